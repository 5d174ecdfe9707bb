import type { AdminList, WaitingList } from '../../lib/path/admin-path.js';
import type { Api } from '../client.js';
import type { ListOptions } from '../list-page.js';
import type { Answer } from '../problem.js';
import { adminPages } from './admin-queue.js';
import { waitingQueue } from './queue-rows.js';

interface Reads<Item, Tab extends string> {
  /** Reads a page of a tab. `page` is part of the query parameters. */
  readonly fetch: (
    api: Api,
    page: Parameters<ListOptions<Item>['fetch']>[1],
    tab: Tab,
  ) => Promise<Answer<readonly Item[]>>;
  /** 20 by default; fewer for tall entries. */
  readonly pageSize?: number;
}

interface WaitingReads<Item, Tab extends string> extends Reads<Item, Tab> {
  /** Reads one item of the queue. */
  readonly read: (api: Api, id: number) => Promise<Answer<Item>>;
}

/** Returns an administrators' list with the queries of its tabs, as `TabbedQueue` shows them. */
export function pagedList<Item, Tab extends string>(options: AdminList<Tab> & Reads<Item, Tab>) {
  const { fetch, pageSize = 20, ...list } = options;
  const pages = (cursor: string | null, tab: Tab) =>
    adminPages<Item>({ list, tab, cursor, pageSize, fetch: (api, page) => fetch(api, page, tab) });
  return { list, pages };
}

/** The same for a list with a queue of everything that waits. */
export function waitingList<Item, Tab extends string>(options: WaitingList<Tab> & WaitingReads<Item, Tab>) {
  const { read, fetch, pageSize, ...list } = options;
  return { list, pages: pagedList<Item, Tab>(options).pages, waits: waitingQueue<Item>(list, read) };
}
