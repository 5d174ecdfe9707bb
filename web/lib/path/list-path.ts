import { withQuery } from './with-query.js';

/** Maximum length of one cursor of the API, in characters. */
const MAX_CURSOR_LENGTH = 2000;
/** Maximum length of a cursor in an address, which may also contain those of the pages before. */
const MAX_TRAIL_LENGTH = 2010;

/**
 * Returns the cursor in the address, after which the list starts; null for the start. It is a cursor of the API, or a
 * trail from `trailTo`.
 */
export function cursorOf(params: URLSearchParams): string | null {
  const cursor = params.get('cursor') ?? '';
  const isUsable = cursor.length <= MAX_TRAIL_LENGTH && apiCursorOf(cursor).length <= MAX_CURSOR_LENGTH;
  return apiCursorOf(cursor) === '' || !isUsable ? null : cursor;
}

/** Returns the address of a page whose list starts after a cursor. */
export function listPath(pathname: string, cursor: string | null): string {
  return withQuery(pathname, { cursor });
}

/** A request for a page of a list. */
export interface PageStart {
  /** A cursor of the API; null for the first page. */
  readonly cursor: string | null;
  readonly limit: number;
}

/** Where a list starts that does not start at its beginning. */
export interface ListStart {
  /** The cursor in the address. */
  readonly cursor: string;
  /** Number of items on the pages before; null if the address doesn't say. */
  readonly before: number | null;
}

interface Trail {
  /** Number of pages before. */
  readonly depth: number;
  /** The API's cursors of the last pages, ending with the current one. */
  readonly cursors: readonly string[];
}

/** Cursors of the API contain no dot. */
const TRAIL = /^([1-9]\d{0,3})\.(.+)$/;

/** Returns null for a cursor of the API alone. */
function trailOf(cursor: string): Trail | null {
  const [, depth, rest = ''] = TRAIL.exec(cursor) ?? [];
  return depth === undefined ? null : { depth: Number(depth), cursors: rest.split('.') };
}

/** Returns the cursor of the API in a cursor of an address. */
export function apiCursorOf(cursor: string): string {
  return cursor.slice(cursor.lastIndexOf('.') + 1);
}

/** Returns the number of pages before a cursor of an address; null if it doesn't say. */
export const pagesBefore = (cursor: string): number | null => trailOf(cursor)?.depth ?? null;

/**
 * Returns the cursor for the address of the next page: the number of pages before it and their last cursors, so that the
 * next page can link back and count. `current` is the cursor of the current page; null on the first.
 */
export function trailTo(next: string, current: string | null): string {
  const before = current === null ? { depth: 0, cursors: [] } : trailOf(current);
  if (before === null) return next;
  const cursors = [...before.cursors, next];
  const text = (): string => `${before.depth + 1}.${cursors.join('.')}`;
  while (cursors.length > 1 && text().length > MAX_CURSOR_LENGTH) cursors.shift();
  return text();
}

/** Returns the cursor of the previous page; null if that is the first, undefined if it isn't known. */
export function previousOf(cursor: string): string | null | undefined {
  const trail = trailOf(cursor);
  if (trail?.depth === 1) return null;
  if (trail === null || trail.cursors.length < 2) return undefined;
  return `${trail.depth - 1}.${trail.cursors.slice(0, -1).join('.')}`;
}
