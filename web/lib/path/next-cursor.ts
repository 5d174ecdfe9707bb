/** The cursor of the next page out of a list's `Link: <…?cursor=…>; rel="next"`; null on the last page. */
export function nextCursor(headers: Headers): string | null {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, 'http://site.invalid').searchParams.get('cursor');
}
