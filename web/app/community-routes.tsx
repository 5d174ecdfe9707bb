import { data, type RouteObject } from 'react-router-dom';
import { guideDogQuery, guideDogsQuery, leaderboardPages, TOP } from '../features/guide-dog/guide-dogs.queries.js';
import { communityPetPages, ownPetPages, ownPetQuery, petQuery } from '../features/pet/pet.queries.js';
import {
  memberReviewPages,
  newestReviewPages,
  publicUserQuery,
  RECENT_SHOWN,
  reviewSummaryQuery,
} from '../features/review/review-lists.queries.js';
import { guideDogsAddressOf } from '../lib/path/community-path.js';
import { cursorOf } from '../lib/path/list-path.js';
import { petIdOf, petsAddressOf } from '../lib/path/pet-path.js';
import type { PageHandle } from './page-handle.js';
import { load, loadFor, memberOnly, one, pages } from './page-loader.js';

/** Guide Dogs, pets, and reviews beyond those of one place. */
export const COMMUNITY_PAGES: RouteObject[] = [
  {
    path: 'guide-dogs',
    handle: { source: 'web/app/pages/community/guide-dogs-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/guide-dogs-page.js')).GuideDogsPage }),
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
    handle: { source: 'web/app/pages/community/reviews-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/reviews-page.js')).ReviewsPage }),
    loader: ({ context, request }) => {
      const all = [one(reviewSummaryQuery()), pages(newestReviewPages(cursorOf(new URL(request.url).searchParams)))];
      return loadFor(context, (viewer) =>
        viewer === null ? all : [...all, pages(memberReviewPages(viewer.id, null, RECENT_SHOWN))],
      );
    },
  },
  {
    path: 'user-reviews',
    handle: { source: 'web/app/pages/community/user-reviews-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/user-reviews-page.js')).UserReviewsPage }),
    loader: () => data(null, { status: 404 }),
  },
  {
    path: 'user-reviews/:userId',
    handle: { source: 'web/app/pages/community/user-reviews-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/user-reviews-page.js')).UserReviewsPage }),
    loader: ({ context, params, request }) => {
      const { userId = '' } = params;
      const cursor = cursorOf(new URL(request.url).searchParams);
      const member = [one(publicUserQuery(userId)), one(guideDogQuery(userId))];
      return load(context, ...member, pages(memberReviewPages(userId, cursor)));
    },
  },
  {
    path: 'pet-profiles',
    handle: { source: 'web/app/pages/community/pet-profiles-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/pet-profiles-page.js')).PetProfilesPage }),
    loader: ({ context, request }) => {
      const { community, cursor } = petsAddressOf(new URL(request.url).searchParams);
      return loadFor(context, (viewer) => [
        viewer === null || community ? pages(communityPetPages(cursor)) : pages(ownPetPages(cursor)),
      ]);
    },
  },
  {
    path: 'pet-profiles/create',
    handle: { source: 'web/app/pages/community/create-pet-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/create-pet-page.js')).CreatePetPage }),
  },
  {
    path: 'pet-profiles/edit/:id',
    handle: { source: 'web/app/pages/community/edit-pet-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/edit-pet-page.js')).EditPetPage }),
    loader: ({ context, request, params }) => memberOnly(context, request, one(ownPetQuery(petIdOf(params['id'])))),
  },
  {
    path: 'pet-profiles/:id',
    handle: { source: 'web/app/pages/community/pet-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community/pet-page.js')).PetPage }),
    loader: ({ context, params }) => load(context, one(petQuery(petIdOf(params['id'])))),
  },
];
