/** Longest path that is kept through a sign-in or as the way back, in characters. */
const MAX_LENGTH = 2000;

/** Calls of the API and of the provider: coming back to one of them could sign the member out, or in again. */
const NO_PAGE = /^\/+(?:api|oidc)(?:\/|$)/i;

/** No site; an address below it that leaves it leads elsewhere. */
const BASE = 'https://site.invalid';

/**
 * The path of a page of this site that a caller names, with its query and fragment, as `from`, `returnTo` and `next` do;
 * null for anything else. Never leads to another origin, nor to a call.
 */
export function sitePath(wanted: unknown): string | null {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !wanted.startsWith('/')) return null;
  // Browsers drop tabs and line ends and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, BASE)) return null;
  const { origin, pathname, search, hash } = new URL(wanted, BASE);
  // `/.//elsewhere.example` is a path here, and an address of another site where it is followed.
  if (origin !== BASE || pathname.startsWith('//') || isCall(pathname)) return null;
  return pathname + search + hash;
}

/** Also of a path that is written with percent signs, as the server reads it. */
function isCall(pathname: string): boolean {
  try {
    return NO_PAGE.test(decodeURIComponent(pathname));
  } catch {
    // The server knows no such path.
    return false;
  }
}
