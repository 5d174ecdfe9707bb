import { infiniteQueryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PublicUser } from '../../../../interfaces/contract/account/account.js';
import type { BusinessReviewSummary } from '../../../../interfaces/contract/review/review-query.js';
import type { Review, ReviewSummary } from '../../../../interfaces/contract/review/review.js';
import { callQuery, useRecord } from '../../../api/call-query.js';
import { apiOf } from '../../../api/client.js';
import { listPageOf, listPages, type ListPage } from '../../../api/list-page.js';
import { dataOf } from '../../../api/problem.js';
import { businessKey, REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY } from '../../../api/query-keys.js';
import { NEWEST_REVIEWS, type ReviewSearch } from '../review-path.js';
import { usePages } from '../../../lib/browser/use-pages.js';

/** Page size of review lists: a product decision. */
const PAGE_SIZE = 10;

/** Number of reviews that Load More adds to the newest reviews of all businesses. */
const MORE_NEWEST = 12;

/** Number of a member's newest reviews on their profile and in the overview: a product decision. */
export const RECENT_SHOWN = 3;

/** The reviews of a business with its owner's responses, by sort order, mentioned word, or photos, in pages. */
export const reviewPages = (id: number, { cursor, ...search }: ReviewSearch = NEWEST_REVIEWS) =>
  listPages<Review>({
    key: [...businessKey(id), 'reviews', search],
    cursor,
    pageSize: PAGE_SIZE,
    fetch: (api, page) => {
      const { sort, mentions, photos } = search;
      const query = {
        ...page,
        ...(sort !== 'newest' && { sort }),
        ...(mentions !== null && { mentions }),
        ...(photos && { photos }),
      };
      return api.GET('/api/businesses/{id}/reviews', { params: { path: { id }, query } });
    },
  });

/** All reviews, newest first, in pages. */
export const newestReviewPages = (cursor: string | null = null) =>
  listPages<Review>({
    key: [...REVIEW_LISTS_KEY, 'newest'],
    cursor,
    pageSize: PAGE_SIZE,
    morePageSize: MORE_NEWEST,
    fetch: (api, query) => api.GET('/api/reviews', { params: { query } }),
  });

/** A member's reviews, newest first, in pages. */
export const memberReviewPages = (userId: string, cursor: string | null = null, pageSize = PAGE_SIZE) =>
  listPages<Review>({
    key: [...REVIEW_LISTS_KEY, 'member', userId, pageSize],
    cursor,
    pageSize,
    fetch: (api, query) => api.GET('/api/users/{userId}/reviews', { params: { path: { userId }, query } }),
  });

/**
 * One review as a list, empty if it isn't visible on this page. Lets a link show a review however many newer ones there
 * are.
 */
export function linkedReviewPages(businessId: number, reviewId: number) {
  return infiniteQueryOptions({
    queryKey: [...REVIEW_LISTS_KEY, 'linked', businessId, reviewId],
    queryFn: async ({ client }): Promise<ListPage<Review>> => {
      const answer = await apiOf(client).GET('/api/reviews/{id}', { params: { path: { id: reviewId } } });
      const review = answer.response.status === 404 ? null : dataOf(answer);
      return listPageOf(review?.business.id === businessId ? [review] : [], answer.response);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** The number and average of all reviews. */
export const reviewSummaryQuery = () =>
  callQuery<ReviewSummary>(REVIEW_SUMMARY_KEY, (api) => api.GET('/api/reviews/summary'));

/** The distribution of a business's ratings, the words its reviews mention, and their photos. */
export const reviewSummaryOf = (id: number) =>
  callQuery<BusinessReviewSummary>([...businessKey(id), 'review-summary'], (api) =>
    api.GET('/api/businesses/{id}/reviews/summary', { params: { path: { id } } }),
  );

export const publicUserQuery = (userId: string) =>
  callQuery<PublicUser>(['users', userId], (api) => api.GET('/api/users/{userId}', { params: { path: { userId } } }));

export const useReviews = (id: number, search: ReviewSearch) => usePages(reviewPages(id, search));
export const useNewestReviews = (cursor: string | null) => usePages(newestReviewPages(cursor));
export const useMemberReviews = (userId: string, cursor: string | null = null, pageSize?: number) =>
  usePages(memberReviewPages(userId, cursor, pageSize));
export const useLinkedReview = (businessId: number, reviewId: number) =>
  useInfiniteQuery(linkedReviewPages(businessId, reviewId));
export const useReviewSummary = () => useQuery(reviewSummaryQuery());
export const useReviewSummaryOf = (id: number) => useQuery(reviewSummaryOf(id));

export const usePublicUser = (userId: string) => useRecord(publicUserQuery(userId));
