import { create } from 'zustand';
import { keepStore } from '../keep-store.js';
import type { BrowseSearch } from './browse-search.js';

type LastSearch = Pick<BrowseSearch, 'query' | 'category' | 'location'>;

interface LastBrowse {
  /** What was looked for last in this tab; null before the first visit of Browse. */
  readonly search: LastSearch | null;
  readonly remember: (search: LastSearch) => void;
}

/** The last state of Browse, in session storage under `last-browse`: where the way back from a business leads. */
export const useLastBrowse = create<LastBrowse>((set) => ({
  search: null,
  remember: ({ query, category, location }) => set({ search: { query, category, location } }),
}));

/** Reads what an earlier page of this tab remembered. For effects: never while rendering. */
export const readLastBrowse = keepStore(useLastBrowse, {
  name: 'last-browse',
  storage: () => sessionStorage,
  pick: ({ search }) => ({ search }),
});
