import { adminPath } from '../lib/path/admin-path.js';
import { browsePath, browseSearchOf } from '../lib/path/browse-search.js';
import { isDay } from '../lib/day.js';
import { sitePath } from '../lib/path/site-path.js';

export interface PageAddress {
  /** Path with the parameters the page knows, in one order: what is rendered depends on nothing else of the address. */
  readonly path: string;
  /** Equal for addresses that show the same page. */
  readonly key: string;
}

const NOT_FOUND = '/404';

/** The address of a page without what it does not know, so that odd parameters neither fill a cache nor reach the HTML. */
export function pageAddress(url: URL): PageAddress {
  const pathname = url.pathname.replace(/(?<=.)\/+$/, '');
  if (pathname === '/') return known(url.searchParams.get('view') === 'dashboard' ? '/?view=dashboard' : '/');
  if (PLAIN_PAGES.has(pathname) || /^\/my-businesses\/[^/]+\/edit$/.test(pathname)) return known(pathname);
  if (pathname === '/browse') return known(browsePath(browseSearchOf(url.searchParams)));
  if (/^\/business\/[^/]+$/.test(pathname)) {
    const from = sitePath(url.searchParams.get('from'));
    return known(from === null ? pathname : `${pathname}?from=${encodeURIComponent(from)}`);
  }
  if (pathname === '/admin-login') return known(adminLoginPath(url.searchParams.get('next')));
  if (ACCOUNT_PAGES.has(pathname)) return known(pathname + accountQuery(pathname, url.searchParams));
  return { path: NOT_FOUND, key: NOT_FOUND };
}

/** Pages of which the rest of the address tells nothing. */
const PLAIN_PAGES: ReadonlySet<string> = new Set([
  '/saved',
  '/create-business',
  '/my-businesses',
  '/public-business-listing',
  '/business-resources',
]);

/** The secret of /confirm-email stays in the browser: the page reads it there, and the server renders without. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set([
  '/sign-in',
  '/business-sign-in',
  '/auth-success',
  '/auth-help',
  '/user-profile',
  '/confirm-email',
  '/account-closed',
]);

function accountQuery(pathname: string, params: URLSearchParams): string {
  const returnTo = sitePath(params.get('returnTo'));
  if (pathname === '/sign-in' && returnTo !== null) return `?returnTo=${encodeURIComponent(returnTo)}`;
  if (pathname === '/user-profile' && params.get('welcome') === 'true') return '?welcome=true';
  const day = params.get('on') ?? '';
  return pathname === '/account-closed' && isDay(day) ? `?on=${day}` : '';
}

function adminLoginPath(next: string | null): string {
  return next === null ? '/admin-login' : `/admin-login?next=${encodeURIComponent(adminPath(next))}`;
}

function known(path: string): PageAddress {
  return { path, key: path };
}
