import type { UseQueryOptions } from '@tanstack/react-query';
import type { Presence, QueueRows } from '../../../interfaces/contract/administration/queue.js';
import type { Queue as QueueName } from '../../../interfaces/contract/shared/words.js';

export type ItemQuery<Data> = UseQueryOptions<Data, Error, Data, readonly unknown[]> & {
  readonly queryKey: readonly unknown[];
};

/** The queries of everything that waits for administrators in one queue. */
export interface WaitingQueue<Item> {
  readonly name: QueueName;
  readonly rows: ItemQuery<QueueRows>;
  readonly itemOf: (key: string) => ItemQuery<Item>;
  /** Prefix of the query keys of all items. */
  readonly itemsKey: readonly unknown[];
  /** Tells the server which item is open, and returns what other administrators do. */
  readonly presenceAt: (key: string | null) => ItemQuery<Presence>;
}
