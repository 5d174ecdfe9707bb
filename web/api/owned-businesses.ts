import { queryOptions } from '@tanstack/react-query';
import type { OwnedBusinessCard } from '../../interfaces/contract/business/business.js';
import { apiOf } from './client.js';
import { dataOf } from './problem.js';

/** Key prefix for the member's own businesses. */
export const OWNED_KEY = ['businesses', 'owner'] as const;

/** Number of own businesses shown on the dashboard and next to the form: a product decision. */
const SHOWN = 3;

interface Owned {
  readonly businesses: readonly OwnedBusinessCard[];
  readonly total: number;
}

/** The member's first few businesses, in any status, and the total. */
export function ownedBusinessesQuery(userId: string) {
  return queryOptions({
    queryKey: [...OWNED_KEY, userId, 'first'],
    queryFn: async ({ client }): Promise<Owned> => {
      const params = { path: { userId }, query: { limit: SHOWN } };
      const answer = await apiOf(client).GET('/api/businesses/owner/{userId}', { params });
      const businesses = dataOf(answer);
      const total = Number(answer.response.headers.get('x-total-count') ?? businesses.length);
      return { businesses: businesses.slice(0, SHOWN), total };
    },
  });
}
