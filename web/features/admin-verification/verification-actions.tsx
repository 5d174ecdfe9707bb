import { BadgeCheck, X } from 'lucide-react';
import { VerificationRefusal, type AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm } from '../../ui/queue/form/reason-form.js';
import type { useVerification, VerificationStatus } from './verification.queries.js';
import { VerifyForm } from './verify-form.js';

type Decide = ReturnType<typeof useVerification>;
type Action = QueueAction<AdminBusiness>;

/** The verification actions. Verified businesses can be verified again, because they change. */
export const verificationActions = (decide: Decide, status: VerificationStatus): readonly Action[] => [
  status === 'verified' ? { ...verification(decide, 'Verify Again'), stays: true } : verification(decide, 'Verify'),
  ...(status === 'refused' ? [] : [refusal(decide)]),
];

const verification = (decide: Decide, label: string): Action => ({
  ...{ name: 'verify', label, shortcut: 'a', icon: <BadgeCheck aria-hidden="true" />, variant: 'primary' },
  ...{ done: 'Business verified', isOffered: () => true },
  form: (context) => (
    <VerifyForm context={context} run={(business, given) => decide({ business, decision: 'verify', ...given })} />
  ),
});

const refusal = (decide: Decide): Action => ({
  ...{
    name: 'refuse',
    label: 'Can’t Verify',
    shortcut: 'r',
    icon: <X aria-hidden="true" />,
    variant: 'secondary',
  },
  ...{ done: 'Left unverified' },
  isOffered: () => true,
  form: reasonForm({
    label: 'Notes',
    hint: 'Why you couldn’t verify the listing. Visible to administrators only. The listing stays public.',
    submit: 'Leave Unverified',
    variant: 'danger',
    rule: VerificationRefusal.shape.verificationNotes,
    run: (business, notes) => decide({ business, decision: 'refuse', notes }),
  }),
});
