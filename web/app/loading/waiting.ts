import type { QueueRows } from '../../../interfaces/contract/administration/queue.js';
import { itemIn } from '../../lib/path/admin-path.js';
import type { WaitingQueue } from '../../ui/queue/waiting-queue.js';
import type { Wanted } from './page-loader.js';

/** All rows of a queue, and then the item that the address names, or else the first one. */
export function waitingIn<Item>({ rows, itemOf }: WaitingQueue<Item>, params: URLSearchParams): Wanted {
  return {
    queryKey: rows.queryKey,
    start: async (client) => {
      await client.prefetchQuery(rows);
      const item = itemIn(params) ?? client.getQueryData<QueueRows>(rows.queryKey)?.rows[0]?.id;
      if (item !== undefined) await client.prefetchQuery(itemOf(String(item)));
    },
  };
}
