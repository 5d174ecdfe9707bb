import { withQuery } from './with-query.js';

const CURSOR_LIMIT = 2000;

/** Returns the cursor in the address, after which the list starts; null for the start. */
export function cursorOf(params: URLSearchParams): string | null {
  const cursor = params.get('cursor');
  return cursor === null || cursor === '' || cursor.length > CURSOR_LIMIT ? null : cursor;
}

/** Returns the address of a page whose list starts after a cursor. */
export function listPath(pathname: string, cursor: string | null): string {
  return withQuery(pathname, { cursor });
}
