import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { BrowseSearch } from './browse-search.js';

type LastSearch = Pick<BrowseSearch, 'query' | 'category' | 'location'>;

interface LastBrowse {
  /** What was looked for last in this tab; null before the first visit of Browse. */
  readonly search: LastSearch | null;
  readonly remember: (search: LastSearch) => void;
}

/** The last state of Browse, in session storage under `last-browse`: where the way back from a business leads. */
export const useLastBrowse = create<LastBrowse>()(
  persist(
    (set) => ({
      search: null,
      remember: ({ query, category, location }) => set({ search: { query, category, location } }),
    }),
    {
      name: 'last-browse',
      storage: createJSONStorage(() => sessionStorage),
      // The server has no storage: the first render must be the same there and here.
      skipHydration: true,
    },
  ),
);
