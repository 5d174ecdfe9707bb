import { cursorOf } from './list-path.js';
import { withQuery } from './with-query.js';

export const GUIDE_DOG_TABS = ['community', 'profile', 'leaderboard'] as const;

export type GuideDogTab = (typeof GUIDE_DOG_TABS)[number];

export interface GuideDogsAddress {
  readonly tab: GuideDogTab;
  /** Where the previous page of the leaderboard ended; null for the first. */
  readonly cursor: string | null;
}

export function guideDogsAddressOf(params: URLSearchParams): GuideDogsAddress {
  const tab = GUIDE_DOG_TABS.find((each) => each === params.get('tab')) ?? 'community';
  return { tab, cursor: tab === 'leaderboard' ? cursorOf(params) : null };
}

/** Returns the address of a tab of /guide-dogs; the same for equal parameters. */
export function guideDogsPath(tab: GuideDogTab = 'community', cursor: string | null = null): string {
  return withQuery('/guide-dogs', { tab: tab === 'community' ? null : tab, cursor });
}

export function userReviewsPath(userId: string, cursor: string | null = null): string {
  return withQuery(`/user-reviews/${encodeURIComponent(userId)}`, { cursor });
}

export function reviewsPath(cursor: string | null = null): string {
  return withQuery('/reviews', { cursor });
}
