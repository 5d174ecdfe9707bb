import { cursorOf } from './list-path.js';
import { withQuery } from './with-query.js';

/** The parts of /guide-dogs. */
export const GUIDE_DOG_TABS = ['community', 'profile', 'leaderboard'] as const;

export type GuideDogTab = (typeof GUIDE_DOG_TABS)[number];

/** What the address of /guide-dogs says. */
export interface GuideDogsAddress {
  readonly tab: GuideDogTab;
  /** Where the page of the leaderboard before ended; null for the first. */
  readonly cursor: string | null;
  /** Which place the first of a further page has; null where the address does not tell. */
  readonly place: number | null;
}

/** A place as an address says it: more members than it counts there will not be. */
const PLACE = /^[1-9]\d{0,7}$/;

export function guideDogsAddressOf(params: URLSearchParams): GuideDogsAddress {
  const tab = GUIDE_DOG_TABS.find((each) => each === params.get('tab')) ?? 'community';
  const cursor = tab === 'leaderboard' ? cursorOf(params) : null;
  const place = params.get('place') ?? '';
  return { tab, cursor, place: cursor !== null && PLACE.test(place) ? Number(place) : null };
}

/** The address of a part of /guide-dogs; one and the same for equal ones. */
export function guideDogsPath(
  tab: GuideDogTab = 'community',
  cursor: string | null = null,
  place: number | null = null,
): string {
  const further = { cursor, place: place === null ? null : String(place) };
  return withQuery('/guide-dogs', { tab: tab === 'community' ? null : tab, ...further });
}

/** The reviews of a member. */
export function userReviewsPath(userId: string, cursor: string | null = null): string {
  return withQuery(`/user-reviews/${encodeURIComponent(userId)}`, { cursor });
}

/** The reviews of everybody. */
export function reviewsPath(cursor: string | null = null): string {
  return withQuery('/reviews', { cursor });
}
