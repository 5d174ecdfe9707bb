import { urlIn } from './url-in.js';

/** Characters of a path that is kept during sign-in or as a return path. */
const MAX_LENGTH = 2000;

/** Paths of the API and the provider. Returning to one could sign the member out or in again. */
const NO_PAGE = /^\/+(?:api|oidc)(?:\/|$)/i;

/** A placeholder origin. A path that leaves it leads to another site. */
const BASE = 'https://site.invalid';

/**
 * Returns the path of a page on this site, with query and fragment, from a parameter such as `from`, `returnTo`, or
 * `next`; null for other values. Never leads to another origin or to the API.
 */
export function sitePath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !wanted.startsWith('/')) return null;
  // Browsers drop tabs and line breaks and read a backslash as a slash.
  const url = /[\\\p{Cc}]/u.test(wanted) ? null : urlIn(wanted, BASE);
  if (url === null) return null;
  const { origin, pathname, search, hash } = url;
  // `/.//elsewhere.example` is a path here, but browsers follow it to another site.
  if (origin !== BASE || pathname.startsWith('//') || isCall(pathname)) return null;
  return pathname + search + hash;
}

/** Whether the path is one of NO_PAGE, also if percent-encoded, because the server decodes it. */
function isCall(pathname: string): boolean {
  try {
    return NO_PAGE.test(decodeURIComponent(pathname));
  } catch {
    // The server has no such path.
    return false;
  }
}
