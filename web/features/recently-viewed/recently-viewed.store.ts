import { create } from 'zustand';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { persistStore } from '../../lib/browser/persist-store.js';

type Kept = 'id' | 'name' | 'category' | 'city' | 'state' | 'images' | 'avgRating' | 'reviewCount' | 'tier';

/** A viewed business as it was then. Never leaves the browser. */
export type ViewedRecord = Pick<BusinessCard, Kept> & {
  /** Milliseconds since 1970. */
  readonly viewedAt: number;
};

/** Number of records kept: a product decision. */
const KEPT = 10;

interface RecentlyViewed {
  readonly records: readonly ViewedRecord[];
  /** False until the browser's storage has been read. */
  readonly isRead: boolean;
  /** Adds a business at the front, replacing an older record of it. */
  readonly view: (business: Pick<BusinessCard, Kept>, at: number) => void;
  readonly clear: () => void;
}

/** The recently viewed businesses, in local storage under `recently-viewed`. */
export const useRecentlyViewed = create<RecentlyViewed>((set) => ({
  records: [],
  isRead: false,
  view: (business, at) =>
    set(({ records }) => ({
      records: [recordOf(business, at), ...records.filter(({ id }) => id !== business.id)].slice(0, KEPT),
    })),
  clear: () => set({ records: [] }),
}));

const readKept = persistStore(useRecentlyViewed, {
  name: 'recently-viewed',
  storage: () => localStorage,
  pick: ({ records }) => ({ records }),
});

/** Reads the browser's storage once. Call it in effects only, never while rendering. */
export function readRecentlyViewed(): void {
  if (useRecentlyViewed.getState().isRead) return;
  readKept();
  useRecentlyViewed.setState({ isRead: true });
}

function recordOf(business: Pick<BusinessCard, Kept>, viewedAt: number): ViewedRecord {
  const { id, name, category, city, state, images, avgRating, reviewCount, tier } = business;
  return { id, name, category, city, state, images: images.slice(0, 1), avgRating, reviewCount, tier, viewedAt };
}
