import { DoorClosed, DoorOpen, Eye, EyeOff, Pencil, Trash2, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AdminBusiness } from '../../../interfaces/contract/business/business-form.js';
import type { ButtonVariant } from '../../ui/button.js';
import type { BulkWork } from '../../ui/queue/bulk/bulk-work.js';
import type { LinkAction, QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm, requiredText } from '../../ui/queue/form/reason-form.js';
import { LISTINGS_PATH } from './listings-path.js';
import type { SentMove, useListingDeletion, useListingMove, useListingUndo } from './listings.queries.js';
import type { ListingChange } from './recent-changes.store.js';

type Action = QueueAction<AdminBusiness>;
type Move = SentMove['move'];

const MISSING = 'Please provide a reason.';
const RULE = requiredText(MISSING);
const FAILED = 'The listing was not changed.';

interface MoveWords {
  readonly label: string;
  readonly shortcut: string;
  readonly icon: ReactNode;
  readonly submit: string;
  readonly variant: ButtonVariant;
  /** What happens, above the reason. */
  readonly effect: string;
  readonly done: string;
}

const MOVE: Readonly<Record<Move, MoveWords>> = {
  hide: {
    ...{ label: 'Hide', shortcut: 'h', icon: <EyeOff aria-hidden="true" /> },
    ...{ submit: 'Hide Listing', variant: 'danger', done: 'Listing hidden' },
    effect: 'Only the owner and administrators will see it. You can show it again at any time.',
  },
  unhide: {
    ...{ label: 'Show Again', shortcut: 's', icon: <Eye aria-hidden="true" /> },
    ...{ submit: 'Show Listing', variant: 'primary', done: 'Listing shown again' },
    effect: 'It is listed again if it was listed before.',
  },
  close: {
    ...{ label: 'Mark Closed', shortcut: 'c', icon: <DoorClosed aria-hidden="true" /> },
    ...{ submit: 'Close Permanently', variant: 'danger', done: 'Place closed' },
    effect:
      'For places that have closed permanently. It leaves all lists, and its page says so for one year. You can reopen it.',
  },
  reopen: {
    ...{ label: 'Reopen', shortcut: 'r', icon: <DoorOpen aria-hidden="true" /> },
    ...{ submit: 'Reopen Place', variant: 'primary', done: 'Place reopened' },
    effect: 'It is listed again if it was listed before.',
  },
};

/** What a deletion takes away. */
const LOST =
  'This removes its page, reviews, photos, and saved places everywhere. You can undo it for 30 days; after that, everything is lost.';

interface Decide {
  readonly move: ReturnType<typeof useListingMove>;
  readonly remove: ReturnType<typeof useListingDeletion>;
  readonly undo: ReturnType<typeof useListingUndo>;
}

/** The actions on a listing. `recent` has the last change of each listing, and `from` is the address of the list. */
export function listingActions(
  { move, remove, undo }: Decide,
  recent: Readonly<Record<number, ListingChange>>,
  from: string,
): readonly Action[] {
  const moveTo = (name: Move): Action => movement(name, (business, reason) => move({ business, move: name, reason }));
  return [
    undoing(recent, (business, reason) => undo({ business, change: recent[business.id] ?? 'edit', reason })),
    editing(from),
    moveTo('hide'),
    moveTo('unhide'),
    moveTo('close'),
    moveTo('reopen'),
    deletion((business, reason) => remove({ business, reason })),
  ];
}

type Run = (business: AdminBusiness, reason: string) => Promise<unknown>;

const editing = (from: string): LinkAction<AdminBusiness> => ({
  ...{ name: 'edit', label: 'Edit', shortcut: 'o', variant: 'secondary' },
  icon: <Pencil aria-hidden="true" />,
  isOffered: ({ moves }) => moves.includes('edit'),
  to: ({ id }) => `${LISTINGS_PATH}/${String(id)}/edit`,
  state: { from },
});

function movement(name: Move, run: Run): Action {
  const { label, shortcut, icon, submit, variant, effect, done } = MOVE[name];
  return {
    ...{
      name,
      label,
      shortcut,
      icon,
      done,
      variant: 'secondary',
      stays: true,
      failed: FAILED,
      showsServerMessage: true,
    },
    isOffered: ({ moves }) => moves.includes(name),
    form: (context) =>
      reasonForm<AdminBusiness>({ hint: hintFor(context.item), effect, submit, variant, rule: RULE, run })(context),
  };
}

const deletion = (run: Run): Action => ({
  ...{ name: 'delete', label: 'Delete', shortcut: 'd', variant: 'secondary', stays: true, done: 'Listing deleted' },
  ...{ icon: <Trash2 aria-hidden="true" />, failed: FAILED, showsServerMessage: true },
  isOffered: ({ moves }) => moves.includes('delete'),
  form: (context) =>
    reasonForm<AdminBusiness>({
      ...{ hint: hintFor(context.item), effect: LOST, submit: 'Delete Listing', variant: 'danger' },
      ...{ label: 'Reason (optional)', isOptional: true, rule: RULE, run },
    })(context),
});

const undoing = (recent: Readonly<Record<number, ListingChange>>, run: Run): Action => ({
  ...{ name: 'undo', label: 'Undo', shortcut: 'u', variant: 'primary', stays: true, done: 'Change undone' },
  ...{ icon: <Undo2 aria-hidden="true" />, failed: FAILED, showsServerMessage: true },
  isOffered: ({ id }) => recent[id] !== undefined,
  form: (context) =>
    reasonForm<AdminBusiness>({
      ...{ hint: hintFor(context.item), submit: 'Undo Change', variant: 'primary' },
      ...{ suggestion: 'This change was a mistake.', rule: RULE, run },
    })(context),
});

const hintFor = ({ ownerId }: AdminBusiness): string =>
  ownerId === null ? 'Recorded in the audit log.' : 'We’ll email this to the owner.';

const REASON = { label: 'Reason', hint: 'We’ll email this to each owner.', missing: MISSING };

/** The bulk actions on listings. */
export const LISTING_BULK: Omit<BulkWork, 'preview' | 'run'> = {
  ...{ one: 'Listing', many: 'Listings' },
  choices: [
    {
      ...{ action: 'business.hide', label: 'Hide', variant: 'secondary', done: 'hidden', reason: REASON },
      icon: <EyeOff aria-hidden="true" />,
      warning: 'Only owners and administrators will see them.',
    },
    {
      ...{ action: 'business.unhide', label: 'Show', variant: 'secondary', done: 'shown again', reason: REASON },
      icon: <Eye aria-hidden="true" />,
    },
    {
      ...{ action: 'business.close', label: 'Close', variant: 'secondary', done: 'closed', reason: REASON },
      icon: <DoorClosed aria-hidden="true" />,
      warning: 'They leave all lists, and their pages say that they have closed permanently.',
    },
    {
      ...{ action: 'business.delete', label: 'Delete', variant: 'danger', done: 'deleted' },
      icon: <Trash2 aria-hidden="true" />,
      warning:
        'This removes their pages, reviews, photos, and saved places everywhere. You can undo each deletion in the audit log for 30 days; after that, everything is lost.',
    },
  ],
};
