import { useEffect } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { MAX_QUEUE_ROWS } from '../../../interfaces/contract/shared/words.js';
import { EmptyIllustration } from '../../illustrations/empty.js';
import type { PagesQuery } from '../../lib/browser/kept-length.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { tabIn, tabPath, type AdminList } from '../../lib/path/admin-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../button.js';
import { LinkTabs } from '../page/link-tabs.js';
import { EmptyState } from '../state/empty-state.js';
import { Loaded } from '../state/loaded.js';
import { Skeleton } from '../state/skeleton.js';
import { PagedQueue, type QueuePage } from './paged-queue.js';
import { Queue } from './queue.js';
import type { QueueProps } from './queue-props.js';
import type { Listed, Row } from './row.js';
import type { WaitingQueue } from './waiting-queue.js';

interface TabbedQueueProps<Item, Tab extends string> extends Pick<
  QueueProps<Item>,
  'name' | 'label' | 'noun' | 'nameOf' | 'contentOf' | 'actions' | 'bulk'
> {
  readonly list: AdminList<Tab>;
  /** Returns the query of a tab's list from a cursor; absent if there is only a queue. */
  readonly pages?: ((cursor: string | null, tab: Tab) => PagesQuery<QueuePage<Item>>) | undefined;
  /** The queue of the tab that shows everything that waits; absent if the list has no such tab. */
  readonly waits?: WaitingQueue<Item>;
  /** What a row shows besides its name and town. */
  readonly rowFacts?: (item: Item) => Partial<Row>;
  /** True for decided items, which can only be read. */
  readonly isSettled?: boolean;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Returns the current tab of a list, which is in the address. */
export function useTab<Tab extends string>(list: AdminList<Tab>): Tab {
  const [params] = useSearchParams();
  return tabIn(list, params);
}

/** A queue of administrators with its tabs. Each tab has its own address and list. */
export function TabbedQueue<Item extends Listed, Tab extends string>(props: TabbedQueueProps<Item, Tab>) {
  const { list, waits, pages } = props;
  const tab = useTab(list);
  const links = Object.entries<string>(list.labels).map(([each, label]) => ({
    path: tabPath(list, each as Tab),
    label,
  }));
  return (
    <>
      {links.length > 1 && <LinkTabs label="Filter" current={tabPath(list, tab)} tabs={links} />}
      {waits !== undefined && list.queue?.tab === tab ? (
        <Waiting key={tab} {...props} waits={waits} />
      ) : (
        pages !== undefined && <Paged key={tab} {...props} tab={tab} pages={pages} />
      )}
    </>
  );
}

type WaitingProps<Item, Tab extends string> = TabbedQueueProps<Item, Tab> & {
  readonly waits: WaitingQueue<Item>;
};

/** Everything that waits, in short; items are read one by one. */
function Waiting<Item extends Listed, Tab extends string>(props: WaitingProps<Item, Tab>) {
  const { list, waits, empty, ...queue } = props;
  const client = useQueryClient();
  const query = useQuery(waits.rows);
  const { data, refetch } = query;
  // The server's HTML has only the first rows.
  const isPart = data !== undefined && data.rows.length < Math.min(data.total, MAX_QUEUE_ROWS);
  useEffect(() => {
    if (isPart) void refetch();
  }, [isPart, refetch]);
  return (
    <Loaded query={query} failure={list.failure} placeholder={<Skeleton className="h-96" />}>
      {({ rows, total, capped }) => (
        <Queue
          {...{ ...queue, rows, total, capped }}
          path={list.path}
          isFetching={query.isFetching}
          presenceAt={waits.presenceAt}
          source={{ queryOf: waits.itemOf }}
          onReload={() => {
            // Items that were fetched before have an older version.
            void client.invalidateQueries({ queryKey: waits.itemsKey });
            return refetch({ throwOnError: true });
          }}
          empty={<Nothing {...empty} />}
        />
      )}
    </Loaded>
  );
}

type PagedProps<Item, Tab extends string> = TabbedQueueProps<Item, Tab> & {
  readonly tab: Tab;
  readonly pages: NonNullable<TabbedQueueProps<Item, Tab>['pages']>;
};

function Paged<Item extends Listed, Tab extends string>(props: PagedProps<Item, Tab>) {
  const { list, tab, pages, isSettled = false, empty, actions, ...queue } = props;
  const [params] = useSearchParams();
  const query = usePages(pages(cursorOf(params), tab));
  return (
    <Loaded query={query} failure={list.failure} placeholder={<Skeleton className="h-96" />}>
      {(data) => (
        <PagedQueue
          {...{ ...queue, query, data }}
          path={tabPath(list, tab)}
          actions={isSettled ? [] : actions}
          noun={isSettled ? { one: 'item', many: 'items' } : queue.noun}
          pathOf={(next) => tabPath(list, tab, next)}
          failure={list.failure}
          empty={isSettled ? <p className="py-6 text-muted">Nothing here yet.</p> : <Nothing {...empty} />}
        />
      )}
    </Loaded>
  );
}

function Nothing({ title, text }: TabbedQueueProps<never, never>['empty']) {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title={title}
      actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}
    >
      <p>{text}</p>
    </EmptyState>
  );
}
