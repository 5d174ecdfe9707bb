import { adminLoginPath, isAdminPath } from '../lib/path/admin-path.js';
import { browsePath, browseSearchOf } from '../lib/path/browse-search.js';
import { analyticsDaysOf, analyticsPath } from '../lib/path/analytics-path.js';
import { isDay } from '../lib/day.js';
import { cursorOf, listPath } from '../lib/path/list-path.js';
import { linkedReviewOf, reviewParams, reviewSearchOf } from '../lib/path/review-path.js';
import { guideDogsAddressOf, guideDogsPath, reviewsPath, userReviewsPath } from '../lib/path/community-path.js';
import { createPetPath, petsAddressOf, petsPath, petStepOf } from '../lib/path/pet-path.js';
import { sitePath } from '../../interfaces/contract/shared/words.js';
import { withQuery } from '../lib/path/with-query.js';

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
  if (pathname === '/') return known(homeAddress(url.searchParams.get('view')));
  if (LISTS.has(pathname)) return known(listPath(pathname, cursorOf(url.searchParams)));
  if (PLAIN_PAGES.has(pathname) || PAGE_OF_ONE.test(pathname)) return known(pathname);
  const analytics = /^\/my-businesses\/([^/]+)\/analytics$/.exec(pathname)?.[1];
  if (analytics !== undefined) return known(analyticsPath(analytics, analyticsDaysOf(url.searchParams)));
  if (pathname === '/browse') return known(browsePath(browseSearchOf(url.searchParams)));
  if (/^\/business\/[^/]+$/.test(pathname)) {
    const from = sitePath(url.searchParams.get('from'));
    const review = linkedReviewOf(url.searchParams);
    const asked = reviewParams(reviewSearchOf(url.searchParams));
    return known(withQuery(pathname, { from, review: review === null ? null : String(review), ...asked }));
  }
  if (/^\/appeal\/[\w-]+$/.test(pathname)) return known(pathname);
  const community = communityPath(pathname, url.searchParams);
  if (community !== null) return known(community);
  if (pathname === '/pet-profiles') return known(petsPath(petsAddressOf(url.searchParams)));
  if (pathname === '/pet-profiles/create') return known(createPetPath(petStepOf(url.searchParams)));
  if (/^\/pet-profiles\/(?:edit\/)?[^/]+$/.test(pathname)) return known(pathname);
  if (/^\/my-businesses\/[^/]+\/plan$/.test(pathname)) {
    const checkout = url.searchParams.get('checkout') ?? '';
    return known(CHECKOUTS.has(checkout) ? `${pathname}?checkout=${checkout}` : pathname);
  }
  if (pathname === '/admin-login') {
    const next = url.searchParams.get('next');
    return known(next === null ? pathname : adminLoginPath(next));
  }
  // Made for one administrator at a time and kept nowhere, so it may depend on all of its address.
  if (isAdminPath(pathname)) return known(pathname + url.search);
  if (ACCOUNT_PAGES.has(pathname)) return known(pathname + accountQuery(pathname, url.searchParams));
  return { path: NOT_FOUND, key: NOT_FOUND };
}

function homeAddress(view: string | null): string {
  return view === 'dashboard' || view === 'overview' ? `/?view=${view}` : '/';
}

/** The address of a page of Guide Dogs or of reviews; null for any other. */
function communityPath(pathname: string, params: URLSearchParams): string | null {
  if (pathname === '/guide-dogs') {
    const { tab, cursor, place } = guideDogsAddressOf(params);
    return guideDogsPath(tab, cursor, place);
  }
  if (pathname === '/reviews') return reviewsPath(cursorOf(params));
  if (pathname === '/user-reviews') return pathname;
  const userId = /^\/user-reviews\/([\w-]+)$/.exec(pathname)?.[1];
  return userId === undefined ? null : userReviewsPath(userId, cursorOf(params));
}

/** Pages of one business or notice of which the rest of the address tells nothing. */
const PAGE_OF_ONE = /^\/(?:my-businesses\/[^/]+\/(?:edit|poster)|claim-business\/[^/]+|copyright\/[^/]+\/counter)$/;

/** Pages with a member's list, which may begin after a cursor. */
const LISTS: ReadonlySet<string> = new Set(['/saved', '/my-businesses', '/contact']);
/** From where a payment leads back. */
const CHECKOUTS: ReadonlySet<string> = new Set(['success', 'cancelled']);

/** Pages of which the rest of the address tells nothing. */
const PLAIN_PAGES: ReadonlySet<string> = new Set([
  '/create-business',
  '/recommend-business',
  '/public-business-listing',
  '/business-resources',
  '/help-center',
  '/test-business',
  '/simple-test',
  '/terms-of-service',
  '/privacy-policy',
  '/community-guidelines',
  '/copyright',
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
  '/account-erased',
  '/age-confirmation',
]);

/** Pages that lead on to where one wanted to go. */
const ASKING: ReadonlySet<string> = new Set(['/sign-in', '/auth-success', '/age-confirmation']);

function accountQuery(pathname: string, params: URLSearchParams): string {
  const returnTo = sitePath(params.get('returnTo'));
  if (ASKING.has(pathname) && returnTo !== null) return `?returnTo=${encodeURIComponent(returnTo)}`;
  if (pathname === '/user-profile' && params.get('welcome') === 'true') return '?welcome=true';
  const day = params.get('on') ?? '';
  return pathname === '/account-closed' && isDay(day) ? `?on=${day}` : '';
}

function known(path: string): PageAddress {
  return { path, key: path };
}
