import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** The businesses of these ids as they are now, in this order; those that are gone are left out. */
export function useBusinessesOf(ids: readonly number[] | null) {
  return useQuery({
    queryKey: ['businesses', 'batch', ids],
    queryFn: async ({ client }): Promise<readonly BusinessCard[]> => {
      const answer = await apiOf(client).POST('/api/businesses/batch', { body: { ids: [...(ids ?? [])] } });
      return dataOf(answer, 'Failed to fetch businesses');
    },
    enabled: ids !== null && ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
