import { Check, MessageSquareWarning, SearchCheck, X } from 'lucide-react';
import {
  RejectionForm,
  RevisionForm,
  type AdminBusiness,
} from '../../../interfaces/contract/business/business-form.js';
import type { BulkWork } from '../../ui/queue/bulk/bulk-work.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm } from '../../ui/queue/form/reason-form.js';
import type { useApprovalDecision } from './approval.queries.js';

type Decide = ReturnType<typeof useApprovalDecision>;
type Action = QueueAction<AdminBusiness>;

/** The actions on a pending business. */
export function approvalActions(decide: Decide): readonly Action[] {
  return [approval(decide), rejection(decide), revision(decide), review(decide)];
}

/** Whether the decision is about changes of an approved listing. */
const isChange = ({ pendingChanges }: AdminBusiness): boolean => pendingChanges !== null;

/** The placeholders of saved replies. A listing doesn’t have its owner’s name. */
const valuesOf = ({ name: place, city: town }: AdminBusiness) => ({ place, town });

const approval = (decide: Decide): Action => ({
  name: 'approve',
  label: 'Approve',
  shortcut: 'a',
  icon: <Check aria-hidden="true" />,
  variant: 'primary',
  isOffered: ({ moves }) => moves.includes('approve'),
  run: (business) => decide({ business, move: 'approve' }),
  done: (business) => (isChange(business) ? 'Changes approved' : 'Business Approved'),
  failed: 'Failed to approve business listing. Please try again.',
});

const rejection = (decide: Decide): Action => ({
  name: 'reject',
  label: 'Reject',
  shortcut: 'r',
  icon: <X aria-hidden="true" />,
  variant: 'secondary',
  isOffered: ({ moves }) => moves.includes('reject'),
  form: (context) =>
    reasonForm<AdminBusiness>({
      label: 'Rejection reason',
      hint: 'We’ll email this to the owner.',
      submit: isChange(context.item) ? 'Reject Changes' : 'Reject Listing',
      variant: 'danger',
      rule: RejectionForm.shape.rejectionReason,
      answer: (business, rejectionReason) => ({
        ...{ kind: 'rejection', values: valuesOf(business) },
        preview: { decision: 'rejectBusiness', id: business.id, body: { rejectionReason, version: business.version } },
      }),
      run: (business, reason) => decide({ business, move: 'reject', reason }),
    })(context),
  done: (business) => (isChange(business) ? 'Changes rejected' : 'Business Rejected'),
  failed: 'Failed to reject business listing. Please try again.',
});

const revision = (decide: Decide): Action => ({
  name: 'needs-revision',
  label: 'Request Revision',
  shortcut: 'v',
  icon: <MessageSquareWarning aria-hidden="true" />,
  variant: 'secondary',
  isOffered: ({ moves }) => moves.includes('needs-revision'),
  form: reasonForm({
    label: 'What needs to change',
    hint: 'We’ll email this to the owner, who can then resubmit the listing.',
    submit: 'Request Revision',
    variant: 'primary',
    rule: RevisionForm.shape.reason,
    answer: (business, reason) => ({
      ...{ kind: 'revision', values: valuesOf(business) },
      preview: { decision: 'requestBusinessRevision', id: business.id, body: { reason, version: business.version } },
    }),
    run: (business, reason) => decide({ business, move: 'needs-revision', reason }),
  }),
  done: 'Revision requested',
  failed: 'Failed to request a revision. Please try again.',
});

const review = (decide: Decide): Action => ({
  name: 'review',
  label: 'Start Review',
  shortcut: 't',
  icon: <SearchCheck aria-hidden="true" />,
  variant: 'secondary',
  stays: true,
  isOffered: ({ moves }) => moves.includes('review'),
  run: (business) => decide({ business, move: 'review' }),
  done: 'Review started',
  failed: 'Failed to start the review. Please try again.',
});

/** The bulk actions on businesses. */
export const APPROVAL_BULK: Omit<BulkWork, 'preview' | 'run'> = {
  ...{ one: 'Listing', many: 'Listings' },
  choices: [
    {
      ...{ action: 'business.approve', label: 'Approve', variant: 'primary', done: 'approved' },
      icon: <Check aria-hidden="true" />,
      warning: 'The listings go live immediately, and we email their owners.',
    },
    {
      ...{ action: 'business.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
      icon: <X aria-hidden="true" />,
      reason: {
        label: 'Rejection reason',
        hint: 'We’ll email this to each owner.',
        missing: 'Please provide a rejection reason.',
      },
    },
  ],
};
