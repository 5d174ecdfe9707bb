import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PublicUser } from '../../../../interfaces/contract/account/account.js';
import type { BusinessReviewSummary } from '../../../../interfaces/contract/review/review-query.js';
import type { Review, ReviewSummary } from '../../../../interfaces/contract/review/review.js';
import { apiOf } from '../../../api/client.js';
import { listPageOf, listPages, type ListPage } from '../../../api/list-page.js';
import { dataOf } from '../../../api/problem.js';
import { businessKey, REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY } from '../../../api/query-keys.js';
import { statusOf } from '../../../lib/form/refusal.js';
import { NEWEST_REVIEWS, type ReviewSearch } from '../review-path.js';

/** Page size of review lists: a product decision. */
const PAGE_SIZE = 10;

/** Number of a member's newest reviews on their profile and in the overview: a product decision. */
export const RECENT_SHOWN = 3;

const FAILURE = 'We couldn’t load reviews';

/** The reviews of a business with its owner's responses, by sort order or mentioned word, in pages. */
export const reviewPages = (id: number, { sort, mentions, cursor }: ReviewSearch = NEWEST_REVIEWS) =>
  listPages<Review>({
    key: [...businessKey(id), 'reviews', sort, mentions],
    cursor,
    pageSize: PAGE_SIZE,
    failure: FAILURE,
    fetch: (api, page) => {
      const query = { ...page, ...(sort !== 'newest' && { sort }), ...(mentions !== null && { mentions }) };
      return api.GET('/api/businesses/{id}/reviews', { params: { path: { id }, query } });
    },
  });

/** All reviews, newest first, in pages. */
export const newestReviewPages = (cursor: string | null = null) =>
  listPages<Review>({
    key: [...REVIEW_LISTS_KEY, 'newest'],
    cursor,
    pageSize: PAGE_SIZE,
    failure: FAILURE,
    fetch: (api, query) => api.GET('/api/reviews', { params: { query } }),
  });

/** A member's reviews, newest first, in pages. */
export const memberReviewPages = (userId: string, cursor: string | null = null, pageSize = PAGE_SIZE) =>
  listPages<Review>({
    key: [...REVIEW_LISTS_KEY, 'member', userId, pageSize],
    cursor,
    pageSize,
    failure: FAILURE,
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
      const review = answer.response.status === 404 ? null : dataOf(answer, 'We couldn’t load the review');
      return listPageOf(review?.business.id === businessId ? [review] : [], answer.response);
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

/** The number and average of all reviews. */
export function reviewSummaryQuery() {
  return queryOptions({
    queryKey: REVIEW_SUMMARY_KEY,
    queryFn: async ({ client }): Promise<ReviewSummary> =>
      dataOf(await apiOf(client).GET('/api/reviews/summary'), FAILURE),
  });
}

/** The distribution of a business's ratings, and the words its reviews mention. */
export function reviewSummaryOf(id: number) {
  return queryOptions({
    queryKey: [...businessKey(id), 'review-summary'],
    queryFn: async ({ client }): Promise<BusinessReviewSummary> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}/reviews/summary', { params: { path: { id } } });
      return dataOf(answer, 'We couldn’t load the ratings');
    },
  });
}

/** The public part of a member's profile. */
export function publicUserQuery(userId: string) {
  return queryOptions({
    queryKey: ['users', userId],
    queryFn: async ({ client }): Promise<PublicUser> => {
      const answer = await apiOf(client).GET('/api/users/{userId}', { params: { path: { userId } } });
      return dataOf(answer, 'We couldn’t load the member');
    },
  });
}

export const useReviews = (id: number, search: ReviewSearch) => useInfiniteQuery(reviewPages(id, search));
export const useNewestReviews = (cursor: string | null) => useInfiniteQuery(newestReviewPages(cursor));
export const useMemberReviews = (userId: string, cursor: string | null = null, pageSize?: number) =>
  useInfiniteQuery(memberReviewPages(userId, cursor, pageSize));
export const useLinkedReview = (businessId: number, reviewId: number) =>
  useInfiniteQuery(linkedReviewPages(businessId, reviewId));
export const useReviewSummary = () => useQuery(reviewSummaryQuery());
export const useReviewSummaryOf = (id: number) => useQuery(reviewSummaryOf(id));

export function usePublicUser(userId: string) {
  const query = useQuery(publicUserQuery(userId));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}
