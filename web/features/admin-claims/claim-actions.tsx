import { Check, X } from 'lucide-react';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import type { useClaimDecision } from './admin-claims.queries.js';
import type { ClaimsTab } from './claims-tab.js';
import { DecisionForm } from './decision-form.js';

type Decide = ReturnType<typeof useClaimDecision>;
type Action = QueueAction<AdminClaim>;

/** What administrators do with a claim. In the list of all, it stays where it is. */
export function claimActions(decide: Decide, tab: ClaimsTab): readonly Action[] {
  const stays = tab === 'all';
  return [
    { ...approval(decide), stays },
    { ...rejection(decide), stays },
  ];
}

const approval = (decide: Decide): Action => ({
  name: 'approve',
  label: 'Approve',
  shortcut: 'a',
  icon: <Check aria-hidden="true" />,
  variant: 'primary',
  isOffered: ({ moves }) => moves.includes('approve'),
  ask: (asked) => (
    <DecisionForm
      asked={asked}
      warning={ownerSentence(asked.item)}
      submit="Approve Claim"
      variant="primary"
      run={(claim, { notes }) => decide(claim, { move: 'approve', notes })}
    />
  ),
  done: 'Claim Approved',
  failed: 'Failed to approve claim',
  saysWhy: true,
});

const rejection = (decide: Decide): Action => ({
  name: 'reject',
  label: 'Reject',
  shortcut: 'r',
  icon: <X aria-hidden="true" />,
  variant: 'secondary',
  isOffered: ({ moves }) => moves.includes('reject'),
  ask: (asked) => (
    <DecisionForm
      asked={asked}
      hasReason
      submit="Reject Claim"
      variant="danger"
      run={(claim, { reason, notes }) => decide(claim, { move: 'reject', reason, notes })}
    />
  ),
  done: 'Claim Rejected',
  failed: 'Failed to reject claim',
  saysWhy: true,
});

/** What an approval does, which nothing here takes back. */
function ownerSentence({ claimantName, business, otherOpenClaims }: AdminClaim): string {
  const others =
    otherOpenClaims === 0
      ? ''
      : ` ${otherOpenClaims} other open ${otherOpenClaims === 1 ? 'claim is' : 'claims are'} rejected.`;
  return `${claimantName} becomes the owner of ${business.name} at once and reads so by email.${others}`;
}
