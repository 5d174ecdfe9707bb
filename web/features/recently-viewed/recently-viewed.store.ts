import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';

type Kept = 'id' | 'name' | 'category' | 'city' | 'state' | 'images' | 'avgRating' | 'reviewCount' | 'tier';

/** A business that was looked at, as it was then. It never leaves the browser. */
export type ViewedRecord = Pick<BusinessCard, Kept> & {
  /** ms since 1970. */
  readonly viewedAt: number;
};

/** So many are kept: a product decision. */
const KEPT = 10;

interface RecentlyViewed {
  readonly records: readonly ViewedRecord[];
  /** False until the browser's storage was read. */
  readonly isRead: boolean;
  /** Puts a business first and removes an older record of it. */
  readonly view: (business: Pick<BusinessCard, Kept>, at: number) => void;
  readonly clear: () => void;
}

/** The businesses seen last, in local storage under `recently-viewed`. */
export const useRecentlyViewed = create<RecentlyViewed>()(
  persist(
    (set) => ({
      records: [],
      isRead: false,
      view: (business, at) =>
        set(({ records }) => ({
          records: [recordOf(business, at), ...records.filter(({ id }) => id !== business.id)].slice(0, KEPT),
        })),
      clear: () => set({ records: [] }),
    }),
    {
      name: 'recently-viewed',
      storage: createJSONStorage(() => localStorage),
      partialize: ({ records }) => ({ records }),
      // The server has no storage: the first render must be the same there and here.
      skipHydration: true,
      onRehydrateStorage: () => () => useRecentlyViewed.setState({ isRead: true }),
    },
  ),
);

/** Reads the browser's storage once. For effects: never while rendering. */
export function readRecentlyViewed(): void {
  if (!useRecentlyViewed.getState().isRead) void useRecentlyViewed.persist.rehydrate();
}

function recordOf(business: Pick<BusinessCard, Kept>, viewedAt: number): ViewedRecord {
  const { id, name, category, city, state, images, avgRating, reviewCount, tier } = business;
  return { id, name, category, city, state, images: images.slice(0, 1), avgRating, reviewCount, tier, viewedAt };
}
