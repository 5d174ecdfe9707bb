import {
  CheckCheck,
  CircleDot,
  Copy,
  DoorClosed,
  ListPlus,
  Mail,
  Phone,
  RotateCcw,
  SearchCheck,
  Undo2,
  X,
} from 'lucide-react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import type { FeedbackStatus } from '../../../interfaces/contract/shared/words.js';
import type { BulkWork } from '../../ui/queue/bulk/bulk-work.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm, requiredText } from '../../ui/queue/form/reason-form.js';
import type { FeedbackDecisions, SentListing } from './feedback.queries.js';
import { ListingForm } from './listing-form.js';
import { callLink, CallForm, EmailForm, placeholdersOf, wantsCall } from './reply-form.js';
import { StatusForm } from './status-form.js';

interface Work {
  readonly decisions: FeedbackDecisions;
  readonly list: (sent: SentListing) => Promise<unknown>;
  /** Whether possible duplicates were found. */
  readonly hasDuplicates: (item: AdminFeedback) => boolean;
  /** Whether a message with this status belongs to the list. */
  readonly stays: (status: FeedbackStatus) => boolean;
}

type Action = QueueAction<AdminFeedback>;

const NOTHING_DONE = 'Please say what was done.';

/** The actions on a message. */
export function feedbackActions(work: Work): readonly Action[] {
  return [
    ...[listing(work), listingAnyway(work), closing(work), completion(work), status(work)],
    ...[byEmail(work), byPhone(work), noAnswer(work), reopening(work)],
  ];
}

const status = ({ decisions, stays }: Work): Action => ({
  ...{ name: 'status', label: 'Update Status', shortcut: 's', variant: 'secondary' },
  icon: <CircleDot aria-hidden="true" />,
  isOffered: ({ moves }) => moves.includes('status'),
  form: (context) => <StatusForm context={context} stays={stays} run={decisions.setStatus} />,
  done: 'Status Updated',
  failed: 'Failed to update status',
});

/** Two clicks take a place that has closed off the lists. */
const closing = ({ decisions, stays }: Work): Action => ({
  ...{ name: 'close-business', label: 'Close This Listing', shortcut: 'p', variant: 'danger' },
  stays: stays('completed'),
  icon: <DoorClosed aria-hidden="true" />,
  isOffered: ({ tags, businessId, moves }) =>
    businessId !== null && moves.includes('complete') && tags.some((tag) => tag === 'closed_business'),
  form: reasonForm({
    label: 'Reason',
    hint: 'The owner of the listing can read it.',
    submit: 'Close Permanently',
    variant: 'danger',
    rule: requiredText('Please say how you know that it has closed.'),
    suggestion: 'A visitor reported that this place has closed permanently.',
    answer: (item, reason) => ({
      ...{ kind: 'decision', values: placeholdersOf(item) },
      preview: { decision: 'closeReportedBusiness', id: item.id, body: { reason } },
    }),
    run: ({ id }, reason) => decisions.closeBusiness({ id, reason }),
  }),
  done: 'Listing closed',
  failed: 'Failed to close the listing',
});

const completion = ({ decisions, stays }: Work): Action => ({
  ...{ name: 'complete', label: 'Mark Complete', shortcut: 'c', variant: 'secondary' },
  stays: stays('completed'),
  icon: <CheckCheck aria-hidden="true" />,
  isOffered: ({ moves }) => moves.includes('complete'),
  form: reasonForm({
    label: 'Action taken',
    hint: 'Shown to the member who sent the message.',
    submit: 'Mark Complete',
    variant: 'primary',
    rule: requiredText(NOTHING_DONE),
    answer: (item) => ({ kind: 'feedback', values: placeholdersOf(item) }),
    run: ({ id }, actionTaken) => decisions.complete({ id, actionTaken: actionTaken.trim() }),
  }),
  done: 'Marked Complete',
  failed: 'Failed to mark as completed',
});

const listing = ({ list, hasDuplicates, stays }: Work): Action => ({
  ...{ name: 'listing', label: 'Create Listing', shortcut: 'l', variant: 'primary' },
  stays: stays('completed'),
  icon: <ListPlus aria-hidden="true" />,
  isOffered: (item) => item.moves.includes('listing') && !hasDuplicates(item),
  form: (context) => <ListingForm context={context} force={false} run={list} />,
  done: 'Listing created',
  failed: 'Failed to create the listing',
});

/** Available after the possible duplicates were shown. */
const listingAnyway = ({ list, hasDuplicates, stays }: Work): Action => ({
  ...{ name: 'listing-anyway', label: 'Create Listing Anyway', shortcut: 'f', variant: 'secondary' },
  stays: stays('completed'),
  icon: <ListPlus aria-hidden="true" />,
  isOffered: (item) => item.moves.includes('listing') && hasDuplicates(item),
  form: (context) => <ListingForm context={context} force run={list} />,
  done: 'Listing created',
  failed: 'Failed to create the listing',
});

/** Asks for the text, which opens in the administrator's email program. Only for senders with an address. */
const byEmail = ({ decisions }: Work): Action => ({
  ...{ name: 'answer', label: 'Answer by Email', shortcut: 'r', variant: 'secondary', stays: true },
  icon: <Mail aria-hidden="true" />,
  isOffered: ({ moves, contactEmail }) => moves.includes('answer') && contactEmail !== null,
  form: (context) => <EmailForm context={context} run={decisions.answer} />,
  done: 'Marked as answered',
});

/** Opens the dialer, then asks whether the sender was reached. For senders who prefer it or left no email address. */
const byPhone = ({ decisions }: Work): Action => ({
  ...{ name: 'call', label: 'Call', shortcut: 'h', variant: 'secondary', stays: true },
  icon: <Phone aria-hidden="true" />,
  href: callLink,
  isOffered: (item) => item.moves.includes('answer') && wantsCall(item),
  form: (context) => <CallForm context={context} run={decisions.answer} />,
  done: 'Marked as answered',
});

const noAnswer = ({ decisions }: Work): Action => ({
  ...{ name: 'unanswer', label: 'Mark as Not Answered', variant: 'ghost', stays: true },
  icon: <Undo2 aria-hidden="true" />,
  isOffered: ({ moves }) => moves.includes('unanswer'),
  run: ({ id }) => decisions.answer({ id, isAnswered: false }),
  done: 'Marked as not answered',
});

const reopening = ({ decisions }: Work): Action => ({
  ...{ name: 'reopen', label: 'Reopen', shortcut: 'o', variant: 'secondary', stays: true },
  icon: <RotateCcw aria-hidden="true" />,
  isOffered: ({ moves }) => moves.includes('reopen'),
  form: reasonForm({
    label: 'Reason for reopening',
    hint: 'Visible to administrators only.',
    submit: 'Reopen',
    variant: 'primary',
    rule: requiredText('Please say why you’re reopening this.'),
    run: ({ id }, adminNotes) => decisions.setStatus({ id, status: 'pending', adminNotes }),
  }),
  done: 'Status Updated',
  failed: 'Failed to update status',
});

/** The bulk actions on messages. */
export const FEEDBACK_BULK: Omit<BulkWork, 'preview' | 'run'> = {
  ...{ one: 'Message', many: 'Messages' },
  choices: [
    {
      ...{ action: 'feedback.takeUp', label: 'Review', variant: 'secondary', done: 'moved to review' },
      icon: <SearchCheck aria-hidden="true" />,
    },
    {
      ...{ action: 'feedback.complete', label: 'Complete', variant: 'primary', done: 'marked complete' },
      icon: <CheckCheck aria-hidden="true" />,
      reason: {
        label: 'Action taken',
        hint: 'Shown to the members who sent the messages.',
        missing: NOTHING_DONE,
      },
    },
    {
      ...{ action: 'feedback.markDuplicate', label: 'Mark Duplicate', labelOfSelected: 'Mark Selected as Duplicate' },
      ...{ variant: 'secondary', done: 'marked as duplicate' },
      icon: <Copy aria-hidden="true" />,
    },
    {
      ...{ action: 'feedback.reject', label: 'Reject', variant: 'danger', done: 'rejected' },
      icon: <X aria-hidden="true" />,
      reason: {
        label: 'Rejection reason',
        hint: 'Visible to administrators only.',
        missing: 'Please provide a rejection reason.',
      },
    },
  ],
};
