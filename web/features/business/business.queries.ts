import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import type { Review } from '../../../interfaces/contract/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf, statusOf } from '../../api/problem.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

const REVIEWS_PER_PAGE = 10;

/** Begins the key of everything about one business: a change of its reviews makes all of it old. */
export const businessKey = (id: number) => ['business', id] as const;

/** One business. An unknown one fails with status 404. */
export function businessQuery(id: number) {
  return queryOptions({
    queryKey: businessKey(id),
    queryFn: async ({ client }): Promise<BusinessDetail> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      return dataOf(answer, 'Failed to fetch the business');
    },
  });
}

export interface ReviewPage {
  readonly reviews: readonly Review[];
  readonly next: string | null;
}

/** The reviews of a business with what its owner responded, newest first, page by page. */
export function reviewPages(id: number) {
  return infiniteQueryOptions({
    queryKey: [...businessKey(id), 'reviews'],
    queryFn: async ({ client, pageParam }): Promise<ReviewPage> => {
      const query = { limit: REVIEWS_PER_PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/businesses/{id}/reviews', { params: { path: { id }, query } });
      return { reviews: dataOf(answer, 'Failed to fetch reviews'), next: nextCursor(answer.response.headers) };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

export function useBusiness(id: number) {
  const query = useQuery(businessQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

export const useReviews = (id: number) => useInfiniteQuery(reviewPages(id));
