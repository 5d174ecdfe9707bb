import { refuse } from '../../domain/shared/domain-error.js';

/** What a cursor holds of a row: the values its list is ordered by. */
export type CursorValue = string | number;

type Kind = 'string' | 'number';

/** Where a page ended, as text for an address. `list` names the list and what it was filtered by. */
export function writeCursor(list: string, values: readonly CursorValue[]): string {
  return Buffer.from(JSON.stringify([list, ...values])).toString('base64url');
}

/** What `writeCursor` wrote for this list, with values of these kinds. Refuses anything else with INVALID_CURSOR. */
export function readCursor(list: string, kinds: readonly Kind[], cursor: string): CursorValue[] {
  const content = parsed(cursor);
  if (!Array.isArray(content)) return broken();
  const [name, ...values] = content as unknown[];
  const fits = name === list && values.length === kinds.length && kinds.every((kind, i) => isOf(kind, values[i]));
  return fits ? (values as CursorValue[]) : broken();
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

function broken(): never {
  return refuse('INVALID_CURSOR', 'cursor is not one that this list has given.', 'cursor');
}
