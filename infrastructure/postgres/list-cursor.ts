import { refuse } from '../../domain/shared/domain-error.js';

/** What a cursor holds of a row: the values its list is ordered by. */
export type CursorValue = string | number;

type Kind = 'string' | 'number';

/** Where a page ended, as text for an address. `list` names the list and what it was filtered by; the values are such as JSON has. */
export function writeCursor(list: string, values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([list, ...values])).toString('base64url');
}

/** What `writeCursor` wrote for this list, with values of these kinds. Refuses anything else with INVALID_CURSOR. */
export function readCursor(list: string, kinds: readonly Kind[], cursor: string): CursorValue[] {
  const values = readValues(list, cursor);
  const fits = values.length === kinds.length && kinds.every((kind, i) => isOf(kind, values[i]));
  return fits ? (values as CursorValue[]) : brokenCursor();
}

/** The values of a cursor of this list, yet to be looked at: a caller may have written them. Refuses what is none with INVALID_CURSOR. */
export function readValues(list: string, cursor: string): unknown[] {
  const content = parsed(cursor);
  if (!Array.isArray(content) || content[0] !== list) return brokenCursor();
  return content.slice(1) as unknown[];
}

/** Refuses with INVALID_CURSOR. */
export function brokenCursor(): never {
  return refuse('INVALID_CURSOR', 'cursor is not one that this list has given.', 'cursor');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Numbers are integers that PostgreSQL's bigint holds; its text holds no NUL. */
function isOf(kind: Kind, value: unknown): boolean {
  return kind === 'number' ? Number.isSafeInteger(value) : typeof value === 'string' && !value.includes('\0');
}
