import type { InfiniteData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import type { PagesQuery } from '../../lib/browser/kept-length.js';
import { usePages } from '../../lib/browser/use-pages.js';
import { tabIn, tabPath, type AdminList } from '../../lib/path/admin-path.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { ButtonLink } from '../button.js';
import { LinkTabs } from '../page/link-tabs.js';
import { EmptyState } from '../state/empty-state.js';
import { LoadMore } from '../state/load-more.js';
import { Loaded } from '../state/loaded.js';
import { Skeletons } from '../state/skeleton.js';
import { PagedQueue, type QueuePage } from './paged-queue.js';
import type { QueueProps } from './queue.js';
import { SettledList } from './settled-list.js';

interface TabbedQueueProps<Item, Tab extends string> extends Pick<
  QueueProps<Item>,
  'name' | 'label' | 'noun' | 'nameOf' | 'contentOf' | 'actions' | 'bulk'
> {
  readonly list: AdminList<Tab>;
  /** Returns the query of the current tab's list from a cursor. */
  readonly pages: (cursor: string | null) => PagesQuery<QueuePage<Item>>;
  /** True for decided items, which can only be read. */
  readonly isSettled?: boolean;
  /** True if the list is a single record, to which no tab belongs. */
  readonly isOne?: boolean;
  readonly empty: { readonly title: string; readonly text: string };
}

/** Returns the current tab of a list, which is in the address. */
export function useTab<Tab extends string>(list: AdminList<Tab>): Tab {
  const [params] = useSearchParams();
  return tabIn(list, params);
}

/** A queue of administrators with its tabs. Each tab has its own address and list. */
export function TabbedQueue<Item extends { readonly id: number | string }, Tab extends string>(
  props: TabbedQueueProps<Item, Tab>,
) {
  const { list, pages, isOne = false } = props;
  const [params] = useSearchParams();
  const tab = useTab(list);
  const query = usePages(pages(cursorOf(params)));
  const links = Object.entries<string>(list.labels).map(([each, label]) => ({
    path: tabPath(list, each as Tab),
    label,
  }));
  return (
    <>
      {links.length > 1 && <LinkTabs label="Filter" current={isOne ? null : tabPath(list, tab)} tabs={links} />}
      <Loaded query={query} failure={list.failure} placeholder={<Skeletons count={2} className="h-80" />}>
        {(data) => <Items key={tab} {...props} tab={tab} query={query} data={data} />}
      </Loaded>
    </>
  );
}

interface ItemsProps<Item, Tab extends string> extends TabbedQueueProps<Item, Tab> {
  readonly tab: Tab;
  readonly query: ReturnType<typeof usePages<QueuePage<Item>>>;
  readonly data: InfiniteData<QueuePage<Item>>;
}

function Items<Item extends { readonly id: number | string }, Tab extends string>(props: ItemsProps<Item, Tab>) {
  const { list, tab, query, data, isSettled = false, empty, ...queue } = props;
  const pathOf = (next: string | null) => tabPath(list, tab, next);
  if (isSettled) {
    const items = data.pages.flatMap((page) => page.items);
    const foot = (
      <div className="flex flex-col items-center gap-4 empty:hidden">
        <LoadMore list={query} failure={list.failure} pathOf={pathOf} />
      </div>
    );
    return <SettledList {...{ ...queue, items, foot }} keyOf={({ id }) => String(id)} />;
  }
  return (
    <PagedQueue
      {...{ ...queue, query, data, pathOf }}
      failure={list.failure}
      empty={
        <EmptyState
          picture={<EmptyIllustration kind="favorites" />}
          title={empty.title}
          actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}
        >
          <p>{empty.text}</p>
        </EmptyState>
      }
    />
  );
}
