import { useQuery } from '@tanstack/react-query';
import { StatCards } from '../../ui/show/stat-cards.js';
import { TabbedQueue } from '../../ui/queue/tabbed-queue.js';
import { APPROVAL_BULK, approvalActions } from './approval-actions.js';
import {
  approvalStatsQuery,
  PENDING_LISTINGS,
  pendingPages,
  useApprovalDecision,
  useBulkCalls,
} from './approval.queries.js';
import { shownBusiness } from './pending-business.js';

/** The approval statistics and the queue of pending businesses. */
export function BusinessApproval() {
  const { data: stats } = useQuery(approvalStatsQuery());
  const decide = useApprovalDecision();
  const calls = useBulkCalls();
  return (
    <>
      <StatCards
        label="Listings by approval status"
        stats={[
          { label: 'Pending', value: stats?.pending },
          { label: 'Approved', value: stats?.approved },
          { label: 'Rejected', value: stats?.rejected },
          { label: 'Total', value: stats?.total },
        ]}
      />
      <TabbedQueue
        name="business-approval"
        label="Listings waiting for approval"
        list={PENDING_LISTINGS}
        pages={pendingPages}
        nameOf={({ name }) => name}
        contentOf={shownBusiness}
        actions={approvalActions(decide)}
        bulk={{ ...APPROVAL_BULK, ...calls }}
        empty={{
          title: 'No pending listings',
          text: 'New listings and changes to approved listings appear here when owners submit them.',
        }}
      />
    </>
  );
}
