import { useEffect } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { callQuery } from '../../api/call-query.js';

/** Saved places to keep for reading without a network. The worker keeps at most as many. */
const KEPT = 20;

/** Returns the IDs of the member's first saved places; null for a visitor, and while unknown. */
export function useSavedIds(member: string | null): readonly number[] | null {
  const { data, isStale, isFetching, refetch } = useQuery({
    // Starts like the key of the member's list, so that saving a place makes it stale, too.
    ...callQuery<readonly BusinessCard[]>(['user', 'favorites', 'ids', member], (api) =>
      api.GET('/api/user/favorites', { params: { query: { limit: KEPT } } }),
    ),
    enabled: member !== null,
    select: idsOf,
  });
  const isOld = data !== undefined && isStale && !isFetching;
  useEffect(() => {
    if (isOld) void refetch();
  }, [isOld, refetch]);
  return data ?? null;
}

const idsOf = (businesses: readonly BusinessCard[]): readonly number[] => businesses.map(({ id }) => id);
