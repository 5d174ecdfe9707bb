import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** Fetches the current businesses of these IDs, in this order; deleted ones are left out. */
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
