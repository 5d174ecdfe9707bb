import { create } from 'zustand';
import { persistStore } from '../browser/persist-store.js';
import type { BrowseSearch } from './browse-search.js';

type LastSearch = Pick<BrowseSearch, 'query' | 'category' | 'location'>;

interface LastBrowse {
  /** The last search in this tab; null before the first visit to Browse. */
  readonly search: LastSearch | null;
  readonly remember: (search: LastSearch) => void;
}

/** The last state of Browse, in session storage under `last-browse`. A business links back to it. */
export const useLastBrowse = create<LastBrowse>((set) => ({
  search: null,
  remember: ({ query, category, location }) => set({ search: { query, category, location } }),
}));

/** Loads what an earlier page of this tab stored. Call it in effects only, never while rendering. */
export const readLastBrowse = persistStore(useLastBrowse, {
  name: 'last-browse',
  storage: () => sessionStorage,
  pick: ({ search }) => ({ search }),
});
