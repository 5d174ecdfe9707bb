import type { HiddenFiles, HiddenFile } from '../../application/upload/ports.js';
import { uploadIdIn } from '../../domain/upload/upload-address.js';
import type { UploadKind } from '../../domain/upload/upload-kind.js';
import { isClosed } from '../account/closed-account-sql.js';
import { HAS_FILE } from '../business/business.entity.js';
import { showsClosed } from '../business/closed-sql.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';
import { BatchedReads } from '../postgres/batched-reads.js';
import type { Database } from '../postgres/database.js';

/** Kinds of uploads that show a member, or something of the member's own. */
const OF_MEMBERS: readonly UploadKind[] = ['profile_photo', 'pet_photo', 'review_photo'];

/** Kinds of uploads whose visibility administrators decide. */
const OF_BUSINESSES: readonly UploadKind[] = ['business_photo', 'menu'];

const NOT_PAUSED = (member: string) => `not exists (select from users u where u.id = ${member} and u.paused)`;

/** SQL of businesses `b` that have the file at `p.address`. */
const HAVING: Readonly<Record<'business_photo' | 'menu', string>> = {
  business_photo: `from businesses b where ${HAS_FILE.photo('b', 'p.address')}`,
  menu: `from businesses b where ${HAS_FILE.menu('b', 'p.address')}`,
};

/** SQL: anyone can see the page of the business. */
const IS_SEEN = `(b.is_public or ${showsClosed('b')})`;

/** SQL per kind of upload `f`: whether a public record shows the file at `p.address`. Each condition uses an index. */
const SHOWN: Readonly<Record<Exclude<UploadKind, 'claim_document'>, string>> = {
  business_photo: `exists (select ${HAVING.business_photo} and ${IS_SEEN})`,
  menu: `exists (select ${HAVING.menu} and ${IS_SEEN})`,
  profile_photo: `exists (select from users u where u.id = f.user_id and u.profile_image_url = p.address and not u.paused)`,
  pet_photo: `(exists (select from pet_profiles t where t.pet_image_url = p.address and ${isPublicPet('t')} and ${NOT_PAUSED('t.user_id')})
    or exists (select from guide_dogs g where g.pet_image_url = p.address and g.state = 'shown' and ${NOT_PAUSED('g.user_id')}))`,
  review_photo: `exists (select from reviews r where r.images @> array[p.address] and r.images <> '{}' and r.is_published and ${NOT_PAUSED('r.user_id')})`,
};

const IS_SHOWN = `case f.kind ${Object.entries(SHOWN)
  .map(([kind, shown]) => `when '${kind}' then ${shown}`)
  .join(' ')} else false end`;

/** Returns SQL: the managers of businesses `b`, from `having` on, in which `p` is the file. */
const managers = (having: string): string =>
  `select w.member_id from business_people w where w.role = 'manager' and w.business_id in (select b.id ${having})`;

/**
 * The businesses' owners and managers, in addition to the uploader: a claimed business has a new owner. Nulls are removed here, because
 * the planner would read all businesses with an owner to find those without null.
 */
const OWNERS = `array_remove(array(select b.owner_id ${HAVING.business_photo} and f.kind = 'business_photo'
  union select b.owner_id ${HAVING.menu} and f.kind = 'menu'
  union ${managers(`${HAVING.business_photo} and f.kind = 'business_photo'`)}
  union ${managers(`${HAVING.menu} and f.kind = 'menu'`)}), null)`;

// A file without its member or its record waits to be deleted.
const AMONG = {
  name: 'hidden-files',
  text: `select h.address, h."shownTo", h."toAdministrators" from unnest($1::text[], $2::uuid[]) p(address, id)
    left join uploads f on f.id = p.id left join taken_down_photos t on t.address = p.address
    cross join lateral (select t.address is not null or f.kind = any($3) and ${isClosed('f.user_id')} as closed,
      p.id is not null and (f.user_id is null or f.free_since is not null) as unused) s
    cross join lateral (select p.address,
      case when s.closed or f.user_id is null then '{}'::uuid[]
        when s.unused then array[f.user_id] else ${OWNERS} || f.user_id end as "shownTo",
      not s.closed and not s.unused and f.kind = any($4) as "toAdministrators") h
    where s.closed or s.unused or p.id is not null and not ${IS_SHOWN}`,
};

/**
 * Checks whether files are hidden. A page requests many pictures at once, so they are checked together in one or two
 * statements.
 */
export class PostgresHiddenFiles implements HiddenFiles {
  readonly #reads = new BatchedReads<HiddenFile>(async (addresses) => {
    const rows = await this.database.rows<HiddenFile & { address: string }>(AMONG, [
      addresses,
      addresses.map(uploadIdIn),
      OF_MEMBERS,
      OF_BUSINESSES,
    ]);
    return new Map(rows.map(({ address, ...hidden }) => [address, hidden]));
  });

  constructor(private readonly database: Database) {}

  of(address: string): Promise<HiddenFile | null> {
    return this.#reads.get(address);
  }
}
