import { FIT_RANK, FIT_RANKS, type FitRank } from '../../../domain/policy/fit-rank.js';
import { brokenCursor } from '../../postgres/list-cursor.js';
import { rankConditions } from '../../policy/fit-sql.js';
import type { SearchShape } from './search-area.js';
import { OVER_CAP } from './search-limits.js';
import { amongEquals, behind, orderBy, type Order } from './search-order.js';
import { qualitiesOf, totalOf } from './matches-sql.js';
import { answer, page, rowOf } from './search-sql.js';

/**
 * Returns SQL for a page of the whole directory or of a category. It reads an index in list order.
 *
 * Plan: index scans on entries_rating or entries_recommended for each category, on entries_reviews or on entries_name.
 */
export function walkedPage(shape: SearchShape, sort: Walked, further: boolean, counted: boolean): string {
  const best = walk(shape, sort, { indexed: further ? [behind(sort, 'b')] : [] }, '{more}::bigint');
  return `with ${page(best)} ${answer(shape, [sort], totalOf(shape, counted))}`;
}

/**
 * Like `walkedPage`, for an order in which places that fit come first. Walks once for each rank, and only until the page
 * is full: a limit of zero reads nothing. A rank can be empty, so each walk ends after OVER_CAP places. `after` is the rank of the previous page's last row; null on the first page.
 *
 * Plan: index scans on entries_best, or on entries_recommended_policy for the ranks of places whose policy is
 * known; index scans on entries_recommended for each category for the others.
 */
export function fitFirstPage(shape: SearchShape, order: Order, after: number | null, counted: boolean): string {
  const sort = amongEquals(order);
  const ranks = FIT_RANKS.filter((rank) => rank <= WORST_RANK[shape.fit] && rank >= (after ?? 0));
  // Only a forged cursor is behind the worst answer that the search accepts.
  if (ranks.length === 0) return brokenCursor();
  const parts = ranks.map((rank, index) => {
    const { indexed, checked } = rankConditions('b', shape.timed, rank);
    const further = rank === after ? [behind(sort, 'b')] : [];
    // Only the recommended order has an index for them.
    const conditions =
      sort === 'recommended'
        ? { indexed: [...indexed, ...further], checked }
        : { indexed: further, checked: [...indexed, checked].join(' and ') };
    const full = ranks.slice(0, index).map((earlier) => ` - (select count(*) from ${nameOf(earlier)})`);
    const isOneOrder = sort === 'rating' || rank < FIT_RANK.staleAsk;
    const rows = walk({ ...shape, fit: 'none' }, sort, conditions, `({more}::bigint${full.join('')})`, isOneOrder);
    return `${nameOf(rank)} as materialized (select r.*, ${rank} as fit_rank from (${rows}) r), `;
  });
  const all = ranks.map((rank) => `select * from ${nameOf(rank)}`).join(' union all ');
  const best = `select r.* from (${all}) r order by ${orderBy(order, 'r')}`;
  return `with ${parts.join('')}${page(best)} ${answer(shape, [order], totalOf(shape, counted))}`;
}

/** The orders that an index has. */
export type Walked = ReturnType<typeof amongEquals>;

/** The last rank of each accepted answer. */
const WORST_RANK: Readonly<Record<SearchShape['fit'], FitRank>> = {
  yes: FIT_RANK.staleYes,
  ask: FIT_RANK.staleAsk,
  all: FIT_RANK.no,
  none: FIT_RANK.no,
};

const nameOf = (rank: FitRank): string => `rank_${rank}`;

interface Conditions {
  readonly indexed: readonly string[];
  /** Only the first places that meet the others are checked for it: as many as a search reads. */
  readonly checked?: string;
}

/**
 * Returns SQL for the first rows in order that meet the search's other filters and more conditions. `isOneOrder` is
 * whether an index has all categories in that order.
 */
function walk(
  shape: SearchShape,
  sort: Walked,
  { indexed, checked }: Conditions,
  limit: string,
  isOneOrder = sort !== 'rating' && sort !== 'recommended',
): string {
  const conditions = ['b.is_public', ...qualitiesOf(shape), ...indexed];
  const inOrder = (category: string): string => {
    const ordered = `from business_entries b where ${[...conditions, category].join(' and ')} order by ${orderBy(sort, 'b')}`;
    const from = checked === undefined ? ordered : `from (select b.* ${ordered} limit ${OVER_CAP}) b where ${checked}`;
    return `select ${rowOf(sort)} ${from} limit ${limit}`;
  };
  if (isOneOrder) {
    return inOrder(shape.category ? 'b.category = {category}::text' : 'true');
  }
  return `select r.* from (select n.* from unnest({categories}::text[]) k(category)
      cross join lateral (${inOrder('b.category = k.category')}) n) r order by ${orderBy(sort, 'r')} limit ${limit}`;
}
