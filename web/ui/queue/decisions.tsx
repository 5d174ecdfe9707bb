import type { ReactNode } from 'react';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { adminListPath } from '../../lib/path/admin-path.js';
import { ButtonLink } from '../button.js';
import { EmptyState } from '../empty-state.js';
import { Failure } from '../failure.js';
import { LinkTabs } from '../link-tabs.js';
import { LoadMore } from '../load-more.js';
import { Skeleton } from '../skeleton.js';
import { Queue } from './queue.js';
import type { QueueAction } from './queue-action.js';
import type { Shown } from './queue-entry.js';
import { SettledList } from './settled-list.js';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly capped: boolean;
  readonly next: string | null;
}

/** A list that grows page by page, as `useInfiniteQuery` answers it. */
interface GrowingList<Item> {
  readonly data: { readonly pages: readonly Page<Item>[] } | undefined;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
  readonly refetch: (options?: { throwOnError?: boolean }) => Promise<unknown>;
}

/** A part of the list, by the word that its address and the call have for it. */
interface View {
  readonly status: string;
  readonly label: string;
}

export interface DecisionsProps<Item extends { readonly id: number | string }> {
  readonly name: string;
  /** The page on which it stands. */
  readonly path: string;
  /** Names the list of what waits. */
  readonly label: string;
  /** The first is what waits, the others what was decided. */
  readonly views: readonly [View, ...View[]];
  readonly status: string;
  /** True where what was decided can be decided on anew: it is worked through as what waits is. */
  readonly reopens?: boolean;
  /** How many there are, in words. */
  readonly countWords?: (left: number, capped?: boolean) => string;
  readonly list: GrowingList<Item>;
  /** Said where the list cannot be had. */
  readonly failure: string;
  readonly nameOf: (item: Item) => string;
  readonly shownOf: (item: Item) => Shown;
  readonly actions: readonly QueueAction<Item>[];
  readonly sentenceOf: (error: unknown) => string | null;
  readonly empty: { readonly title: string; readonly words: ReactNode };
}

/** What waits for decisions, and beside it what was decided; which of them is shown stands in the address. */
export function Decisions<Item extends { readonly id: number | string }>(props: DecisionsProps<Item>) {
  const { views, status, list, failure } = props;
  const { data, isError, isFetching, refetch } = list;
  const pathOf = (each: string): string => adminListPath(props.path, each === views[0].status ? null : each, null);
  const content = () => {
    if (data !== undefined) return <Part key={status} {...props} pages={data.pages} />;
    return isError && !isFetching ? <Failure title={failure} onRetry={() => void refetch()} /> : <Coming />;
  };
  return (
    <>
      <LinkTabs
        label="Which ones"
        current={pathOf(status)}
        tabs={views.map((view) => ({ path: pathOf(view.status), label: view.label }))}
      />
      {content()}
    </>
  );
}

function Part<Item extends { readonly id: number | string }>({
  pages,
  ...props
}: DecisionsProps<Item> & { readonly pages: readonly Page<Item>[] }) {
  const { name, path, label, views, status, list, failure, nameOf, shownOf, actions, sentenceOf, empty } = props;
  const items = pages.flatMap((page) => page.items);
  const isWaiting = status === views[0].status;
  const keyOf = ({ id }: Item) => String(id);
  const foot = (
    <div className="flex justify-center empty:hidden">
      <LoadMore list={list} failure={failure} pathOf={(next) => adminListPath(path, isWaiting ? null : status, next)} />
    </div>
  );
  if (!isWaiting && props.reopens !== true) return <SettledList {...{ label, items, keyOf, nameOf, shownOf, foot }} />;
  return (
    <Queue
      {...{ name, label, items, keyOf, nameOf, shownOf, actions, sentenceOf, foot }}
      {...(props.countWords && { countWords: props.countWords })}
      total={pages[0]?.total ?? 0}
      capped={pages[0]?.capped ?? false}
      onReload={() => list.refetch({ throwOnError: true })}
      more={{
        isThere: list.hasNextPage,
        isFetching: list.isFetchingNextPage,
        isFailed: list.isFetchNextPageError,
        fetch: () => void list.fetchNextPage(),
      }}
      empty={
        <EmptyState
          picture={<EmptyIllustration kind="favorites" />}
          title={empty.title}
          actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}
        >
          <p>{empty.words}</p>
        </EmptyState>
      }
    />
  );
}

function Coming() {
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <Skeleton className="h-80" />
      <Skeleton className="h-80" />
    </div>
  );
}
