import { create } from 'zustand';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { keepStore } from '../../lib/keep-store.js';

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
export const useRecentlyViewed = create<RecentlyViewed>((set) => ({
  records: [],
  isRead: false,
  view: (business, at) =>
    set(({ records }) => ({
      records: [recordOf(business, at), ...records.filter(({ id }) => id !== business.id)].slice(0, KEPT),
    })),
  clear: () => set({ records: [] }),
}));

const readKept = keepStore(useRecentlyViewed, {
  name: 'recently-viewed',
  storage: () => localStorage,
  pick: ({ records }) => ({ records }),
});

/** Reads the browser's storage once. For effects: never while rendering. */
export function readRecentlyViewed(): void {
  if (useRecentlyViewed.getState().isRead) return;
  readKept();
  useRecentlyViewed.setState({ isRead: true });
}

function recordOf(business: Pick<BusinessCard, Kept>, viewedAt: number): ViewedRecord {
  const { id, name, category, city, state, images, avgRating, reviewCount, tier } = business;
  return { id, name, category, city, state, images: images.slice(0, 1), avgRating, reviewCount, tier, viewedAt };
}
