const CURSOR_LIMIT = 2000;

/** Where in a list an address begins: after the page that ended at this cursor; null at its start. */
export function cursorOf(params: URLSearchParams): string | null {
  const cursor = params.get('cursor');
  return cursor === null || cursor === '' || cursor.length > CURSOR_LIMIT ? null : cursor;
}

/** The address of a page whose list begins after a cursor. */
export function listPath(pathname: string, cursor: string | null): string {
  return cursor === null ? pathname : `${pathname}?${new URLSearchParams({ cursor }).toString()}`;
}
