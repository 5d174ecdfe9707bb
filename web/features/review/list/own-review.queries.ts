import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Review } from '../../../../interfaces/contract/review/review.js';
import { apiOf } from '../../../api/client.js';
import { businessKey } from '../../../api/query-keys.js';

/**
 * A member's review of a business, however many newer reviews both have; null if there is none. Fetched on request only,
 * and refetched with the business from then on.
 */
const ownReviewQuery = (businessId: number, userId: string) =>
  queryOptions({
    queryKey: [...businessKey(businessId), 'own-review', userId],
    queryFn: async ({ client }): Promise<Review | null> => {
      const { everyPage } = await import('../../../api/every-page.js');
      const pages = everyPage<Review>((query) =>
        apiOf(client).GET('/api/users/{userId}/reviews', { params: { path: { userId }, query } }),
      );
      for await (const page of pages) {
        const own = page.find(({ business }) => business.id === businessId);
        if (own !== undefined) return own;
      }
      return null;
    },
  });

/** Returns the member's review of a business if `useOwnReviewSearch` has found one. */
export const useOwnReview = (businessId: number, userId: string) =>
  useQuery({ ...ownReviewQuery(businessId, userId), enabled: ({ state }) => state.data !== undefined }).data ?? null;

/** Returns a function that fetches the member's review of a business; null if there is none, or if that fails. */
export function useOwnReviewSearch(businessId: number, userId: string): () => Promise<Review | null> {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...ownReviewQuery(businessId, userId), staleTime: 0 }).catch(() => null);
}
