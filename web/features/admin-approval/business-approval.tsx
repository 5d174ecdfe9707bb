import { useSearchParams } from 'react-router-dom';
import { EmptyIllustration } from '../../illustrations/empty.js';
import { cursorOf, listPath } from '../../lib/path/list-path.js';
import { ButtonLink } from '../../ui/button.js';
import { EmptyState } from '../../ui/empty-state.js';
import { Failure } from '../../ui/failure.js';
import { LoadMore } from '../../ui/load-more.js';
import { Queue } from '../../ui/queue/queue.js';
import { Skeleton } from '../../ui/skeleton.js';
import { StatCards } from '../../ui/stat-cards.js';
import { approvalActions } from './approval-actions.js';
import { bulkApproval } from './bulk-approval.js';
import { sentenceOf, useApprovalStats, useBulkApproval, useDecision, usePendingPages } from './approval.queries.js';
import { shownBusiness } from './pending-business.js';

const FAILED = 'Failed to fetch pending businesses';

/** How approval stands, and the listings that wait for it. */
export function BusinessApproval() {
  const { data: stats } = useApprovalStats();
  return (
    <>
      <StatCards
        label="Listings by their approval"
        stats={[
          { label: 'Pending', value: stats?.pending },
          { label: 'Approved', value: stats?.approved },
          { label: 'Rejected', value: stats?.rejected },
          { label: 'Total', value: stats?.total },
        ]}
      />
      <Pending />
    </>
  );
}

function Pending() {
  const cursor = cursorOf(useSearchParams()[0]);
  const list = usePendingPages(cursor);
  const decide = useDecision();
  const bulk = bulkApproval(useBulkApproval());
  const { data, isError, isFetching } = list;
  if (data === undefined) {
    if (isError && !isFetching) return <Failure title={FAILED} onRetry={() => void list.refetch()} />;
    return <Coming />;
  }
  const [first] = data.pages;
  return (
    <Queue
      name="business-approval"
      label="Listings that wait for approval"
      items={data.pages.flatMap(({ businesses }) => businesses)}
      total={first?.total ?? 0}
      capped={first?.capped ?? false}
      keyOf={({ id }) => String(id)}
      nameOf={({ name }) => name}
      shownOf={shownBusiness}
      actions={approvalActions(decide)}
      bulk={bulk}
      sentenceOf={sentenceOf}
      onReload={() => list.refetch({ throwOnError: true })}
      more={{
        isThere: list.hasNextPage,
        isFetching: list.isFetchingNextPage,
        isFailed: list.isFetchNextPageError,
        fetch: () => void list.fetchNextPage(),
      }}
      foot={
        <div className="flex justify-center empty:hidden">
          <LoadMore list={list} failure={FAILED} pathOf={(next) => listPath('/admin/business-approval', next)} />
        </div>
      }
      empty={<NothingWaits />}
    />
  );
}

function NothingWaits() {
  return (
    <EmptyState
      picture={<EmptyIllustration kind="favorites" />}
      title="No listing is waiting"
      actions={<ButtonLink to="/admin">Dashboard</ButtonLink>}
    >
      <p>New listings and changes of approved ones show here as soon as their owners send them in.</p>
    </EmptyState>
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
