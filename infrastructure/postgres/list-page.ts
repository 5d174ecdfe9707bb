import type { JsonText, ListPage, PageRequest } from '../../application/shared/page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';
import type { Database, Statement } from './database.js';
import { readCursor, writeCursor } from './list-cursor.js';

/** A row that is one element of a list's JSON. */
export interface JsonRow {
  readonly json: string;
}

/**
 * A list that is read page by page. Its rows have `position` and `id`, the order of the list; `position` is a number,
 * such as microseconds since 1970.
 */
export interface PagedList {
  /** Names the list and its filters in cursors, so that no other list accepts them. */
  readonly name: string;
  /** Filter values: the first parameters of all statements. */
  readonly values?: readonly unknown[];
  /** Parameters after the filters: row limit, position and id of the cursor. Both are null on the first page. */
  readonly page: Statement;
  /** Used after a cursor, with position and id. If it is set, `page` has only the row limit. */
  readonly next?: Statement;
  readonly count: Statement;
  /** Default: number. */
  readonly id?: 'number' | 'uuid';
}

/** A row's position in its list. A bigint arrives as text. */
export interface Positioned {
  readonly position: string;
  readonly id: number | string;
}

/**
 * Reads a page of a list and counts the list at the same time. `toJson` receives each row without its position. Throws
 * INVALID_CURSOR for a cursor of another list.
 */
export async function pageOf<Row extends object = JsonRow>(
  database: Database,
  { name, values = [], page, next, count, id: idKind = 'number' }: PagedList,
  { limit, cursor }: PageRequest,
  toJson: (row: Row) => JsonText = jsonOf,
): Promise<ListPage> {
  const first = next === undefined ? [null, null] : [];
  const after = cursor === null ? first : readCursor(name, ['number', idKind], cursor);
  const statement = cursor === null ? page : (next ?? page);
  const [rows, counted] = await Promise.all([
    database.rows<Row & Positioned>(statement, [...values, limit + 1, ...after]),
    database.row<{ total: number }>(count, values),
  ]);
  const shown = rows.map(({ position, ...row }) => ({ json: toJson(row as unknown as Row), position, id: row.id }));
  return listPage(shown, limit, counted?.total ?? 0, ({ position, id }) =>
    writeCursor(name, [Number(position), idKind === 'number' ? Number(id) : id]),
  );
}

/** The SQL of a list that is ordered by a time and the id of its table. */
interface OrderedListSql {
  /** Names the statements, and the list in cursors. */
  readonly name: string;
  /** The columns of a row, which include its id. */
  readonly columns: string;
  /** The table and its alias, such as `appeals a`. */
  readonly from: string;
  /** Conditions. `$1` and so on are the filter values. */
  readonly where: string;
  /** Joins that keep each row once. They are made after the page is cut, so that only its rows are joined. */
  readonly joins?: string;
  /** SQL of the time. Default: the column `created_at`. */
  readonly time?: string;
  /** Default: oldest first. */
  readonly newestFirst?: boolean;
  /** Default: number. */
  readonly id?: 'number' | 'uuid';
}

/** Returns the list with its statements: first page, next page, and count. */
export function orderedList(sql: OrderedListSql): PagedList & { readonly next: Statement } {
  const { name, columns, from, where, joins, id = 'number' } = sql;
  const alias = from.split(' ').at(-1) ?? from;
  const filters = new Set(where.match(/\$\d+/g)).size;
  const { time = `${alias}.created_at`, newestFirst = false } = sql;
  const [limit, moment, last] = [1, 2, 3].map((place) => `$${filters + place}`) as [string, string, string];
  const after = `(${time}, ${alias}.id) ${newestFirst ? '<' : '>'}
    (${momentOf(moment)}, ${id === 'uuid' ? `${last}::text::uuid` : `${last}::bigint`})`;
  const order = newestFirst ? `order by ${time} desc, ${alias}.id desc` : `order by ${time}, ${alias}.id`;
  const selected = `select ${columns}, ${microseconds(time)}::text as position`;
  const statement = (suffix: string, condition: string): Statement => {
    const rows = `from ${from} where ${condition} ${order} limit ${limit}`;
    const text =
      joins === undefined
        ? `${selected} ${rows}`
        : `${selected} from (select ${alias}.* ${rows}) ${alias} ${joins} ${order}`;
    return { name: `${name}${suffix}`, text };
  };
  return {
    name,
    page: statement('', where),
    next: statement('-next', `(${where}) and ${after}`),
    count: countOf(`${name}-count`, `${from} where ${where}`),
    id,
  };
}

function jsonOf(row: object): JsonText {
  return (row as JsonRow).json;
}

/** Returns the statement that counts the rows of `from` (tables and conditions), up to one more than TOTAL_CAP. */
export function countOf(name: string, from: string): Statement {
  return {
    name,
    text: `select count(*)::integer as total from (select from ${from} limit ${TOTAL_CAP + 1}) counted`,
  };
}

/**
 * Returns a page from up to `limit` + 1 rows; the extra row means that another page follows. `counted` is at most
 * TOTAL_CAP + 1.
 */
export function listPage<Row extends JsonRow>(
  rows: readonly Row[],
  limit: number,
  counted: number,
  cursorAfter: (row: Row) => string,
): ListPage {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    json: `[${shown.map(({ json }) => json).join(',')}]`,
    total: Math.min(counted, TOTAL_CAP),
    capped: counted > TOTAL_CAP,
    next: rows.length > limit && last !== undefined ? cursorAfter(last) : null,
  };
}

/** Returns SQL that formats a time like the API: ISO 8601, UTC, milliseconds. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** Returns SQL of a time as whole microseconds since 1970, which a cursor can hold without loss. */
export function microseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000000)::bigint`;
}

/** Returns SQL of the time from a value of `microseconds`. */
export function momentOf(parameter: string): string {
  return `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;
}
