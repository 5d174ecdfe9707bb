import { Check, MessageSquareWarning, SearchCheck, X } from 'lucide-react';
import {
  RejectionForm,
  RevisionForm,
  type AdminBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { ReasonForm } from '../../ui/queue/reason-form.js';
import type { useDecision } from './approval.queries.js';

type Decide = ReturnType<typeof useDecision>;
type Action = QueueAction<AdminBusiness>;

/** What administrators do with a listing that waits. */
export function approvalActions(decide: Decide): readonly Action[] {
  return [approval(decide), rejection(decide), revision(decide), review(decide)];
}

const approval = (decide: Decide): Action => ({
  name: 'approve',
  label: 'Approve',
  shortcut: 'a',
  icon: <Check aria-hidden="true" />,
  variant: 'primary',
  isOffered: ({ moves }) => moves.includes('approve'),
  run: (business) => decide(business, { move: 'approve' }),
  done: 'Business Approved',
  failed: 'Failed to approve business listing. Please try again.',
});

const rejection = (decide: Decide): Action => ({
  name: 'reject',
  label: 'Reject',
  shortcut: 'r',
  icon: <X aria-hidden="true" />,
  variant: 'secondary',
  isOffered: ({ moves }) => moves.includes('reject'),
  ask: (asked) => (
    <ReasonForm
      asked={asked}
      label="Rejection reason"
      hint="The owner reads it by email."
      submit="Reject Listing"
      variant="danger"
      limit={MAX_ADMIN_TEXT}
      wrong={wrongIn(RejectionForm.shape.rejectionReason)}
      run={(business, reason) => decide(business, { move: 'reject', reason })}
    />
  ),
  done: 'Business Rejected',
  failed: 'Failed to reject business listing. Please try again.',
});

const revision = (decide: Decide): Action => ({
  name: 'needs-revision',
  label: 'Ask for Revision',
  shortcut: 'v',
  icon: <MessageSquareWarning aria-hidden="true" />,
  variant: 'secondary',
  isOffered: ({ moves }) => moves.includes('needs-revision'),
  ask: (asked) => (
    <ReasonForm
      asked={asked}
      label="What to revise"
      hint="The owner reads it by email, and sends the listing in again."
      submit="Ask for Revision"
      variant="primary"
      limit={MAX_ADMIN_TEXT}
      wrong={wrongIn(RevisionForm.shape.reason)}
      run={(business, reason) => decide(business, { move: 'needs-revision', reason })}
    />
  ),
  done: 'Revision Requested',
  failed: 'Failed to ask for a revision. Please try again.',
});

const review = (decide: Decide): Action => ({
  name: 'review',
  label: 'Take into Review',
  shortcut: 't',
  icon: <SearchCheck aria-hidden="true" />,
  variant: 'secondary',
  stays: true,
  isOffered: ({ moves }) => moves.includes('review'),
  run: (business) => decide(business, { move: 'review' }),
  done: 'Taken into Review',
  failed: 'Failed to take the listing into review. Please try again.',
});

/** The first thing that the contract says against a text. */
function wrongIn(rule: typeof RejectionForm.shape.rejectionReason) {
  return (text: string): string | null => rule.safeParse(text).error?.issues[0]?.message ?? null;
}
