import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { AdminSearchResults } from '../../../../interfaces/contract/administration/admin-search.js';
import { isSearchable } from '../../../../interfaces/contract/shared/words.js';
import { callQuery } from '../../../api/call-query.js';

/** Milliseconds without typing after which a text is searched. */
const PAUSE_MS = 120;

/** The results of the administrators' search. Those of the previous text stay until the new ones are here. */
export function useFound(text: string) {
  const typed = useSettled(text.trim());
  const isSearched = isSearchable(text);
  const { data, isError, isFetching } = useQuery({
    ...callQuery<AdminSearchResults>(['admin', 'search', typed], (api) =>
      api.GET('/api/admin/search', { params: { query: { query: typed } } }),
    ),
    enabled: isSearchable(typed) && isSearched,
    placeholderData: keepPreviousData,
    staleTime: 10_000,
  });
  const isWaiting = isSearched && (isFetching || typed !== text.trim());
  return {
    found: isSearched ? data : undefined,
    state: isWaiting ? 'searching' : isError ? 'failed' : 'done',
  } as const;
}

/** Returns the text as it was when typing last paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
