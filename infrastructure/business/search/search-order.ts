import type { Sort } from '../../../domain/business/list-order.js';
import { recommendedSql } from './relevance-sql.js';

/** The order of a statement's rows. Each ends with the id, so that no two businesses compare equal. */
const BY_RATING = ['rating', 'reviews', 'tier', 'name', 'id'] as const;
const BY_RECOMMENDED = ['recommended', 'reviews', 'tier', 'name', 'id'] as const;

const KEYS = {
  recommended: BY_RECOMMENDED,
  rating: BY_RATING,
  reviews: ['reviews', 'rating', 'tier', 'name', 'id'],
  name: ['name', 'id'],
  relevance: ['score', ...BY_RECOMMENDED],
  distance: ['chord', ...BY_RATING],
} as const satisfies Readonly<Record<Sort, readonly string[]>>;

export type SortKey = (typeof KEYS)[Sort][number];

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
  recommended: { sql: recommendedSql, down: true, type: 'integer' },
  score: { sql: (row) => `${row}.score`, down: true, type: 'integer' },
  chord: { sql: (row) => `${row}.chord`, down: false, type: 'float8' },
};

/** Returns the names of the values in a cursor of this order, most significant first. */
export function keysOf(sort: Sort): readonly SortKey[] {
  return KEYS[sort];
}

export function orderBy(sort: Sort, row: string): string {
  return KEYS[sort].map((key) => `${COLUMNS[key].sql(row)}${COLUMNS[key].down ? ' desc' : ''}`).join(', ');
}

/**
 * Returns SQL for the rows after the one with the values {afterRating}, {afterId}, and so on. The first condition lets
 * an index in that order start there.
 */
export function behind(sort: Sort, row: string): string {
  const [first, ...rest] = KEYS[sort];
  const { sql, down } = COLUMNS[first];
  const chain = [first, ...rest].reduceRight<string>((further, key) => {
    const column = COLUMNS[key];
    const past = `${column.sql(row)} ${column.down ? '<' : '>'} ${afterValue(key)}`;
    return further === '' ? past : `(${past} or (${column.sql(row)} = ${afterValue(key)} and ${further}))`;
  }, '');
  return `${sql(row)} ${down ? '<=' : '>='} ${afterValue(first)} and ${chain}`;
}

/** Returns the columns that identify the position of a page's last row. */
export function lastRow(sort: Sort, row: string): string {
  return KEYS[sort].map((key) => `${COLUMNS[key].sql(row)}${key === 'rating' ? '::text' : ''} as "${key}"`).join(', ');
}

export function afterName(key: SortKey): string {
  return `after${key.charAt(0).toUpperCase()}${key.slice(1)}`;
}

function afterValue(key: SortKey): string {
  return `{${afterName(key)}}::${COLUMNS[key].type}`;
}
