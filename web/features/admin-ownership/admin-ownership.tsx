import { Check, X } from 'lucide-react';
import type { AdminOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { ANSWER_DAYS } from '../../../interfaces/contract/ownership/ownership-words.js';
import type { BulkWork } from '../../ui/queue/bulk/bulk-work.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { OWNERSHIP_REQUESTS, useBulkCalls, useOwnershipDecisions } from './admin-ownership.queries.js';
import { DecisionForm } from './decision-form.js';
import { ownershipEntry, ownershipFacts } from './ownership-entry.js';

/** The queue of ownership requests: those that wait, or all. */
export function AdminOwnership() {
  const tab = useTab(OWNERSHIP_REQUESTS.list);
  const decisions = useOwnershipDecisions();
  const calls = useBulkCalls();
  const isAll = tab === 'all';
  return (
    <TabbedQueue
      {...OWNERSHIP_REQUESTS}
      name={`ownership-${tab}`}
      label={isAll ? 'All ownership requests' : 'Ownership requests'}
      rowFacts={ownershipFacts}
      noun={isAll ? { one: 'request', many: 'requests' } : undefined}
      nameOf={({ businessName }) => businessName}
      contentOf={ownershipEntry}
      actions={ownershipActions(decisions, isAll)}
      bulk={isAll ? undefined : { ...OWNERSHIP_BULK, ...calls }}
      empty={{
        title: isAll ? 'No ownership requests yet' : 'No ownership requests to decide',
        text: `Requests appear here if the owner doesn’t answer in ${ANSWER_DAYS} days, or if the requester disagrees with the owner.`,
      }}
    />
  );
}

/** The actions on a request. `stays` is true if a decided request stays in the list. */
function ownershipActions(
  { approve, reject }: ReturnType<typeof useOwnershipDecisions>,
  stays: boolean,
): readonly QueueAction<AdminOwnershipRequest>[] {
  return [
    {
      ...{ name: 'approve', label: 'Approve', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
      ...{ stays, done: 'Request approved', failed: 'Failed to approve request', showsServerMessage: true },
      isOffered: ({ moves }) => moves.includes('approve'),
      form: (context) => (
        <DecisionForm
          {...{ context, decision: 'approve', submit: 'Approve Request', variant: 'primary' }}
          run={(request, given) => approve({ request, ...given })}
        />
      ),
    },
    {
      ...{ name: 'reject', label: 'Reject', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
      ...{ stays, done: 'Request rejected', failed: 'Failed to reject request', showsServerMessage: true },
      isOffered: ({ moves }) => moves.includes('reject'),
      form: (context) => (
        <DecisionForm
          {...{ context, decision: 'reject', submit: 'Reject Request', variant: 'danger' }}
          run={(request, given) => reject({ request, ...given })}
        />
      ),
    },
  ];
}

/** The bulk action on requests. Each approval needs a look at both sides. */
const OWNERSHIP_BULK: Omit<BulkWork, 'preview' | 'run'> = {
  ...{ one: 'Request', many: 'Requests' },
  choices: [
    {
      ...{ action: 'ownership.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
      icon: <X aria-hidden="true" />,
      reason: {
        label: 'Rejection reason',
        hint: 'We’ll email this to both sides of each request.',
        missing: 'Please provide a rejection reason.',
      },
    },
  ],
};
