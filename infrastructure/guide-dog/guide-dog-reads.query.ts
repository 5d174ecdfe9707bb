import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import type { GuideDogReads } from '../../application/guide-dog/ports.js';
import type { Database } from '../postgres/database.js';
import { readCursor, writeCursor } from '../postgres/list-cursor.js';
import { isoTime, listPage, type JsonRow } from '../postgres/list-page.js';
import { GUIDE_DOG_DRAWING, GUIDE_DOG_PHOTO, LINKED_PET } from './guide-dog-picture.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';

const LIST = 'guide-dogs';

/**
 * The contract's `GuideDog`. Of the member, it shows only the first name and the picture. If a public pet is linked, it
 * shows the pet's picture.
 */
const jsonWith = (pet: string): string => `json_build_object(
  'id', g.id, 'userId', g.user_id, 'petName', g.pet_name, 'petType', g.pet_type,
  'petImageUrl', ${GUIDE_DOG_PHOTO}, 'petDrawing', ${GUIDE_DOG_DRAWING},
  'petProfileId', ${pet}, 'bio', g.bio,
  'location', g.location, 'status', g.status, 'reviewCount', g.review_count, 'joinedDate', ${isoTime('g.joined_date')},
  'user', json_build_object('firstName', u.first_name, 'profileImageUrl', u.profile_image_url),
  'state', nullif(g.state, 'shown'))::text`;

const GUIDE_DOG_JSON = jsonWith(LINKED_PET);

/** `$2` is the viewer. Members see the ID of their own linked pet even if it is private. */
const JSON_FOR_VIEWER = jsonWith(`case when g.user_id = $2::uuid then g.pet_profile_id else ${LINKED_PET} end`);

/** Profiles of closed accounts and paused profiles (index users_hidden) are not listed. */
const COUNTED = `from guide_dogs c
  where c.state = 'shown'
    and not exists (select from users u where u.id = c.user_id and (u.erasure_at is not null or u.paused))
  limit ${TOTAL_CAP + 1}`;

/** Reads index guide_dogs_rank in its own order. The count stops at the cap. */
function page(name: string, after: string) {
  return {
    name,
    text: `select ${GUIDE_DOG_JSON} as json, g.id, g.review_count as reviews,
        (select count(*)::integer from (select ${COUNTED}) counted) as total
      from guide_dogs g join users u on u.id = g.user_id and u.erasure_at is null and not u.paused
      where g.state = 'shown' ${after}
      order by g.review_count desc, g.id limit $1`,
  };
}

const FIRST = page('guide-dogs-first', '');
const NEXT = page(
  'guide-dogs-next',
  'and g.review_count <= $2::bigint and (g.review_count < $2::bigint or g.id > $3::bigint)',
);
const COUNT = {
  name: 'guide-dogs-count',
  text: `select count(*)::integer as total from (select ${COUNTED}) counted`,
};

const OF_MEMBER = {
  name: 'guide-dog-of-member',
  text: `select ${JSON_FOR_VIEWER} as json
    from guide_dogs g join users u on u.id = g.user_id and u.erasure_at is null
    where g.user_id = $1 and (g.user_id = $2::uuid or g.state = 'shown' and not u.paused)`,
};

interface GuideDogRow extends JsonRow {
  readonly id: number;
  readonly reviews: number;
  readonly total: number;
}

export class PostgresGuideDogReads implements GuideDogReads {
  constructor(private readonly database: Database) {}

  async page({ limit, cursor }: PageRequest): Promise<ListPage> {
    const after = cursor === null ? [] : readCursor(LIST, ['number', 'number'], cursor);
    const statement = cursor === null ? FIRST : NEXT;
    const rows = await this.database.rows<GuideDogRow>(statement, [limit + 1, ...after]);
    // A page after the last one has no row to return the total with.
    const total = rows[0]?.total ?? (await this.database.row<{ total: number }>(COUNT))?.total ?? 0;
    return listPage(rows, limit, total, (row) => writeCursor(LIST, [row.reviews, row.id]));
  }

  ofMember(userId: string, viewerId: string | null): Promise<JsonText | null> {
    return this.database.json(OF_MEMBER, [userId, viewerId]);
  }
}
