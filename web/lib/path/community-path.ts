import { cursorOf } from './list-path.js';
import { withQuery } from './with-query.js';

export const GUIDE_DOG_TABS = ['community', 'profile', 'leaderboard'] as const;

export type GuideDogTab = (typeof GUIDE_DOG_TABS)[number];

export interface GuideDogsAddress {
  readonly tab: GuideDogTab;
  /** Where the previous page of the leaderboard ended; null for the first. */
  readonly cursor: string | null;
  /** Rank of the first entry on a later page; null if the address doesn't contain it. */
  readonly place: number | null;
}

/** A rank in the address, limited to eight digits. */
const PLACE = /^[1-9]\d{0,7}$/;

export function guideDogsAddressOf(params: URLSearchParams): GuideDogsAddress {
  const tab = GUIDE_DOG_TABS.find((each) => each === params.get('tab')) ?? 'community';
  const cursor = tab === 'leaderboard' ? cursorOf(params) : null;
  const place = params.get('place') ?? '';
  return { tab, cursor, place: cursor !== null && PLACE.test(place) ? Number(place) : null };
}

/** Returns the address of a tab of /guide-dogs; the same for equal parameters. */
export function guideDogsPath(
  tab: GuideDogTab = 'community',
  cursor: string | null = null,
  place: number | null = null,
): string {
  const further = { cursor, place: place === null ? null : String(place) };
  return withQuery('/guide-dogs', { tab: tab === 'community' ? null : tab, ...further });
}

export function userReviewsPath(userId: string, cursor: string | null = null): string {
  return withQuery(`/user-reviews/${encodeURIComponent(userId)}`, { cursor });
}

export function reviewsPath(cursor: string | null = null): string {
  return withQuery('/reviews', { cursor });
}
