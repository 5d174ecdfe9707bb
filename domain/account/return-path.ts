/** Longest path that is kept through a sign-in, in characters: longer ones lead to the home page. */
const MAX_LENGTH = 2000;
/** Calls of the API and of the provider: coming back to one of them could sign the member out, or in again. */
const NO_PAGE = /^\/(?:api|oidc)(?:\/|$|\?)/i;

/** Where a sign-in leads back to: a path of this site, and for anything else '/'. Never leads to another origin. */
export function returnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_LENGTH || !/^\/(?![/\\])/.test(wanted)) return '/';
  // Browsers drop tabs and line ends and read a backslash as a slash.
  if (/[\\\p{Cc}]/u.test(wanted) || !URL.canParse(wanted, 'https://site.invalid')) return '/';
  const { origin, pathname, search, hash } = new URL(wanted, 'https://site.invalid');
  if (origin !== 'https://site.invalid' || pathname.startsWith('//') || NO_PAGE.test(pathname)) return '/';
  return pathname + search + hash;
}
