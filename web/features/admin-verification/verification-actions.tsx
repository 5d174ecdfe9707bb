import { BadgeCheck, X } from 'lucide-react';
import { VerificationRefusal, type AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { ReasonForm } from '../../ui/queue/reason-form.js';
import type { useVerification, VerificationStatus } from './verification.queries.js';
import { VerifyForm } from './verify-form.js';

type Decide = ReturnType<typeof useVerification>;
type Action = QueueAction<AdminBusiness>;

const FAILED = 'Failed to save the decision. Please try again.';

/** What administrators do with a listing: also with one that was decided on before, as places change. */
export const verificationActions = (decide: Decide, status: VerificationStatus): readonly Action[] => [
  status === 'verified' ? { ...verification(decide, 'Verify Again'), stays: true } : verification(decide, 'Verify'),
  ...(status === 'refused' ? [] : [refusal(decide)]),
];

const verification = (decide: Decide, label: string): Action => ({
  ...{ name: 'verify', label, shortcut: 'a', icon: <BadgeCheck aria-hidden="true" />, variant: 'primary' },
  ...{ done: 'Business Verified', failed: FAILED, isOffered: () => true },
  ask: (asked) => (
    <VerifyForm asked={asked} run={(business, given) => decide(business, { decision: 'verify', ...given })} />
  ),
});

const refusal = (decide: Decide): Action => ({
  ...{
    name: 'refuse',
    label: 'Cannot Be Verified',
    shortcut: 'r',
    icon: <X aria-hidden="true" />,
    variant: 'secondary',
  },
  ...{ done: 'Not Verified', failed: FAILED },
  isOffered: () => true,
  ask: (asked) => (
    <ReasonForm
      asked={asked}
      label="Notes"
      hint="Why it could not be verified, for administrators alone. The listing stays public."
      submit="Leave It Unverified"
      variant="danger"
      limit={MAX_ADMIN_TEXT}
      wrong={(notes) => VerificationRefusal.shape.verificationNotes.safeParse(notes).error?.issues[0]?.message ?? null}
      run={(business, notes) => decide(business, { decision: 'refuse', notes })}
    />
  ),
});
