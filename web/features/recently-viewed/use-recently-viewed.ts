import { useEffect, useMemo } from 'react';
import { usePersonalisation } from '../../lib/page/viewer.js';
import type { CardBusiness } from '../../ui/business/card-business.js';
import { useBusinessesOf } from './recently-viewed.queries.js';
import { readRecentlyViewed, useRecentlyViewed, type ViewedRecord } from './recently-viewed.store.js';

const NONE: readonly ViewedRecord[] = [];

interface RecentBusinesses {
  /** The member does not want that it is remembered. */
  readonly isOff: boolean;
  /** False on the server and until the browser's storage was read. */
  readonly isRead: boolean;
  /** As they are now; until that is known, as they were when they were seen. Latest first. */
  readonly businesses: readonly CardBusiness[];
  readonly clear: () => void;
}

/** The businesses seen last in this browser. */
export function useRecentBusinesses(): RecentBusinesses {
  const { records: kept, isRead, clear } = useRecentlyViewed();
  const choice = usePersonalisation();
  const records = choice === 'on' ? kept : NONE;
  useEffect(readRecentlyViewed, []);
  const { data } = useBusinessesOf(isRead ? records.map(({ id }) => id) : null);
  return { isOff: choice === 'off', isRead, businesses: records.length === 0 ? [] : (data ?? records), clear };
}

/** Ids and categories of the businesses seen last, for suggestions out of them; null until the browser's storage was read. */
export function useRecentViews(): readonly Pick<ViewedRecord, 'id' | 'category'>[] | null {
  const { records: kept, isRead } = useRecentlyViewed();
  const choice = usePersonalisation();
  const records = choice === 'on' ? kept : NONE;
  useEffect(readRecentlyViewed, []);
  return useMemo(
    () => (isRead && choice !== 'unknown' ? records.map(({ id, category }) => ({ id, category })) : null),
    [records, isRead, choice],
  );
}
