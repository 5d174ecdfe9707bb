import { useQuery } from '@tanstack/react-query';
import { TabbedQueue } from '../../ui/queue/tabbed-queue.js';
import { APPROVAL_BULK, approvalActions } from './approval-actions.js';
import {
  approvalStatsQuery,
  PENDING_LISTINGS,
  PENDING_QUEUE,
  useApprovalDecision,
  useBulkCalls,
} from './approval.queries.js';
import { shownBusiness } from './pending-business.js';

const COUNTED = [
  ['Pending', 'pending'],
  ['Approved', 'approved'],
  ['Rejected', 'rejected'],
  ['Total', 'total'],
] as const;

/** The approval statistics and the queue of pending businesses. */
export function BusinessApproval() {
  const { data: stats } = useQuery(approvalStatsQuery());
  const decide = useApprovalDecision();
  const calls = useBulkCalls();
  return (
    <>
      <dl aria-label="Listings by approval status" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {COUNTED.map(([label, of]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold tabular-nums">{stats?.[of].toLocaleString('en-US') ?? '…'}</dd>
          </div>
        ))}
      </dl>
      <TabbedQueue
        name="business-approval"
        label="Listings waiting for approval"
        list={PENDING_LISTINGS}
        waits={PENDING_QUEUE}
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
