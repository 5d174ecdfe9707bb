import type { InfiniteData } from '@tanstack/react-query';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import type { usePages } from '../../lib/browser/use-pages.js';
import type { ListStart } from '../../lib/path/list-path.js';
import { LoadMore } from '../state/load-more.js';
import { Queue } from './queue.js';
import type { QueueProps } from './queue-props.js';
import { rowOf, type Listed, type Row } from './row.js';

/** A page of a queue. */
export interface QueuePage<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | null;
  readonly start: ListStart | null;
}

interface PagedQueueProps<Item> extends Omit<
  QueueProps<Item>,
  'rows' | 'total' | 'capped' | 'source' | 'presenceAt' | 'isFetching' | 'onReload' | 'onEnd' | 'foot'
> {
  readonly query: ReturnType<typeof usePages<QueuePage<Item>>>;
  readonly data: InfiniteData<QueuePage<Item>>;
  /** What an item's row shows besides its name and town. */
  readonly rowFacts?: ((item: Item) => Partial<Row>) | undefined;
  /** The error if the next page fails to load. */
  readonly failure: string;
  /** Returns the address of the page after a cursor, for visitors without JavaScript. */
  readonly pathOf: (cursor: string | null) => string;
}

/** A queue whose items are read in pages. */
export function PagedQueue<Item extends Listed>(props: PagedQueueProps<Item>) {
  const { query, data, failure, pathOf, rowFacts, ...queue } = props;
  const items = data.pages.flatMap((page) => page.items);
  const hydrated = useHydrated();
  const canGrow = query.hasNextPage && !query.isFetchNextPageError;
  return (
    <Queue
      {...queue}
      rows={items.map((item) => rowOf(item, queue.nameOf(item), rowFacts?.(item)))}
      source={{ itemOf: (key) => items.find(({ id }) => String(id) === key) }}
      total={data.pages[0]?.total ?? 0}
      capped={data.pages[0]?.capped ?? false}
      isFetching={query.isFetching}
      onReload={() => query.refetch({ throwOnError: true })}
      onEnd={canGrow ? () => void (query.isFetchingNextPage || query.fetchNextPage()) : undefined}
      foot={
        // Scrolling to the end of the list loads the next page.
        (!hydrated || query.isFetchNextPageError || data.pages[0]?.start) && (
          <div className="flex flex-col items-center gap-4 border-t border-line p-3 empty:hidden">
            <LoadMore list={query} failure={failure} pathOf={pathOf} />
          </div>
        )
      }
    />
  );
}
