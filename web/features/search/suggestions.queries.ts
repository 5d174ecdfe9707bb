import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiOf } from '../../api/client.js';
import { dataOf } from '../../api/problem.js';

/** Shorter texts are not asked about: a single letter fits thousands of towns. In characters. */
const MIN_LENGTH = 2;

/** Places whose names begin like the text. Fails with 'Failed to fetch location suggestions'. */
export function useLocationSuggestions(text: string, wanted: boolean) {
  const q = text.trim();
  return useQuery({
    queryKey: ['locations', 'suggestions', q],
    queryFn: async ({ client }): Promise<readonly string[]> => {
      const answer = await apiOf(client).GET('/api/locations/suggestions', { params: { query: { q } } });
      return dataOf(answer, 'Failed to fetch location suggestions');
    },
    enabled: wanted && q.length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    // A failed suggestion is no failed page: typing on asks again.
    retryOnMount: true,
  });
}
