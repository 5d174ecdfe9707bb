import { Check, X } from 'lucide-react';
import type { AdminOwnershipRequest } from '../../../interfaces/contract/ownership/ownership-request.js';
import { ANSWER_DAYS } from '../../../interfaces/contract/ownership/ownership-words.js';
import { reasonForm, requiredText } from '../../ui/queue/form/reason-form.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { TabbedQueue, useTab } from '../../ui/queue/tabbed-queue.js';
import { OWNERSHIP_REQUESTS, useOwnershipDecisions } from './admin-ownership.queries.js';
import { ownershipEntry, ownershipFacts } from './ownership-entry.js';

/** The queue of ownership requests: those that wait, or all. */
export function AdminOwnership() {
  const tab = useTab(OWNERSHIP_REQUESTS.list);
  const decisions = useOwnershipDecisions();
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
      empty={{
        title: isAll ? 'No ownership requests yet' : 'No ownership requests to decide',
        text: `Requests come here if the owner does not answer in ${ANSWER_DAYS} days, or if the requester disagrees with a refusal.`,
      }}
    />
  );
}

const RULE = requiredText('Please give a reason.');

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
      form: reasonForm({
        hint: 'Recorded in the audit log for administrators only.',
        effect: 'The requester becomes the owner immediately. Both get an email.',
        submit: 'Approve Request',
        variant: 'primary',
        rule: RULE,
        run: (request, reason) => approve({ request, reason }),
      }),
    },
    {
      ...{ name: 'reject', label: 'Reject', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
      ...{ stays, done: 'Request rejected', failed: 'Failed to reject request', showsServerMessage: true },
      isOffered: ({ moves }) => moves.includes('reject'),
      form: reasonForm({
        hint: 'We’ll email this to the requester.',
        submit: 'Reject Request',
        variant: 'danger',
        rule: RULE,
        run: (request, reason) => reject({ request, reason }),
      }),
    },
  ];
}
