import type { Sort } from '../../../domain/business/list-order.js';
import type { BusinessFilters } from '../../../application/business/ports.js';

/** The order of a statement's rows. Each ends with the id, so that no two businesses compare equal. */
const BY_RATING = ['rating', 'reviews', 'tier', 'name', 'id'] as const;
const BY_RECOMMENDED = ['recommended', 'reviews', 'tier', 'name', 'id'] as const;

const BY_RELEVANCE = ['score', ...BY_RECOMMENDED] as const;

/** Each order in which places that fit the pets come first, and the order among those with the same rank. */
const AMONG_EQUALS = {
  'fit, recommended': 'recommended',
  'fit, rating': 'rating',
  'fit, relevance': 'relevance',
} as const satisfies Readonly<Record<string, Sort>>;

type FitOrder = keyof typeof AMONG_EQUALS;

/** The order of a list. With very many matches, those of the best bands come first. */
export type Order = Sort | FitOrder | 'bands';

const KEYS = {
  recommended: BY_RECOMMENDED,
  rating: BY_RATING,
  reviews: ['reviews', 'rating', 'tier', 'name', 'id'],
  name: ['name', 'id'],
  relevance: BY_RELEVANCE,
  distance: ['chord', ...BY_RATING],
  bands: ['band', ...BY_RECOMMENDED],
  'fit, recommended': ['fitRank', ...BY_RECOMMENDED],
  'fit, rating': ['fitRank', ...BY_RATING],
  'fit, relevance': ['fitRank', ...BY_RELEVANCE],
} as const satisfies Readonly<Record<Order, readonly string[]>>;

export type SortKey = (typeof KEYS)[Order][number];

/** Whether places that fit the pets come first. */
export const isFitFirst = (order: Order): order is FitOrder => order in AMONG_EQUALS;

/** Returns the order among places that fit equally well. */
export const amongEquals = (order: Order): Exclude<Order, FitOrder> =>
  isFitFirst(order) ? AMONG_EQUALS[order] : order;

/**
 * Returns the order of a search. Relevance without a text means rating. With pets, places that fit come first if
 * relevance or the recommended order is requested; the other orders stay as they are.
 */
export function orderOf(requested: Sort, { text, area, fit }: Pick<BusinessFilters, 'text' | 'area' | 'fit'>): Order {
  // Without an origin, a relaxed search has no distances.
  const asked = requested === 'distance' && area.kind !== 'around' ? 'relevance' : requested;
  const sort = asked === 'relevance' && text === null ? 'rating' : asked;
  if (fit === null || (asked !== 'relevance' && asked !== 'recommended')) return sort;
  return sort === 'relevance' ? 'fit, relevance' : sort === 'recommended' ? 'fit, recommended' : 'fit, rating';
}

/** Returns the order that replaces relevance if it isn't computed for each match, because it means little then. */
export function unranked(order: Order): Order {
  if (order === 'fit, relevance') return 'fit, recommended';
  return order === 'relevance' ? 'recommended' : order;
}

/** Returns the order of the best matches if there are more than a search reads. */
export function orderOfMany(order: Order): Order {
  const read = unranked(order);
  return read === 'recommended' ? 'bands' : read;
}

interface Column {
  readonly sql: (row: string) => string;
  readonly down: boolean;
  /** The SQL type used to compare a value from a cursor. */
  readonly type: string;
}

const COLUMNS: Readonly<Record<SortKey, Column>> = {
  rating: { sql: (row) => `${row}.avg_rating`, down: true, type: 'numeric' },
  reviews: { sql: (row) => `${row}.review_count`, down: true, type: 'integer' },
  tier: { sql: (row) => `${row}.tier`, down: true, type: 'text' },
  name: { sql: (row) => `${row}.name collate name_order`, down: false, type: 'text' },
  id: { sql: (row) => `${row}.id`, down: false, type: 'integer' },
  recommended: { sql: (row) => `${row}.recommended`, down: true, type: 'integer' },
  score: { sql: (row) => `${row}.score`, down: true, type: 'integer' },
  chord: { sql: (row) => `${row}.chord`, down: false, type: 'float8' },
  band: { sql: (row) => `${row}.band`, down: false, type: 'integer' },
  fitRank: { sql: (row) => `${row}.fit_rank`, down: false, type: 'integer' },
};

/** Returns the names of the values in a cursor of this order, most significant first. */
export function keysOf(order: Order): readonly SortKey[] {
  return KEYS[order];
}

export function orderBy(order: Order, row: string): string {
  return keysOf(order)
    .map((key) => `${COLUMNS[key].sql(row)}${COLUMNS[key].down ? ' desc' : ''}`)
    .join(', ');
}

/**
 * Returns SQL for the rows after the one with the values {afterRating}, {afterId}, and so on. The first condition lets
 * an index in that order start there.
 */
export function behind(order: Order, row: string): string {
  const [first, ...rest] = KEYS[order];
  const { sql, down } = COLUMNS[first];
  const chain = [first, ...rest].reduceRight<string>((further, key) => {
    const column = COLUMNS[key];
    const past = `${column.sql(row)} ${column.down ? '<' : '>'} ${afterValue(key)}`;
    return further === '' ? past : `(${past} or (${column.sql(row)} = ${afterValue(key)} and ${further}))`;
  }, '');
  return `${sql(row)} ${down ? '<=' : '>='} ${afterValue(first)} and ${chain}`;
}

/** Returns the columns that identify the position of a page's last row in each of the orders. */
export function lastRow(orders: readonly Order[], row: string): string {
  return [...new Set(orders.flatMap(keysOf))]
    .map((key) => `${COLUMNS[key].sql(row)}${key === 'rating' ? '::text' : ''} as "${key}"`)
    .join(', ');
}

export function afterName(key: SortKey): string {
  return `after${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

function afterValue(key: SortKey): string {
  return `{${afterName(key)}}::${COLUMNS[key].type}`;
}
