import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { apiOf, type Api } from './client.js';
import { dataOf, type Answer } from './problem.js';

/** A page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** True if there are more than `total`, where the API stops counting. */
  readonly capped: boolean;
  readonly next: string | null;
}

/** Returns a page made of its items and the response's list headers. */
export function listPageOf<Item>(items: readonly Item[], { headers }: Response): ListPage<Item> {
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    capped: headers.has('x-total-capped'),
    next: nextCursor(headers),
  };
}

export interface ListOptions<Item> {
  /** Prefix of the query key, which ends with the cursor. */
  readonly key: readonly unknown[];
  readonly cursor: string | null;
  readonly pageSize: number;
  /** True for lists that others change too, which are refetched on each visit. */
  readonly isShared?: boolean;
  /** Calls the API; `page` is part of the query parameters. */
  readonly fetch: (api: Api, page: { limit: number; cursor?: string }) => Promise<Answer<readonly Item[]>>;
}

/** Returns the query of a list in pages, starting after a cursor. */
export function listPages<Item>({ key, cursor, pageSize, isShared = false, fetch }: ListOptions<Item>) {
  return infiniteQueryOptions({
    queryKey: [...key, cursor],
    queryFn: async ({ client, pageParam }) => {
      const answer = await fetch(apiOf(client), { limit: pageSize, ...(pageParam !== null && { cursor: pageParam }) });
      return listPageOf<Item>(dataOf(answer), answer.response);
    },
    initialPageParam: cursor,
    getNextPageParam: (page) => page.next,
    ...(isShared && { staleTime: 0, refetchOnMount: false }),
  });
}

export type Pages<Item> = InfiniteData<ListPage<Item>>;

/** Changes the stored lists whose query key starts with `key`. */
export function changeLists<Item>(
  client: QueryClient,
  key: readonly unknown[],
  change: (list: Pages<Item>) => Pages<Item>,
): void {
  client.setQueriesData<Pages<Item>>({ queryKey: key }, (list) => list && change(list));
}

/** Returns the list without the matching items. */
export function withoutItem<Item>({ pages, ...list }: Pages<Item>, isIt: (item: Item) => boolean): Pages<Item> {
  const removed = pages.flatMap(({ items }) => items.filter(isIt)).length;
  const remainingOf = (items: readonly Item[]) => items.filter((item) => !isIt(item));
  return {
    ...list,
    pages: pages.map((page) => ({ ...page, total: page.total - removed, items: remainingOf(page.items) })),
  };
}

/** Returns the list with an item replaced. */
export function withItem<Item>({ pages, ...list }: Pages<Item>, now: Item, isIt: (item: Item) => boolean): Pages<Item> {
  const replaced = (item: Item) => (isIt(item) ? now : item);
  return { ...list, pages: pages.map((page) => ({ ...page, items: page.items.map(replaced) })) };
}

/** Returns the next page's cursor from a list's `Link: <…?cursor=…>; rel="next"` header; null on the last page. */
export function nextCursor(headers: Headers): string | null {
  const next = /<([^>]+)>\s*;[^,]*\brel="?next"?/.exec(headers.get('link') ?? '')?.[1];
  return next === undefined ? null : new URL(next, 'http://site.invalid').searchParams.get('cursor');
}
