import type { ListPage } from '../../application/shared/page.js';
import { TOTAL_CAP } from '../../domain/shared/page-size.js';

/** A row that is one element of a list's JSON. */
export interface JsonRow {
  readonly json: string;
}

/** A page out of rows of which one more was asked for than is shown; `cursorAfter` names where a row stands. `counted` may pass the cap by one. */
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

/** SQL that writes a moment as the API does: ISO 8601, UTC, milliseconds. */
export function isoTime(column: string): string {
  return `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}

/** SQL of a moment as whole microseconds, which a cursor carries without loss, and back. */
export function microseconds(column: string): string {
  return `(extract(epoch from ${column}) * 1000000)::bigint`;
}

export function momentOf(parameter: string): string {
  return `(timestamptz 'epoch' + ${parameter}::bigint * interval '1 microsecond')`;
}
