import { hashKey, type InfiniteData, type QueryClient, type UseInfiniteQueryOptions } from '@tanstack/react-query';
import type { PageStart } from '../path/list-path.js';
import { keepVisit, visitOf } from './visits.js';

/** The part of a list's page that its length depends on. */
export interface LongPage {
  readonly items: readonly unknown[];
  readonly next: string | null;
}

/** The query of a list in pages, as `listPages` returns it. */
export type PagesQuery<Page> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, readonly unknown[], PageStart>;

/** The API's maximum page size. */
const MAX_PAGE_SIZE = 100;
/** Longer lists are restored in part, so that a reload makes at most three more calls. */
const MAX_LENGTH = 300;
/** The key that the router gives an entry without one. It doesn't name a single entry. */
const NO_KEY = 'default';

/** The lists that were restored, or grew, in this cache: their length needs no restoring. */
const settled = new WeakMap<QueryClient, Set<string>>();

const lengthOf = (pages: readonly LongPage[]): number => pages.reduce((count, { items }) => count + items.length, 0);

/**
 * Keeps the length of a list at a history entry, or restores it the first time that the list is shown there after a
 * reload.
 */
export async function keepLength<Page extends LongPage>(
  client: QueryClient,
  options: PagesQuery<Page>,
  key: string,
): Promise<void> {
  const pages = client.getQueryData<InfiniteData<Page>>(options.queryKey)?.pages;
  if (pages === undefined || key === NO_KEY) return;
  const list = hashKey(options.queryKey);
  const { lengths = {} } = visitOf(key);
  const [length, kept = 0] = [lengthOf(pages), lengths[list]];
  const known = settled.get(client) ?? new Set();
  settled.set(client, known);
  const isNew = !known.has(`${key} ${list}`);
  known.add(`${key} ${list}`);
  if (isNew && length < kept && pages.at(-1)?.next !== null) await restore(client, options, kept);
  else if (kept !== length) keepVisit(key, { lengths: { ...lengths, [list]: length } });
}

/** Replaces a list's pages by as few as contain `wanted` items. They keep their size when the list is refetched. */
async function restore<Page extends LongPage>(
  client: QueryClient,
  options: PagesQuery<Page>,
  wanted: number,
): Promise<void> {
  const length = Math.min(wanted, MAX_LENGTH);
  const restored: InfiniteData<Page> = await client.fetchInfiniteQuery({
    queryKey: [...options.queryKey, 'restored'],
    queryFn: options.queryFn as Exclude<typeof options.queryFn, symbol | undefined>,
    initialPageParam: { ...options.initialPageParam, limit: Math.min(length, MAX_PAGE_SIZE) },
    pages: Math.ceil(length / MAX_PAGE_SIZE),
    getNextPageParam: ({ next }, pages): PageStart | null => {
      const limit = Math.min(length - lengthOf(pages), MAX_PAGE_SIZE);
      return next === null || limit <= 0 ? null : { cursor: next, limit };
    },
    gcTime: 0,
  });
  client.setQueryData<InfiniteData<Page>>(options.queryKey, (shown) =>
    shown !== undefined && lengthOf(shown.pages) >= lengthOf(restored.pages) ? shown : restored,
  );
}
