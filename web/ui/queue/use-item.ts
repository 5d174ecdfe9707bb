import { useEffect, useEffectEvent } from 'react';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { statusOf } from '../../lib/form/refusal.js';
import { keyOf, type Row } from './row.js';
import type { ItemQuery } from './waiting-queue.js';

/** Where a queue's items come from: lists that were read in full, or a query for each item. */
export type ItemSource<Item> =
  { readonly itemOf: (key: string) => Item | undefined } | { readonly queryOf: (key: string) => ItemQuery<Item> };

/** Positions, relative to the current row, of the rows that are fetched in advance. */
const AHEAD = [1, 2, 3, -1];

interface Position {
  readonly shown: readonly Row[];
  readonly currentKey: string | null;
  readonly index: number;
}

/** Returns the current item as a query's result. The items next to it are fetched in advance. */
export function useItem<Item>(source: ItemSource<Item>, { shown, currentKey, index }: Position) {
  const client = useQueryClient();
  const isFetched = 'queryOf' in source && currentKey !== null;
  const query = useQuery<Item, Error, Item, readonly unknown[]>({
    ...(isFetched ? source.queryOf(currentKey) : { queryKey: ['no item'], queryFn: skipToken }),
    enabled: isFetched,
  });
  const next = isFetched
    ? AHEAD.flatMap((by) => shown[index + by] ?? [])
        .map(keyOf)
        .join()
    : '';
  const isLoaded = query.data !== undefined;
  const prefetch = useEffectEvent((key: string): void => {
    if ('queryOf' in source) void client.prefetchQuery(source.queryOf(key));
  });
  useEffect(() => {
    if (isLoaded)
      next
        .split(',')
        .filter(Boolean)
        .forEach((key) => prefetch(key));
  }, [isLoaded, next]);
  if ('queryOf' in source) return { ...query, isUnknown: statusOf(query.error) === 404 };
  const data = currentKey === null ? undefined : source.itemOf(currentKey);
  return { ...query, data, isUnknown: data === undefined };
}
