import { Check, X } from 'lucide-react';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import type { BulkWork } from '../../ui/queue/bulk/bulk-work.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import type { useClaimDecisions } from './admin-claims.queries.js';
import { DecisionForm } from './decision-form.js';

type Decisions = ReturnType<typeof useClaimDecisions>;

/** The actions on a claim. `stays` is true if a decided claim stays in the list. */
export const claimActions = ({ approve, reject }: Decisions, stays: boolean): readonly QueueAction<AdminClaim>[] => [
  {
    ...{ name: 'approve', label: 'Approve', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
    ...{ stays, done: 'Claim Approved', failed: 'Failed to approve claim', showsServerMessage: true },
    isOffered: ({ moves }) => moves.includes('approve'),
    form: (context) => (
      <DecisionForm
        context={context}
        warning={approvalEffect(context.item)}
        submit="Approve Claim"
        variant="primary"
        run={(claim, { adminNotes, reason }) => approve({ claim, adminNotes, ...(reason !== undefined && { reason }) })}
      />
    ),
  },
  {
    ...{ name: 'reject', label: 'Reject', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
    ...{ stays, done: 'Claim Rejected', failed: 'Failed to reject claim', showsServerMessage: true },
    isOffered: ({ moves }) => moves.includes('reject'),
    form: (context) => (
      <DecisionForm
        context={context}
        hasReason
        submit="Reject Claim"
        variant="danger"
        run={(claim, given) => reject({ claim, ...given })}
      />
    ),
  },
];

/** Returns the effect of an approval, for the confirmation. It can't be undone here. */
function approvalEffect({ claimantName, business, otherOpenClaims }: AdminClaim): string {
  const others =
    otherOpenClaims === 0
      ? ''
      : ` ${otherOpenClaims} other open ${otherOpenClaims === 1 ? 'claim' : 'claims'} will be rejected.`;
  return `${claimantName} will become the owner of ${business.name} immediately and get an email.${others}`;
}

/** The bulk actions on claims. */
export const CLAIM_BULK: Omit<BulkWork, 'preview' | 'run'> = {
  ...{ one: 'Claim', many: 'Claims' },
  choices: [
    {
      ...{ action: 'claim.approve', label: 'Approve', variant: 'primary', done: 'approved' },
      icon: <Check aria-hidden="true" />,
      warning:
        'Each claimant becomes the owner immediately and gets an email. Other open claims to the same business are rejected.',
    },
    {
      ...{ action: 'claim.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
      icon: <X aria-hidden="true" />,
      reason: {
        label: 'Rejection reason',
        hint: 'We’ll email this to each claimant.',
        missing: 'Please provide a rejection reason.',
      },
    },
  ],
};
