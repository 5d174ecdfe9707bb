import type { ReactNode } from 'react';
import type { BulkWork } from './bulk/bulk-work.js';
import type { QueueAction } from './queue-action.js';
import type { EntryContent } from './queue-entry.js';
import type { ItemSource } from './use-item.js';
import type { QueueRowsOptions } from './use-queue.js';
import type { WaitingQueue } from './waiting-queue.js';

export interface QueueProps<Item> extends QueueRowsOptions<Item> {
  /** Names the queue in the browser's storage. */
  readonly name: string;
  /** The path of the queue's page. */
  readonly path: string;
  /** The accessible name of the list. */
  readonly label: string;
  readonly source: ItemSource<Item>;
  readonly actions: readonly QueueAction<Item>[];
  readonly contentOf: (item: Item) => EntryContent;
  /** The bulk actions; absent if items are decided one at a time. */
  readonly bulk?: BulkWork | undefined;
  /** Reads other administrators’ work; only for queues of waiting items, whose rows can be searched and sorted. */
  readonly presenceAt?: WaitingQueue<Item>['presenceAt'] | undefined;
  /** Called when the end of the list comes into view. */
  readonly onEnd?: (() => void) | undefined;
  /** Shown below the list, such as 'Load More'. */
  readonly foot?: ReactNode | undefined;
  /** Shown when nothing is waiting. */
  readonly empty: ReactNode;
}
