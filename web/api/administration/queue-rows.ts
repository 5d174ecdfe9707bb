import type { Presence, QueueRows } from '../../../interfaces/contract/administration/queue.js';
import type { WaitingList } from '../../lib/path/admin-path.js';
import type { WaitingQueue } from '../../ui/queue/waiting-queue.js';
import { callQuery } from '../call-query.js';
import type { Api } from '../client.js';
import type { Answer } from '../problem.js';

/** How often a queue that stays open is read again, in ms. Decisions of others arrive sooner. */
const REFRESH_MS = 60_000;
/** Rows in the server's HTML. The browser reads all of them. */
const SERVER_ROWS = 100;
/** How long an item that was fetched in advance is shown without asking again, in ms. */
const FRESH_MS = 10_000;

/** Reads one item of a queue. */
type ReadItem<Item> = (api: Api, id: number) => Promise<Answer<Item>>;

/** The second part of the query keys of a list's rows and items, where other queries of the list name their tab. */
export const [ROWS, ITEM] = ['rows', 'item'];

/** Returns the queries of a list's queue: its rows, its items, and what others do there. */
export function waitingQueue<Item>({ path, queue }: WaitingList, read: ReadItem<Item>): WaitingQueue<Item> {
  return {
    name: queue.name,
    itemsKey: [path, ITEM],
    rows: {
      ...callQuery<QueueRows>([path, ROWS], (api) => {
        const query = typeof window === 'undefined' ? { limit: SERVER_ROWS } : {};
        return api.GET('/api/admin/queues/{queue}', { params: { path: { queue: queue.name }, query } });
      }),
      staleTime: 0,
      refetchOnMount: false,
      refetchInterval: REFRESH_MS,
    },
    itemOf: (key) => ({
      ...callQuery<Item>([path, ITEM, key], (api) => read(api, Number(key))),
      staleTime: FRESH_MS,
    }),
    presenceAt: (key) =>
      callQuery<Presence>(['admin', 'presence', queue.name], (api) =>
        api.PUT('/api/admin/presence', { body: { queue: queue.name, item: key === null ? null : Number(key) } }),
      ),
  };
}
