import { useEffect, useMemo } from 'react';
import { usePersonalization } from '../../lib/page/viewer.js';
import type { CardBusiness } from '../../ui/business/card-business.js';
import { useBusinessesOf } from './recently-viewed.queries.js';
import { readRecentlyViewed, useRecentlyViewed, type ViewedRecord } from './recently-viewed.store.js';

const NONE: readonly ViewedRecord[] = [];

interface RecentBusinesses {
  /** True if the member turned personalization off. */
  readonly isOff: boolean;
  /** False on the server, and until the browser's storage has been read. */
  readonly isRead: boolean;
  /** Newest first. Current data once loaded; until then, as they were when viewed. */
  readonly businesses: readonly CardBusiness[];
  readonly clear: () => void;
}

/** Returns the businesses recently viewed in this browser. */
export function useRecentBusinesses(): RecentBusinesses {
  const { records: kept, isRead, clear } = useRecentlyViewed();
  const choice = usePersonalization();
  const records = choice === 'on' ? kept : NONE;
  useEffect(readRecentlyViewed, []);
  const { data } = useBusinessesOf(isRead ? records.map(({ id }) => id) : null);
  return { isOff: choice === 'off', isRead, businesses: records.length === 0 ? [] : (data ?? records), clear };
}

/**
 * Returns IDs and categories of recently viewed businesses, for recommendations; null until the browser's storage has
 * been read.
 */
export function useRecentViews(): readonly Pick<ViewedRecord, 'id' | 'category'>[] | null {
  const { records: kept, isRead } = useRecentlyViewed();
  const choice = usePersonalization();
  const records = choice === 'on' ? kept : NONE;
  useEffect(readRecentlyViewed, []);
  return useMemo(
    () => (isRead && choice !== 'unknown' ? records.map(({ id, category }) => ({ id, category })) : null),
    [records, isRead, choice],
  );
}
