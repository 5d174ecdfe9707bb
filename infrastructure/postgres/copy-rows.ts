import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** A value that COPY accepts. Undefined counts as null. */
export type CopyValue = string | number | boolean | Date | readonly string[] | null | undefined;

/** Approximate number of characters sent at once. Sending single rows would cost more than writing them. */
const PIECE = 64 * 1024;

/** Writes rows with COPY, the fastest method, in the order of `columns`. Buffers none of `rows`. Fails as a whole. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const copy = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(pieces(rows), { objectMode: false }), copy);
}

function* pieces(rows: Iterable<readonly CopyValue[]>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(field).join('\t')}\n`;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function field(value: CopyValue): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'string') return escape(value);
  if (value instanceof Date) return value.toISOString();
  return Array.isArray(value) ? escape(arrayText(value as readonly string[])) : String(value);
}

const SPECIAL = /[\\\t\n\r]/;

function escape(text: string): string {
  if (!SPECIAL.test(text)) return text;
  return text.replaceAll('\\', '\\\\').replaceAll('\t', '\\t').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

function arrayText(values: readonly string[]): string {
  return `{${values.map((value) => `"${value.replace(/(["\\])/g, '\\$1')}"`).join(',')}}`;
}
