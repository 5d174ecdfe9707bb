import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { LocationSuggestion } from '../../../../interfaces/contract/gazetteer/location.js';
import { callQuery } from '../../../api/call-query.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';

/** Minimum number of characters for suggestions; a single letter matches thousands of towns. */
const MIN_LENGTH = 2;

/** Towns whose names start with the text, or else similar names. */
export function suggestionsQuery(text: string) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['locations', 'suggestions', q],
    queryFn: async ({ client }): Promise<readonly LocationSuggestion[]> => {
      const query = { q, places: true };
      const answer = await apiOf(client).GET('/api/locations/suggestions', { params: { query } });
      const suggested = dataOf(answer);
      return suggested.map((each) => (typeof each === 'string' ? { name: each, places: null } : each));
    },
  });
}

/** The same while the reader types. */
export function useLocationSuggestions(text: string, wanted: boolean) {
  return useQuery({
    ...suggestionsQuery(text),
    enabled: wanted && text.trim().length >= MIN_LENGTH,
    placeholderData: keepPreviousData,
    // A failed suggestion must not fail the page; it is retried with the next input.
    retryOnMount: true,
  });
}

/** The center of a town or ZIP code; null if the text names neither. */
export const middleQuery = (location: string) =>
  callQuery(['locations', 'middle', location], (api) =>
    api.GET('/api/locations/middle', { params: { query: { city: location } } }),
  );
