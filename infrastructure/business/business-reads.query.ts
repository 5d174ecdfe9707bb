import { BusinessReads } from '../../application/business/ports.js';
import type { PageRequest, JsonText, ListPage } from '../../application/shared/page.js';
import { publicContent, type TieredContent } from '../../domain/business/listing-tier.js';
import { businessCard } from './business-card.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor, type CursorValue } from '../postgres/list-cursor.js';
import { isoTime, listPage, type JsonRow } from '../postgres/list-page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';

/** The contract's `Business` before its tier decides what of it is shown. */
const DETAIL: Statement = {
  name: 'business-detail',
  text: `select id, name, category, description, address, city, state, zip_code as "zipCode", phone, website, email, images,
      to_char(avg_rating, 'FM0.00') as "avgRating", review_count as "reviewCount", price_range as "priceRange",
      pet_perks as "petPerks", tier, is_favorite as "isFavorite", is_active as "isActive", is_claimed as "isClaimed",
      is_verified as "isVerified", latitude, longitude, owner_id as "ownerId", image_alts as "imageAlts",
      youtube_video_id as "youtubeVideoId", facebook_url as "facebookUrl", instagram_url as "instagramUrl",
      tiktok_url as "tiktokUrl", menu_url as "menuUrl", arrival_notes as "arrivalNotes", highlighted_perks as "highlightedPerks",
      ${isoTime('last_verified_at')} as "lastVerifiedAt", ${isoTime('created_at')} as "createdAt",
      case when $2::uuid is not null
        then exists (select from saved_places s where s.user_id = $2::uuid and s.business_id = businesses.id) end as "isSaved"
    from businesses where id = $1 and is_public`,
};

interface DetailRow extends TieredContent {
  readonly imageAlts: readonly string[];
  /** Null for a visitor. */
  readonly isSaved: boolean | null;
  readonly [column: string]: unknown;
}

/** The order of every list of the best: as in the indexes of businesses. */
const BEST_FIRST = `b.avg_rating desc, b.review_count desc, b.tier desc, b.name collate name_order, b.id`;

/** What stands after ($2 rating, $3 reviews, $4 tier, $5 name, $6 id) in that order; the first line lets the index begin there. */
const BEHIND = `b.avg_rating <= $2::numeric and (b.avg_rating < $2::numeric or (
  b.review_count < $3::bigint or (b.review_count = $3::bigint and (
  b.tier < $4::text or (b.tier = $4::text and (
  b.name collate name_order > $5::text or (b.name collate name_order = $5::text and b.id > $6::bigint)))))))`;

/** What everybody may see. */
const PUBLIC = 'b.is_public';

/** A list of the best among those `where` names; `$1` is the number of rows wanted, the rest of its parameters come last. */
function bestFirst(name: string, where: string, more: readonly string[] = []): Statement {
  return {
    name,
    text: `select ${businessCard('b', more)}::text as json, b.id, b.avg_rating::text as rating, b.review_count as reviews, b.tier, b.name
      from businesses b where ${where} order by ${BEST_FIRST} limit $1`,
  };
}

function counted(name: string, where: string): Statement {
  return {
    name,
    text: `select count(*)::integer as total from (select from businesses b where ${where} limit ${TOTAL_CAP + 1}) counted`,
  };
}

/** Index businesses_favorite in its own order. */
const FAVORITES = {
  first: bestFirst('favorites-first', `${PUBLIC} and b.is_favorite`),
  next: bestFirst('favorites-next', `${PUBLIC} and b.is_favorite and ${BEHIND}`),
  count: counted('favorites-count', `${PUBLIC} and b.is_favorite`),
};

/** Index businesses_owner, then a sort of what one member owns. */
const OWNED = {
  first: bestFirst('owned-first', `${PUBLIC} and b.owner_id = $2`),
  next: bestFirst('owned-next', `${PUBLIC} and b.owner_id = $7 and ${BEHIND}`),
  count: counted('owned-count', `${PUBLIC} and b.owner_id = $1`),
};

/** What a listing's owner sees of it beyond what everybody does. */
const OWNERS_FIELDS = [
  'b.approval_status as "approvalStatus"',
  'b.rejection_reason as "rejectionReason"',
  'b.pending_changes as "pendingChanges"',
];

/** The same index; in whatever state they are, so for the owner alone. */
const OWN = {
  first: bestFirst('own-first', 'b.owner_id = $2', OWNERS_FIELDS),
  next: bestFirst('own-next', `b.owner_id = $7 and ${BEHIND}`, OWNERS_FIELDS),
  count: counted('own-count', 'b.owner_id = $1'),
};

const savedBy = (parameter: string): string =>
  `${PUBLIC} and b.id in (select s.business_id from saved_places s where s.user_id = ${parameter}::uuid)`;

/** The primary key of saved_places, a probe of that of businesses for each, then a sort of what one member saved. */
const SAVED = {
  first: bestFirst('saved-first', savedBy('$2'), ['true as "isSaved"']),
  next: bestFirst('saved-next', `${savedBy('$7')} and ${BEHIND}`, ['true as "isSaved"']),
  count: counted('saved-count', savedBy('$1')),
};

/** One probe of the primary key for each id, in the order of the ids. */
const BATCH: Statement = {
  name: 'business-batch',
  text: `select ${businessCard('b')}::text as json
    from unnest($1::integer[]) with ordinality wanted(id, place) join businesses b on b.id = wanted.id
    where b.is_public order by wanted.place`,
};

interface BestRow extends JsonRow {
  readonly id: number;
  readonly rating: string;
  readonly reviews: number;
  readonly tier: string;
  readonly name: string;
}

interface BestList {
  readonly first: Statement;
  readonly next: Statement;
  readonly count: Statement;
}

export class PostgresBusinessReads extends BusinessReads {
  constructor(private readonly database: Database) {
    super();
  }

  override async detail(id: number, viewerId: string | null): Promise<JsonText | null> {
    const row = await this.database.row<DetailRow>(DETAIL, [id, viewerId]);
    if (row === null) return null;
    const { isSaved, ...shown } = row;
    const content = publicContent(row);
    const imageAlts = row.imageAlts.slice(0, content.images.length);
    return JSON.stringify({ ...shown, ...content, imageAlts, ...(isSaved === null ? {} : { isSaved }) });
  }

  override async favorites(page: PageRequest): Promise<ListPage> {
    return this.bestOf('favorites', FAVORITES, [], page);
  }

  override async ownedBy(userId: string, view: 'public' | 'owner', page: PageRequest): Promise<ListPage> {
    return this.bestOf(`owned ${view} ${userId}`, view === 'owner' ? OWN : OWNED, [userId], page);
  }

  override async savedBy(userId: string, page: PageRequest): Promise<ListPage> {
    return this.bestOf(`saved ${userId}`, SAVED, [userId], page);
  }

  override async batch(ids: readonly number[]): Promise<JsonText> {
    const rows = await this.database.rows<JsonRow & Record<string, unknown>>(BATCH, [ids]);
    return `[${rows.map(({ json }) => json).join(',')}]`;
  }

  private async bestOf(
    list: string,
    statements: BestList,
    filter: readonly unknown[],
    page: PageRequest,
  ): Promise<ListPage> {
    const after = page.cursor === null ? [] : bestCursor(list, page.cursor);
    const statement = page.cursor === null ? statements.first : statements.next;
    const [rows, count] = await Promise.all([
      this.database.rows<BestRow & Record<string, unknown>>(statement, [page.limit + 1, ...after, ...filter]),
      this.database.row<{ total: number }>(statements.count, filter),
    ]);
    return listPage(rows, page.limit, count?.total ?? 0, ({ rating, reviews, tier, name, id }) =>
      writeCursor(list, [Math.round(Number(rating) * 100), reviews, tier, name, id]),
    );
  }
}

/** The average travels as hundredths, so that no text of a caller is ever read as a number by the database. */
function bestCursor(list: string, cursor: string): CursorValue[] {
  const [hundredths, ...rest] = readCursor(list, ['number', 'number', 'string', 'string', 'number'], cursor);
  return [(Number(hundredths) / 100).toFixed(2), ...rest];
}
