import { CheckCheck, Copy, SearchCheck, X } from 'lucide-react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import type { BulkWork } from '../../ui/queue/bulk-work.js';
import type { useBulkFeedback } from './feedback.queries.js';

type Calls = ReturnType<typeof useBulkFeedback>;

/** What is decided about many messages at once. */
export function bulkFeedback(calls: Calls): BulkWork<AdminFeedback> {
  return {
    ...{ one: 'Message', many: 'Messages', ...calls },
    choices: [
      {
        ...{ action: 'feedback.takeUp', label: 'Review', variant: 'secondary', done: 'taken into review' },
        icon: <SearchCheck aria-hidden="true" />,
      },
      {
        ...{ action: 'feedback.complete', label: 'Complete', variant: 'primary', done: 'marked complete' },
        icon: <CheckCheck aria-hidden="true" />,
        reason: {
          label: 'Action taken',
          hint: 'Each member who sent one reads it.',
          missing: 'Please say what was done.',
        },
      },
      {
        ...{
          action: 'feedback.markDuplicate',
          label: 'Mark Duplicate',
          labelOfSelected: 'Mark Selected as Duplicate',
          variant: 'secondary',
          done: 'marked duplicate',
        },
        icon: <Copy aria-hidden="true" />,
      },
      {
        ...{ action: 'feedback.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
        icon: <X aria-hidden="true" />,
        reason: {
          label: 'Rejection reason',
          hint: 'Other administrators read it.',
          missing: 'Please provide a rejection reason.',
        },
      },
    ],
  };
}
