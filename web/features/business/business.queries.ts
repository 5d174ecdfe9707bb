import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type QueryClient,
} from '@tanstack/react-query';
import type { BusinessDetail } from '../../../interfaces/contract/business.js';
import type { OwnerResponse, Review } from '../../../interfaces/contract/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf, statusOf } from '../../api/problem.js';
import { nextCursor } from '../../lib/next-cursor.js';

const REVIEWS_PER_PAGE = 10;

/** One business. An unknown one fails with status 404. */
export function businessQuery(id: number) {
  return queryOptions({
    queryKey: ['business', id],
    queryFn: async ({ client }): Promise<BusinessDetail> => {
      const answer = await apiOf(client).GET('/api/businesses/{id}', { params: { path: { id } } });
      return dataOf(answer, 'Failed to fetch the business');
    },
  });
}

/** A review with what the owner answered, if anything. */
export interface AnsweredReview {
  readonly review: Review;
  readonly response: OwnerResponse | null;
}

interface ReviewPage {
  readonly reviews: readonly AnsweredReview[];
  readonly next: string | null;
}

/** The reviews of a business, newest first, page by page. */
export function reviewPages(id: number) {
  return infiniteQueryOptions({
    queryKey: ['business', id, 'reviews'],
    queryFn: async ({ client, pageParam }): Promise<ReviewPage> => {
      const query = { limit: REVIEWS_PER_PAGE, ...(pageParam !== null && { cursor: pageParam }) };
      const answer = await apiOf(client).GET('/api/businesses/{id}/reviews', { params: { path: { id }, query } });
      const reviews: readonly Review[] = dataOf(answer, 'Failed to fetch reviews');
      return {
        reviews: await Promise.all(reviews.map((review) => withResponse(client, review))),
        next: nextCursor(answer.response.headers),
      };
    },
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
}

async function withResponse(client: QueryClient, review: Review): Promise<AnsweredReview> {
  if (!review.hasResponse) return { review, response: null };
  const answer = await apiOf(client).GET('/api/reviews/{id}/response', { params: { path: { id: review.id } } });
  // The review itself is worth showing without it.
  return { review, response: answer.response.ok ? (answer.data ?? null) : null };
}

export function useBusiness(id: number) {
  const query = useQuery(businessQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}

export const useReviews = (id: number) => useInfiniteQuery(reviewPages(id));
