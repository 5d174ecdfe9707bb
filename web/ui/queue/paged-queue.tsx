import type { InfiniteData } from '@tanstack/react-query';
import type { usePages } from '../../lib/browser/use-pages.js';
import type { ListStart } from '../../lib/path/list-path.js';
import { LoadMore } from '../state/load-more.js';
import { Queue, type QueueProps } from './queue.js';

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
  'items' | 'total' | 'capped' | 'keyOf' | 'onReload' | 'more' | 'foot'
> {
  readonly query: ReturnType<typeof usePages<QueuePage<Item>>>;
  readonly data: InfiniteData<QueuePage<Item>>;
  /** The error if the next page fails to load. */
  readonly failure: string;
  /** Returns the address of the page after a cursor, for visitors without JavaScript. */
  readonly pathOf: (cursor: string | null) => string;
}

/** A queue whose items are read in pages. */
export function PagedQueue<Item extends { readonly id: number | string }>(props: PagedQueueProps<Item>) {
  const { query, data, failure, pathOf, ...queue } = props;
  return (
    <Queue
      {...queue}
      items={data.pages.flatMap((page) => page.items)}
      keyOf={({ id }) => String(id)}
      total={data.pages[0]?.total ?? 0}
      capped={data.pages[0]?.capped ?? false}
      onReload={() => query.refetch({ throwOnError: true })}
      more={{
        hasNext: query.hasNextPage,
        isFetching: query.isFetchingNextPage,
        isFailed: query.isFetchNextPageError,
        fetch: () => void query.fetchNextPage(),
      }}
      foot={
        <div className="flex flex-col items-center gap-4 empty:hidden">
          <LoadMore list={query} failure={failure} pathOf={pathOf} />
        </div>
      }
    />
  );
}
