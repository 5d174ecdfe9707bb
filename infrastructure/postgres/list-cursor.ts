import { refuse } from '../../domain/shared/domain-error.js';
import { parseUserId } from '../../domain/shared/ids.js';

/** A value in a cursor: a row's sort value. */
export type CursorValue = string | number;

type Kind = 'string' | 'number' | 'uuid';

/**
 * Returns the end of a page as URL-safe text. `list` identifies the list and its filters. The values must be valid in
 * JSON.
 */
export function writeCursor(list: string, values: readonly unknown[]): string {
  return Buffer.from(JSON.stringify([list, ...values])).toString('base64url');
}

/**
 * Reads a cursor that `writeCursor` wrote for this list, with values of these kinds. Throws INVALID_CURSOR for anything
 * else.
 */
export function readCursor(list: string, kinds: readonly Kind[], cursor: string): CursorValue[] {
  const values = readValues(list, cursor);
  const fits = values.length === kinds.length && kinds.every((kind, i) => isOf(kind, values[i]));
  return fits ? (values as CursorValue[]) : brokenCursor();
}

/**
 * Returns the unchecked values of a cursor of this list; a caller may have forged them. Throws INVALID_CURSOR if it is
 * not a cursor of this list.
 */
export function readValues(list: string, cursor: string): unknown[] {
  const content = parsed(cursor);
  if (!Array.isArray(content) || content[0] !== list) return brokenCursor();
  return content.slice(1) as unknown[];
}

/** Throws INVALID_CURSOR. */
export function brokenCursor(): never {
  return refuse('INVALID_CURSOR', 'The cursor does not belong to this list.', 'cursor');
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Numbers must be integers that fit PostgreSQL's bigint. Text must not contain NUL. */
function isOf(kind: Kind, value: unknown): boolean {
  if (kind === 'number') return Number.isSafeInteger(value);
  return typeof value === 'string' && (kind === 'uuid' ? parseUserId(value) !== null : !value.includes('\0'));
}
