import { Check, X } from 'lucide-react';
import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import type { BulkWork } from '../../ui/queue/bulk-work.js';
import type { useBulkClaims } from './admin-claims.queries.js';

type Calls = ReturnType<typeof useBulkClaims>;

/** What is decided about many claims at once. */
export function bulkClaims(calls: Calls): BulkWork<AdminClaim> {
  return {
    ...{ one: 'Claim', many: 'Claims', ...calls },
    choices: [
      {
        ...{ action: 'claim.approve', label: 'Approve', variant: 'primary', done: 'approved' },
        icon: <Check aria-hidden="true" />,
        warning:
          'Each claimant becomes the owner of the place at once and reads so by email; other open claims to it are rejected.',
      },
      {
        ...{ action: 'claim.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
        icon: <X aria-hidden="true" />,
        reason: {
          label: 'Rejection reason',
          hint: 'Each claimant reads it by email.',
          missing: 'Please provide a rejection reason.',
        },
      },
    ],
  };
}
