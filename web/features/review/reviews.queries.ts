import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BusinessReviewSummary } from '../../../interfaces/contract/review/review-query.js';
import type { Review } from '../../../interfaces/contract/review/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';
import { businessKey, REVIEW_LISTS_KEY } from '../../api/query-keys.js';
import { nextCursor } from '../../lib/path/next-cursor.js';
import { NEWEST_REVIEWS, type ReviewSearch } from '../../lib/path/review-path.js';

const PAGE_SIZE = 10;

export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly next: string | null;
}

/** The reviews of a business with what its owner responded, in an order or by a word, page by page. */
export function reviewPages(id: number, { sort, mentions, cursor }: ReviewSearch = NEWEST_REVIEWS) {
  return infiniteQueryOptions({
    queryKey: [...businessKey(id), 'reviews', sort, mentions, cursor],
    queryFn: async ({ client, pageParam }): Promise<ReviewPage> => {
      const query = {
        limit: PAGE_SIZE,
        ...(sort !== 'newest' && { sort }),
        ...(mentions !== null && { mentions }),
        ...(pageParam !== null && { cursor: pageParam }),
      };
      const answer = await apiOf(client).GET('/api/businesses/{id}/reviews', { params: { path: { id }, query } });
      return { reviews: dataOf(answer, 'Failed to fetch reviews'), next: nextCursor(answer.response.headers) };
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

/** How the reviews of a business rate it, and what they speak of. */
export function reviewSummaryOf(id: number) {
  return queryOptions({
    queryKey: [...businessKey(id), 'review-summary'],
    queryFn: async ({ client }): Promise<BusinessReviewSummary> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}/reviews/summary', { params: { path: { id } } });
      return dataOf(answer, 'Failed to fetch the ratings');
    },
  });
}

export const useReviewSummaryOf = (id: number) => useQuery(reviewSummaryOf(id));

/**
 * One review as a list of its own, which is empty where nobody may see it on this page: a link leads to it, however many
 * newer ones there are.
 */
export function linkedReviewPages(businessId: number, reviewId: number) {
  return infiniteQueryOptions({
    queryKey: [...REVIEW_LISTS_KEY, 'linked', businessId, reviewId],
    queryFn: async ({ client }): Promise<ReviewPage> => {
      const answer = await apiOf(client).GET('/api/reviews/{id}', { params: { path: { id: reviewId } } });
      if (answer.response.status === 404) return { reviews: [], next: null };
      const review = dataOf(answer, 'Failed to fetch the review');
      return { reviews: review.business.id === businessId ? [review] : [], next: null };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export const useLinkedReview = (businessId: number, reviewId: number) =>
  useInfiniteQuery(linkedReviewPages(businessId, reviewId));

export const useReviews = (id: number, search: ReviewSearch) => useInfiniteQuery(reviewPages(id, search));
