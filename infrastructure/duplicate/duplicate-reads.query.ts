import type { DuplicateReads } from '../../application/duplicate/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { UNDO_DAYS } from '../../domain/duplicate/merge.js';
import { WAY } from '../business/kept-instead.js';
import type { Database, Statement } from '../postgres/database.js';
import { countOf, isoTime, orderedList, pageOf, type PagedList } from '../postgres/list-page.js';

const rating = (b: string, column: string) => `(select ${column} from business_entries r where r.id = ${b}.id)`;

const business = (b: string) => `json_build_object('id', ${b}.id, 'name', ${b}.name, 'category', ${b}.category,
  'kind', ${b}.kind, 'description', ${b}.description, 'address', ${b}.address, 'city', ${b}.city, 'state', ${b}.state, 'zipCode', ${b}.zip_code,
  'phone', ${b}.phone, 'website', ${b}.website, 'email', ${b}.email, 'latitude', ${b}.latitude, 'longitude', ${b}.longitude,
  'priceRange', ${b}.price_range, 'petPerks', ${b}.pet_perks,
  'policy', ${b}.policy, 'openingHours', ${b}.opening_hours, 'images', ${b}.images, 'tier', ${b}.tier,
  'ownerId', ${b}.owner_id, 'isVerified', ${b}.is_verified, 'avgRating', ${rating(b, `to_char(r.avg_rating, 'FM0.00')`)},
  'reviewCount', ${rating(b, 'r.review_count')}, 'createdAt', ${isoTime(`${b}.created_at`)},
  'savedCount', (select count(distinct s.user_id)::integer from saved_places s where s.business_id = ${b}.id))`;

const CANDIDATE = `json_build_object('id', c.id, 'score', c.score, 'reasons', c.reasons, 'dismissedBy', c.dismissed_by,
  'dismissedAt', ${isoTime('c.dismissed_at')}, 'businesses', json_build_array(${business('l')}, ${business('u')}))::text as json`;

const JOINS = 'join businesses l on l.id = c.lower_id join businesses u on u.id = c.upper_id';

/**
 * A likely duplicate with a hidden business is removed at its next comparison. Until then, duplicate_checks marks it.
 */
const isHidden = (id: string) => `exists (select from duplicate_checks h where h.is_hidden and h.business_id = ${id})`;

/** SQL: the waiting likely duplicates, to select from without reading businesses. Index duplicate_checks_hidden. */
export const WAITING_CANDIDATES = `duplicate_candidates c
  where c.dismissed_at is null and not ${isHidden('c.lower_id')} and not ${isHidden('c.upper_id')}`;

/** Index duplicate_candidates_waiting. */
const WAITING: PagedList = {
  name: 'duplicates waiting',
  page: {
    name: 'duplicates-waiting',
    text: `select ${CANDIDATE}, c.id, c.score::text as position from duplicate_candidates c ${JOINS}
      where c.dismissed_at is null and l.is_public and u.is_public and ($2::bigint is null or (-c.score, c.id) > (-$2::bigint, $3::bigint))
      order by c.score desc, c.id limit $1`,
  },
  count: countOf('duplicates-waiting-count', WAITING_CANDIDATES),
};

/** Decisions, kept whatever happens to the two businesses. Index duplicate_candidates_dismissed. */
const DISMISSED = orderedList({
  name: 'duplicates-dismissed',
  columns: `${CANDIDATE}, c.id`,
  from: 'duplicate_candidates c',
  joins: JOINS,
  where: 'c.dismissed_at is not null',
  time: 'c.dismissed_at',
  newestFirst: true,
});

const merged = (b: string) => `json_build_object('id', ${b}.id, 'name', ${b}.name, 'category', ${b}.category,
  'address', ${b}.address, 'city', ${b}.city, 'state', ${b}.state)`;

/** Must match requireUndoable. */
const CAN_UNDO = `m.undone_at is null and m.merged_at > now() - interval '${UNDO_DAYS} days'
  and not exists (select from business_merges l where l.id > m.id and l.undone_at is null and m.kept_id in (l.kept_id, l.merged_id))`;

const MERGE = `json_build_object('id', m.id, 'kept', ${merged('k')}, 'merged', ${merged('g')},
    'mergedBy', m.merged_by, 'mergedAt', ${isoTime('m.merged_at')},
    'undoUntil', ${isoTime(`(m.merged_at + interval '${UNDO_DAYS} days')`)},
    'undoneBy', m.undone_by, 'undoneAt', ${isoTime('m.undone_at')},
    'moved', json_build_object('reviews', jsonb_array_length(m.moved -> 'reviews'),
      'olderReviews', jsonb_array_length(m.moved -> 'older'), 'photos', jsonb_array_length(m.moved -> 'photos'),
      'claims', jsonb_array_length(m.moved -> 'claims'), 'messages', jsonb_array_length(m.moved -> 'feedback')),
    'moves', case when ${CAN_UNDO} then array['undo'] else '{}'::text[] end)::text as json`;

const MERGE_FROM =
  'from business_merges m join businesses k on k.id = m.kept_id join businesses g on g.id = m.merged_id';

/** Reads the primary key in reverse. */
const MERGES: PagedList = {
  name: 'merges',
  page: {
    name: 'merges',
    text: `select ${MERGE}, m.id, '0' as position ${MERGE_FROM}
      where $2::bigint is null or m.id < $3::bigint
      order by m.id desc limit $1`,
  },
  count: countOf('merges-count', 'business_merges'),
};

const ONE_CANDIDATE: Statement = {
  name: 'duplicate-one',
  text: `select ${CANDIDATE} from duplicate_candidates c ${JOINS} where c.id = $1`,
};

const ONE_MERGE: Statement = { name: 'merge-one', text: `select ${MERGE} ${MERGE_FROM} where m.id = $1` };

const KEPT_INSTEAD: Statement = {
  name: 'business-kept-instead',
  text: `${WAY} select b.id from way join businesses b on b.id = way.id where b.is_public and b.id <> $1`,
};

export class PostgresDuplicateReads implements DuplicateReads {
  constructor(private readonly database: Database) {}

  candidates(which: 'waiting' | 'dismissed', page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, which === 'waiting' ? WAITING : DISMISSED, page);
  }

  merges(page: PageRequest): Promise<ListPage> {
    return pageOf(this.database, MERGES, page);
  }

  candidate(id: number): Promise<JsonText | null> {
    return this.database.json(ONE_CANDIDATE, [id]);
  }

  merge(id: number): Promise<JsonText | null> {
    return this.database.json(ONE_MERGE, [id]);
  }

  async keptInstead(id: number): Promise<number | null> {
    return (await this.database.row<{ id: number }>(KEPT_INSTEAD, [id]))?.id ?? null;
  }
}
