import { infiniteQueryOptions, queryOptions, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PublicUser } from '../../../interfaces/contract/account/account.js';
import type { Review, ReviewSummary } from '../../../interfaces/contract/review/review.js';
import { apiOf } from '../../api/client.js';
import { dataOf, statusOf } from '../../api/problem.js';
import { REVIEW_LISTS_KEY, REVIEW_SUMMARY_KEY } from '../../api/query-keys.js';
import { nextCursor } from '../../lib/path/next-cursor.js';

/** Reviews on a page of a list: a product decision. */
const PAGE_SIZE = 10;

/** So many of the newest reviews of a member stand on a profile and in the overview: a product decision. */
export const RECENT_SHOWN = 3;

export interface ListedReviews {
  readonly reviews: readonly Review[];
  readonly total: number;
  /** True where there are more than `total`: the API stops counting there. */
  readonly capped: boolean;
  readonly next: string | null;
}

function pageOf(reviews: readonly Review[], { headers }: Response): ListedReviews {
  const total = Number(headers.get('x-total-count') ?? reviews.length);
  return { reviews, total, capped: headers.get('x-total-capped') === 'true', next: nextCursor(headers) };
}

const queryOf = (limit: number, cursor: string | null) => ({ limit, ...(cursor !== null && { cursor }) });

/** The reviews of everybody, newest first, page by page from a cursor on. */
export function newestReviewPages(cursor: string | null = null) {
  return infiniteQueryOptions({
    queryKey: [...REVIEW_LISTS_KEY, 'newest', cursor],
    queryFn: async ({ client, pageParam }) => {
      const answer = await apiOf(client).GET('/api/reviews', { params: { query: queryOf(PAGE_SIZE, pageParam) } });
      return pageOf(dataOf(answer, 'Failed to fetch reviews'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

/** A member's reviews, newest first, page by page from a cursor on. */
export function memberReviewPages(userId: string, cursor: string | null = null, limit = PAGE_SIZE) {
  return infiniteQueryOptions({
    queryKey: [...REVIEW_LISTS_KEY, 'member', userId, cursor, limit],
    queryFn: async ({ client, pageParam }) => {
      const params = { path: { userId }, query: queryOf(limit, pageParam) };
      const answer = await apiOf(client).GET('/api/users/{userId}/reviews', { params });
      return pageOf(dataOf(answer, 'Failed to fetch reviews'), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
  });
}

export function reviewSummaryQuery() {
  return queryOptions({
    queryKey: REVIEW_SUMMARY_KEY,
    queryFn: async ({ client }): Promise<ReviewSummary> =>
      dataOf(await apiOf(client).GET('/api/reviews/summary'), 'Failed to fetch reviews'),
  });
}

/** What everybody may know of a member. */
export function publicUserQuery(id: string) {
  return queryOptions({
    queryKey: ['users', id],
    queryFn: async ({ client }): Promise<PublicUser> =>
      dataOf(await apiOf(client).GET('/api/users/{id}', { params: { path: { id } } }), 'Failed to fetch the member'),
  });
}

export const useNewestReviews = (cursor: string | null) => useInfiniteQuery(newestReviewPages(cursor));
export const useMemberReviews = (userId: string, cursor: string | null = null, limit?: number) =>
  useInfiniteQuery(memberReviewPages(userId, cursor, limit));
export const useReviewSummary = () => useQuery(reviewSummaryQuery());

export function usePublicUser(id: string) {
  const query = useQuery(publicUserQuery(id));
  return { ...query, isUnknown: statusOf(query.error) === 404 };
}
