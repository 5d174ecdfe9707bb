import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LocationSuggestion } from '../../../../interfaces/contract/gazetteer/location.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';

/** Shorter texts are not asked about: a single letter fits thousands of towns. In characters. */
const MIN_LENGTH = 2;

/** Places whose names begin like the text, else those with a name like it. Fails with 'Failed to fetch location suggestions'. */
export function suggestionsQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['locations', 'suggestions', q],
    queryFn: async ({ client }): Promise<readonly LocationSuggestion[]> => {
      const query = { q, places: true };
      const answer = await apiOf(client).GET('/api/locations/suggestions', { params: { query } });
      const suggested = dataOf(answer, 'Failed to fetch location suggestions');
      return suggested.map((each) => (typeof each === 'string' ? { name: each, places: null } : each));
    },
  });
}

/** The same while one types. */
export function useLocationSuggestions(text: string, wanted: boolean) {
  return useQuery({
    ...suggestionsQuery(text),
    enabled: wanted && text.trim().length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    // A failed suggestion is no failed page: typing on asks again.
    retryOnMount: true,
  });
}
