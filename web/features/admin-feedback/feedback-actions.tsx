import { ListPlus, RotateCcw } from 'lucide-react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { ReasonForm } from '../../ui/queue/reason-form.js';
import { CompletionForm, StatusForm } from './decision-forms.js';
import type { Decisions } from './feedback.queries.js';

interface Work {
  readonly decisions: Decisions;
  readonly list: (item: AdminFeedback, force: boolean) => Promise<void>;
  /** Whether places were found that may be the same. */
  readonly hasDoubles: (item: AdminFeedback) => boolean;
  /** Whether what is decided on stays in the list. */
  readonly stays: boolean;
}

type Action = QueueAction<AdminFeedback>;

/** What administrators do with a feedback. */
export function feedbackActions(work: Work): readonly Action[] {
  return [status(work), completion(work), listing(work), listingAnyway(work), reopening(work)];
}

const status = ({ decisions, stays }: Work): Action => ({
  ...{ name: 'status', label: 'Update Status', shortcut: 's', icon: null, variant: 'secondary', inline: true, stays },
  isOffered: ({ moves }) => moves.includes('status'),
  ask: (asked) => <StatusForm key={asked.item.updatedAt} asked={asked} run={decisions.setStatus} />,
  done: 'Status Updated',
  failed: 'Failed to update status',
});

const completion = ({ decisions, stays }: Work): Action => ({
  ...{ name: 'complete', label: 'Mark Complete', shortcut: 'c', icon: null, variant: 'primary', inline: true, stays },
  isOffered: ({ moves }) => moves.includes('complete'),
  ask: (asked) => <CompletionForm key={asked.item.updatedAt} asked={asked} run={decisions.complete} />,
  done: 'Marked Complete',
  failed: 'Failed to mark as completed',
});

const listing = ({ list, hasDoubles, stays }: Work): Action => ({
  ...{ name: 'listing', label: 'Create Listing', shortcut: 'l', variant: 'primary', stays },
  icon: <ListPlus aria-hidden="true" />,
  isOffered: (item) => item.moves.includes('listing') && !hasDoubles(item),
  run: (item) => list(item, false),
  done: 'Listing Created',
  failed: 'Failed to create the listing',
});

/** Once one has seen what may be the same. */
const listingAnyway = ({ list, hasDoubles, stays }: Work): Action => ({
  ...{ name: 'listing-anyway', label: 'Create Listing Anyway', shortcut: 'f', variant: 'secondary', stays },
  icon: <ListPlus aria-hidden="true" />,
  isOffered: (item) => item.moves.includes('listing') && hasDoubles(item),
  run: (item) => list(item, true),
  done: 'Listing Created',
  failed: 'Failed to create the listing',
});

const reopening = ({ decisions }: Work): Action => ({
  ...{ name: 'reopen', label: 'Reopen', shortcut: 'o', variant: 'secondary', stays: true },
  icon: <RotateCcw aria-hidden="true" />,
  isOffered: ({ moves }) => moves.includes('reopen'),
  ask: (asked) => (
    <ReasonForm
      asked={asked}
      label="Why it is reopened"
      hint="Other administrators read it."
      submit="Reopen"
      variant="primary"
      limit={MAX_ADMIN_TEXT}
      wrong={(note) => wrongNote(note.trim().length)}
      run={({ id }, adminNotes) => decisions.setStatus({ id, status: 'pending', adminNotes })}
    />
  ),
  done: 'Status Updated',
  failed: 'Failed to update status',
});

function wrongNote(length: number): string | null {
  if (length === 0) return 'Please say why this is reopened.';
  return length > MAX_ADMIN_TEXT ? `Please use at most ${MAX_ADMIN_TEXT.toLocaleString('en-US')} characters` : null;
}
