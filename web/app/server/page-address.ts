import { adminLoginPath, isAdminPath } from '../../lib/path/admin-path.js';
import { asksForChanges, browsePath, browseSearchOf } from '../../lib/path/browse-search.js';
import { analyticsDaysOf, analyticsPath } from '../../lib/path/analytics-path.js';
import { ALERTS_PATH } from '../../lib/path/account-path.js';
import { followQuery } from '../../lib/path/follow-path.js';
import { isDay } from '../../lib/words/day.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { listSortOf } from '../../lib/path/saved-path.js';
import { linkedReviewOf, reviewParams, reviewSearchOf } from '../../features/review/review-path.js';
import { guideDogsAddressOf, guideDogsPath, reviewsPath, userReviewsPath } from '../../lib/path/community-path.js';
import { createPetPath, petsAddressOf, petsPath, petStepOf } from '../../features/pet/pet-path.js';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { webhookAddressOf, webhookPath } from '../../lib/path/webhook-path.js';
import { withQuery } from '../../lib/path/with-query.js';

export interface PageAddress {
  /** Path with the page's known parameters in a fixed order. Rendering depends on nothing else in the address. */
  readonly path: string;
  /** The same for addresses that show the same page. */
  readonly key: string;
}

const NOT_FOUND = '/404';

/** The activity log of a business's team. */
const PEOPLE = /^\/my-businesses\/[^/]+\/people$/;

/** Returns a page's address without unknown parameters, so that they neither fill a cache nor reach the HTML. */
export function pageAddress(url: URL): PageAddress {
  // The lookbehind matches the first of several slashes only, so that the time stays linear.
  const pathname = url.pathname.replace(/(?<=^\/|[^/])\/+$/, '');
  if (pathname === '/') return known(homeAddress(url.searchParams.get('view')));
  const saved = savedAddress(pathname, url.searchParams);
  if (saved !== null) return known(saved);
  if (LISTS.has(pathname) || PEOPLE.test(pathname)) return known(listPath(pathname, cursorOf(url.searchParams)));
  if (pathname === '/webhooks') return known(webhookPath('user', webhookAddressOf(url.searchParams)));
  if (PLAIN_PAGES.has(pathname) || PAGE_OF_ONE.test(pathname)) return known(pathname);
  const analytics = /^\/my-businesses\/([^/]+)\/analytics$/.exec(pathname)?.[1];
  if (analytics !== undefined) return known(analyticsPath(analytics, analyticsDaysOf(url.searchParams)));
  if (pathname === '/browse') return known(browsePath(browseSearchOf(url.searchParams)));
  if (/^\/business\/[^/]+$/.test(pathname)) {
    const from = sitePath(url.searchParams.get('from'));
    const preview = asksForChanges(url.searchParams) ? 'changes' : null;
    const review = linkedReviewOf(url.searchParams);
    const reviewSearch = reviewParams(reviewSearchOf(url.searchParams));
    const shown = { preview, from, ...petsAsked(url.searchParams), review: review === null ? null : String(review) };
    return known(withQuery(pathname, { ...shown, ...reviewSearch }));
  }
  if (/^\/(?:appeal|business-transfer|invitations)\/[\w-]+$/.test(pathname)) return known(pathname);
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
  // Rendered for one administrator and never cached, so it may depend on the whole address.
  if (isAdminPath(pathname)) return known(pathname + url.search);
  if (ACCOUNT_PAGES.has(pathname)) return known(pathname + accountQuery(pathname, url.searchParams));
  return { path: NOT_FOUND, key: NOT_FOUND };
}

/** Returns the address of a list of saved places; null for any other page. */
function savedAddress(pathname: string, params: URLSearchParams): string | null {
  const own = /^\/saved\/lists\/[^/]+$/.test(pathname);
  if (own) {
    const sort = listSortOf(params);
    return withQuery(pathname, { sort: sort === 'recent' ? null : sort, cursor: cursorOf(params) });
  }
  if (/^\/lists\/[\w-]+$/.test(pathname)) return listPath(pathname, cursorOf(params));
  return /^\/(?:saved\/lists\/[^/]+|lists\/[\w-]+)\/trip$/.test(pathname) ? pathname : null;
}

/** Returns the pets and the time of a question. A form without JavaScript sends the weight of its pet apart. */
function petsAsked(params: URLSearchParams): { readonly pets: string | null; readonly at: string | null } {
  const weight = params.get('weight')?.trim() ?? '';
  const pets = [params.get('pets') ?? '', ...(weight === '' ? [] : [weight])].join(':');
  const asked = browseSearchOf(new URLSearchParams({ pets, at: params.get('at') ?? '' }));
  return { pets: asked.pets || null, at: asked.at || null };
}

function homeAddress(view: string | null): string {
  return view === 'dashboard' || view === 'overview' ? `/?view=${view}` : '/';
}

/** Returns the address of a Guide Dog or review page; null for any other. */
function communityPath(pathname: string, params: URLSearchParams): string | null {
  if (pathname === '/guide-dogs') {
    const { tab, cursor } = guideDogsAddressOf(params);
    return guideDogsPath(tab, cursor);
  }
  if (pathname === '/reviews') return reviewsPath(cursorOf(params));
  if (pathname === '/user-reviews') return pathname;
  const userId = /^\/user-reviews\/([\w-]+)$/.exec(pathname)?.[1];
  return userId === undefined ? null : userReviewsPath(userId, cursorOf(params));
}

/** Pages of one business or notice, without query parameters. */
const PAGE_OF_ONE =
  /^\/(?:my-businesses\/[^/]+\/(?:edit|ownership|poster)|claim-business\/[^/]+|copyright\/[^/]+\/counter)$/;

/** Pages with a member's list, which take a cursor. */
const LISTS: ReadonlySet<string> = new Set(['/saved', '/my-businesses', '/my-businesses/turned-away', '/contact']);
/** Values of `checkout` when Stripe sends the reader back. */
const CHECKOUTS: ReadonlySet<string> = new Set(['success', 'cancelled']);

/** Pages without query parameters. */
const PLAIN_PAGES: ReadonlySet<string> = new Set([
  '/create-business',
  '/recommend-business',
  '/public-business-listing',
  '/business-resources',
  '/partners',
  '/help-center',
  '/offline',
  '/test-business',
  '/simple-test',
  '/terms-of-service',
  '/privacy-policy',
  '/community-guidelines',
  '/copyright',
]);

/** The token of /confirm-email stays in the browser: the page reads it there, and the server renders without it. */
const ACCOUNT_PAGES: ReadonlySet<string> = new Set([
  '/sign-in',
  '/business-sign-in',
  '/auth-success',
  '/auth-help',
  '/user-profile',
  ALERTS_PATH,
  '/user-profile/notices',
  '/user-profile/privacy',
  '/user-profile/security',
  '/confirm-email',
  '/account-closed',
  '/account-erased',
  '/age-confirmation',
]);

/** Pages that continue to where the reader wanted to go. */
const ASKING: ReadonlySet<string> = new Set(['/sign-in', '/auth-success', '/age-confirmation']);

function accountQuery(pathname: string, params: URLSearchParams): string {
  const returnTo = sitePath(params.get('returnTo'));
  if (ASKING.has(pathname) && returnTo !== null) return `?returnTo=${encodeURIComponent(returnTo)}`;
  if (pathname === '/user-profile' && params.get('welcome') === 'true') return '?welcome=true';
  if (pathname === ALERTS_PATH) return followQuery(params);
  return pathname === '/account-closed' ? closedQuery(params) : '';
}

function closedQuery(params: URLSearchParams): string {
  if (params.get('by') === 'us') return '?by=us';
  const day = params.get('on') ?? '';
  return isDay(day) ? `?on=${day}` : '';
}

function known(path: string): PageAddress {
  return { path, key: path };
}
