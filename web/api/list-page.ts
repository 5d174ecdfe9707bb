import type { InfiniteData } from '@tanstack/react-query';
import { nextCursor } from '../lib/path/next-cursor.js';

/** One page of a list that administrators work through. */
export interface ListPage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  /** More wait than were counted. */
  readonly capped: boolean;
  readonly next: string | null;
}

/** A page out of its items and what the answer's headers say about the list. */
export function listPageOf<Item>(items: readonly Item[], { headers }: Response): ListPage<Item> {
  return {
    items,
    total: Number(headers.get('x-total-count') ?? items.length),
    capped: headers.has('x-total-capped'),
    next: nextCursor(headers),
  };
}

type Pages<Item> = InfiniteData<ListPage<Item>>;

/** A list without what waits no more. */
export function withoutItem<Item>({ pages, ...list }: Pages<Item>, isIt: (item: Item) => boolean): Pages<Item> {
  const left = (items: readonly Item[]) => items.filter((item) => !isIt(item));
  return { ...list, pages: pages.map((page) => ({ ...page, total: page.total - 1, items: left(page.items) })) };
}

/** A list with an item as it is now. */
export function withItem<Item>({ pages, ...list }: Pages<Item>, now: Item, isIt: (item: Item) => boolean): Pages<Item> {
  const replaced = (item: Item) => (isIt(item) ? now : item);
  return { ...list, pages: pages.map((page) => ({ ...page, items: page.items.map(replaced) })) };
}
