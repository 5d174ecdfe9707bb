import type { ListPage, PageRequest } from '../../application/shared/page.js';
import type { Database, Statement } from '../postgres/database.js';
import { readCursor, writeCursor, type CursorValue } from '../postgres/list-cursor.js';
import { countOf, listPage, type JsonRow } from '../postgres/list-page.js';
import { businessCard } from './business-card.js';

/** The order of every best-first list. It must match the indexes of business_entries. */
const BEST_FIRST = `e.avg_rating desc, e.review_count desc, e.tier desc, e.name collate name_order, e.id`;

/**
 * Rows after the cursor ($2 rating, $3 reviews, $4 tier, $5 name, $6 id) in that order. The first line lets the index
 * start there.
 */
export const BEHIND = `e.avg_rating <= $2::numeric and (e.avg_rating < $2::numeric or (
  e.review_count < $3::bigint or (e.review_count = $3::bigint and (
  e.tier < $4::text or (e.tier = $4::text and (
  e.name collate name_order > $5::text or (e.name collate name_order = $5::text and e.id > $6::bigint)))))))`;

export const PUBLIC = 'e.is_public';

/** Rows after the cursor of a list in groups: those of its group $7 that come after it, and those of later groups. */
export const behindIn = (group: string): string => `(${group} > $7::bigint or (${group} = $7::bigint and ${BEHIND}))`;

/**
 * Returns the statement for the best rows that match `where`. `$1` is the number of rows; the other parameters come
 * last. `more` are additional columns. `group` is SQL of a number: rows with a smaller one come first.
 */
export function bestFirst(name: string, where: string, more: readonly string[] = [], group?: string): Statement {
  const [column, first] = group === undefined ? ['', ''] : [`, ${group} as "group"`, '"group", '];
  return {
    name,
    text: `select ${businessCard('b', more)}::text as json, b.id, e.avg_rating::text as rating, e.review_count as reviews, e.tier, e.name${column}
      from business_entries e join businesses b on b.id = e.id where ${where} order by ${first}${BEST_FIRST} limit $1`,
  };
}

/** Returns the statement that counts the rows that match `where`. */
export const counted = (name: string, where: string): Statement =>
  countOf(name, `business_entries e join businesses b on b.id = e.id where ${where}`);

interface BestRow extends JsonRow {
  readonly id: number;
  readonly rating: string;
  readonly reviews: number;
  readonly tier: string;
  readonly name: string;
  /** Only in a list in groups. */
  readonly group?: number;
}

/** The statements of one list: its first page, the pages after a cursor, and its total. */
export interface BestStatements {
  readonly first: Statement;
  readonly next: Statement;
  readonly count: Statement;
}

interface BestList {
  /** Names the list and its filter in cursors. */
  readonly name: string;
  readonly statements: BestStatements;
  /** True if the statements have a group. */
  readonly isGrouped?: boolean;
  /** The last parameters of the statements. */
  readonly filter: readonly unknown[];
}

/** Returns a page of a list, best first. Throws INVALID_CURSOR for a cursor of another list. */
export async function bestPage(
  database: Database,
  { name, statements, filter, isGrouped = false }: BestList,
  { limit, cursor }: PageRequest,
): Promise<ListPage> {
  const after = cursor === null ? [] : bestCursor(name, cursor, isGrouped);
  const statement = cursor === null ? statements.first : statements.next;
  const [rows, count] = await Promise.all([
    database.rows<BestRow>(statement, [limit + 1, ...after, ...filter]),
    database.row<{ total: number }>(statements.count, filter),
  ]);
  return listPage(rows, limit, count?.total ?? 0, (row) =>
    writeCursor(name, [
      ...[Math.round(Number(row.rating) * 100), row.reviews, row.tier, row.name, row.id],
      ...(isGrouped ? [row.group] : []),
    ]),
  );
}

/** The average is sent as hundredths, so that the database never parses a caller's text as a number. */
function bestCursor(list: string, cursor: string, isGrouped: boolean): CursorValue[] {
  const group = isGrouped ? (['number'] as const) : [];
  const [hundredths, ...rest] = readCursor(list, ['number', 'number', 'string', 'string', 'number', ...group], cursor);
  return [(Number(hundredths) / 100).toFixed(2), ...rest];
}
