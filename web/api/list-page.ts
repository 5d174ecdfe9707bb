import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { codeOf } from '../lib/form/refusal.js';
import { apiCursorOf, pagesBefore, type ListStart, type PageStart } from '../lib/path/list-path.js';
import { apiOf, type Api } from './client.js';
import { dataOf, type Answer } from './problem.js';

/** A page of a list. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** True if there are more than `total`, where the API stops counting. */
  readonly capped: boolean;
  readonly next: string | null;
  /** Where the list starts, on the first page of an address with a cursor; null at the beginning of the list. */
  readonly start: ListStart | null;
}

/** Returns a page made of its items and the response's list headers. */
export function listPageOf<Item>(items: readonly Item[], { headers }: Response): ListPage<Item> {
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    capped: headers.has('x-total-capped'),
    next: nextCursor(headers),
    start: null,
  };
}

interface PagesOptions<Page> {
  readonly queryKey: readonly unknown[];
  /** The cursor in the address; null for the beginning of the list. */
  readonly cursor: string | null;
  readonly pageSize: number;
  /** Size of the pages after the first; `pageSize` by default. */
  readonly morePageSize?: number;
  readonly read: (client: QueryClient, page: PageStart) => Promise<Page>;
}

/**
 * Returns the query of a list in pages, starting after a cursor. If the API doesn't accept the cursor, or nothing is
 * left after it, the list starts at its beginning: the address may be an old link.
 */
export function pagesOf<Page extends ListPage<unknown>>(options: PagesOptions<Page>) {
  const { queryKey, cursor, pageSize, morePageSize = pageSize, read } = options;
  const after = cursor === null ? null : apiCursorOf(cursor);
  return infiniteQueryOptions({
    queryKey,
    queryFn: async ({ client, pageParam }): Promise<Page> => {
      if (cursor === null || pageParam.cursor !== after) return read(client, pageParam);
      const page = await read(client, pageParam).catch(nullIfInvalid);
      if (page === null || (page.items.length === 0 && page.total > 0)) {
        return read(client, { cursor: null, limit: pageParam.limit === morePageSize ? pageSize : pageParam.limit });
      }
      const depth = pagesBefore(cursor);
      const before = depth === null ? null : pageSize + (depth - 1) * morePageSize;
      return { ...page, start: { cursor, before } };
    },
    initialPageParam: { cursor: after, limit: after === null ? pageSize : morePageSize },
    getNextPageParam: ({ next }: Page): PageStart | null =>
      next === null ? null : { cursor: next, limit: morePageSize },
  });
}

function nullIfInvalid(error: unknown): null {
  if (codeOf(error) !== 'INVALID_CURSOR') throw error;
  return null;
}

export interface ListOptions<Item> extends Pick<PagesOptions<unknown>, 'cursor' | 'pageSize' | 'morePageSize'> {
  /** Prefix of the query key, which ends with the cursor. */
  readonly key: readonly unknown[];
  /** True for lists that others change too, which are refetched on each visit. */
  readonly isShared?: boolean;
  /** Calls the API; `page` is part of the query parameters. */
  readonly fetch: (api: Api, page: { limit: number; cursor?: string }) => Promise<Answer<readonly Item[]>>;
}

/** Returns the query of a list in pages, starting after a cursor. */
export function listPages<Item>({ key, isShared = false, fetch, ...options }: ListOptions<Item>) {
  return {
    ...pagesOf<ListPage<Item>>({
      ...options,
      queryKey: [...key, options.cursor],
      read: async (client, { limit, cursor }) => {
        const answer = await fetch(apiOf(client), { limit, ...(cursor !== null && { cursor }) });
        return listPageOf<Item>(dataOf(answer), answer.response);
      },
    }),
    ...(isShared && { staleTime: 0, refetchOnMount: false }),
  };
}

export type Pages<Item> = InfiniteData<ListPage<Item>>;

/** Changes the stored lists whose query key starts with `key`. Other queries with such a key stay as they are. */
export function changeLists<Item>(
  client: QueryClient,
  key: readonly unknown[],
  change: (list: Pages<Item>) => Pages<Item>,
): void {
  client.setQueriesData<Pages<Item>>({ queryKey: key }, (list) =>
    list !== undefined && 'pages' in list ? change(list) : list,
  );
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
