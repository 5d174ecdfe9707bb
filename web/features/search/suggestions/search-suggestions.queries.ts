import { queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchSuggestions } from '../../../../interfaces/contract/business/suggestion.js';
import { apiOf } from '../../../api/client.js';
import { dataOf } from '../../../api/problem.js';

/** Minimum number of characters for suggestions; a single letter begins every third name. */
const MIN_LENGTH = 2;

/** Maximum number of characters; the API rejects longer texts. */
const MAX_LENGTH = 100;

/** What the search field and the rest of its form contain. */
export interface Typed {
  readonly text: string;
  /** Where the search looks, for the API. */
  readonly where: { readonly location?: string; readonly latitude?: number; readonly longitude?: number };
}

function typedQuery({ text, where }: Typed) {
  const q = text.trim();
  return queryOptions({
    queryKey: ['suggestions', q, where],
    queryFn: async ({ client, signal }): Promise<SearchSuggestions> => {
      const query = { q, ...where };
      return dataOf(await apiOf(client).GET('/api/suggestions', { params: { query }, signal }));
    },
  });
}

/**
 * Returns what to suggest for a text; undefined while unknown, or if it can't be loaded. While a longer or shorter text
 * loads, returns the suggestions of the one before, so that the list doesn't flicker.
 */
export function useSearchSuggestions(typed: Typed, wanted: boolean): SearchSuggestions | undefined {
  const q = typed.text.trim();
  const { data } = useQuery({
    ...typedQuery(typed),
    enabled: wanted && q.length >= MIN_LENGTH && q.length <= MAX_LENGTH,
    placeholderData: (before, query) => (isContinued(query?.queryKey[1], q) ? before : undefined),
    // A failed suggestion must not fail the page; it is retried with the next input.
    retryOnMount: true,
  });
  return wanted && q.length >= MIN_LENGTH ? data : undefined;
}

const isContinued = (before: unknown, now: string): boolean =>
  typeof before === 'string' && (now.startsWith(before) || before.startsWith(now));
