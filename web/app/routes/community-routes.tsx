import { data, type RouteObject } from 'react-router-dom';
import { idInPath } from '../../lib/path/id-in-path.js';
import { guideDogQuery, guideDogsQuery, leaderboardPages, TOP } from '../../features/guide-dog/guide-dogs.queries.js';
import { communityPetPages, ownPetPages, ownPetQuery, petQuery } from '../../features/pet/pet.queries.js';
import {
  memberReviewPages,
  newestReviewPages,
  publicUserQuery,
  RECENT_SHOWN,
  reviewSummaryQuery,
} from '../../features/review/list/reviews.queries.js';
import { guideDogsAddressOf } from '../../lib/path/community-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { petsAddressOf } from '../../features/pet/pet-path.js';
import { load, loadFor, memberOnly, one, pages } from '../loading/page-loader.js';
import { page } from './page.js';

/** Guide Dogs, pets, and reviews across businesses. */
export const COMMUNITY_PAGES: RouteObject[] = [
  page(
    'guide-dogs',
    'app/pages/community/guide-dogs-page',
    () => import('../pages/community/guide-dogs-page.js'),
    ({ context, request }) => {
      const { tab, cursor } = guideDogsAddressOf(new URL(request.url).searchParams);
      if (tab === 'community') return load(context, one(guideDogsQuery(TOP)));
      if (tab === 'leaderboard') return load(context, pages(leaderboardPages(cursor)));
      return loadFor(context, (viewer) => {
        if (viewer === null) return [];
        return [one(guideDogQuery(viewer.id)), pages(memberReviewPages(viewer.id, null, RECENT_SHOWN))];
      });
    },
  ),
  page(
    'reviews',
    'app/pages/community/reviews-page',
    () => import('../pages/community/reviews-page.js'),
    ({ context, request }) => {
      const all = [one(reviewSummaryQuery()), pages(newestReviewPages(cursorOf(new URL(request.url).searchParams)))];
      return loadFor(context, (viewer) =>
        viewer === null ? all : [...all, pages(memberReviewPages(viewer.id, null, RECENT_SHOWN))],
      );
    },
  ),
  page(
    'user-reviews',
    'app/pages/community/user-reviews-page',
    () => import('../pages/community/user-reviews-page.js'),
    () => data(null, { status: 404 }),
  ),
  page(
    'user-reviews/:userId',
    'app/pages/community/user-reviews-page',
    () => import('../pages/community/user-reviews-page.js'),
    ({ context, params, request }) => {
      const { userId = '' } = params;
      const cursor = cursorOf(new URL(request.url).searchParams);
      const member = [one(publicUserQuery(userId)), one(guideDogQuery(userId))];
      return load(context, ...member, pages(memberReviewPages(userId, cursor)));
    },
  ),
  page(
    'pet-profiles',
    'app/pages/community/pet-profiles-page',
    () => import('../pages/community/pet-profiles-page.js'),
    ({ context, request }) => {
      const { community, cursor } = petsAddressOf(new URL(request.url).searchParams);
      return loadFor(context, (viewer) => [
        viewer === null || community ? pages(communityPetPages(cursor)) : pages(ownPetPages(cursor)),
      ]);
    },
  ),
  page(
    'pet-profiles/create',
    'app/pages/community/create-pet-page',
    () => import('../pages/community/create-pet-page.js'),
  ),
  page(
    'pet-profiles/edit/:id',
    'app/pages/community/edit-pet-page',
    () => import('../pages/community/edit-pet-page.js'),
    ({ context, request, params }) => memberOnly(context, request, one(ownPetQuery(idInPath(params['id'])))),
  ),
  page(
    'pet-profiles/:id',
    'app/pages/community/pet-page',
    () => import('../pages/community/pet-page.js'),
    ({ context, params }) => load(context, one(petQuery(idInPath(params['id'])))),
  ),
];
