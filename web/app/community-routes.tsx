import { data, type RouteObject } from 'react-router-dom';
import { guideDogQuery, guideDogsQuery, leaderboardPages, TOP } from '../features/guide-dog/guide-dogs.queries.js';
import {
  memberReviewPages,
  newestReviewPages,
  publicUserQuery,
  RECENT_SHOWN,
  reviewSummaryQuery,
} from '../features/review/review-lists.queries.js';
import { guideDogsAddressOf } from '../lib/path/community-path.js';
import { cursorOf } from '../lib/path/list-path.js';
import type { PageHandle } from './page-handle.js';
import { load, loadFor, one, pages } from './page-loader.js';

/** Guide Dogs, and reviews beyond those of one place. */
export const COMMUNITY_PAGES: RouteObject[] = [
  {
    path: 'guide-dogs',
    handle: { source: 'web/app/pages/guide-dogs-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/guide-dogs-page.js')).GuideDogsPage }),
    loader: ({ context, request }) => {
      const { tab, cursor } = guideDogsAddressOf(new URL(request.url).searchParams);
      if (tab === 'community') return load(context, one(guideDogsQuery(TOP)));
      if (tab === 'leaderboard') return load(context, pages(leaderboardPages(cursor)));
      return loadFor(context, (viewer) => {
        if (viewer === null) return [];
        return [one(guideDogQuery(viewer.id)), pages(memberReviewPages(viewer.id, null, RECENT_SHOWN))];
      });
    },
  },
  {
    path: 'reviews',
    handle: { source: 'web/app/pages/reviews-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/reviews-page.js')).ReviewsPage }),
    loader: ({ context, request }) => {
      const all = [one(reviewSummaryQuery()), pages(newestReviewPages(cursorOf(new URL(request.url).searchParams)))];
      return loadFor(context, (viewer) =>
        viewer === null ? all : [...all, pages(memberReviewPages(viewer.id, null, RECENT_SHOWN))],
      );
    },
  },
  {
    path: 'user-reviews',
    handle: { source: 'web/app/pages/user-reviews-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/user-reviews-page.js')).UserReviewsPage }),
    loader: () => data(null, { status: 404 }),
  },
  {
    path: 'user-reviews/:userId',
    handle: { source: 'web/app/pages/user-reviews-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/user-reviews-page.js')).UserReviewsPage }),
    loader: ({ context, params, request }) => {
      const { userId = '' } = params;
      const cursor = cursorOf(new URL(request.url).searchParams);
      const member = [one(publicUserQuery(userId)), one(guideDogQuery(userId))];
      return load(context, ...member, pages(memberReviewPages(userId, cursor)));
    },
  },
];
