import { Check, X } from 'lucide-react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { BulkWork } from '../../ui/queue/bulk-work.js';
import type { useBulkApproval } from './approval.queries.js';

type Calls = ReturnType<typeof useBulkApproval>;

/** What is decided about many listings at once. */
export function bulkApproval(calls: Calls): BulkWork<AdminBusiness> {
  return {
    ...{ one: 'Listing', many: 'Listings', ...calls },
    choices: [
      {
        ...{ action: 'business.approve', label: 'Approve', variant: 'primary', done: 'approved' },
        icon: <Check aria-hidden="true" />,
        warning: 'Everybody can find them at once, and their owners read so by email.',
      },
      {
        ...{ action: 'business.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
        icon: <X aria-hidden="true" />,
        reason: {
          label: 'Rejection reason',
          hint: 'Each owner reads it by email.',
          missing: 'Please provide a rejection reason.',
        },
      },
    ],
  };
}
