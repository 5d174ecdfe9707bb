const LIMIT = 500;

/** A path of this site with its query, as `from` may name one; null for anything that could lead elsewhere. */
export function sitePath(text: string | null): string | null {
  if (text === null || text.length > LIMIT || !/^\/(?![/\\])[^\\\s]*$/.test(text)) return null;
  try {
    const base = 'http://site.invalid';
    const url = new URL(text, base);
    return url.origin === base ? `${url.pathname}${url.search}` : null;
  } catch {
    return null;
  }
}
