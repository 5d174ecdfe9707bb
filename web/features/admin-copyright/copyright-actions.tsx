import { Ban, Check, Gavel, RotateCcw, X } from 'lucide-react';
import { CopyrightDecisionForm, type AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { MemberSanctionForm } from '../../../interfaces/contract/moderation/member-sanction.js';
import { COPYRIGHT_LIMITS } from '../../../interfaces/contract/shared/words.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { ReasonForm } from '../../ui/queue/reason-form.js';
import { AcceptForm } from './accept-form.js';
import type { useCopyrightDecision, useSanction } from './copyright.queries.js';

type Sanction = ReturnType<typeof useSanction>;
type Decide = ReturnType<typeof useCopyrightDecision>;
type Action = QueueAction<AdminCopyrightNotice>;

const FAILED = 'Failed to save the decision. Please try again.';
const FORM = { label: 'Reason', limit: COPYRIGHT_LIMITS.reason } as const;

/** What the contract says against a reason for a decision that needs one. */
function wrong(reason: string): string | null {
  const parsed = CopyrightDecisionForm.safeParse({ decision: 'refuse', reason });
  return parsed.error?.issues[0]?.message ?? null;
}

/** What administrators do with a notice, and with the answers to it. */
export const copyrightActions = (decide: Decide, sanction: Sanction): readonly Action[] => [
  acceptance(decide),
  refusal(decide),
  restoration(decide),
  upholding(decide),
  suspension(sanction),
];

const acceptance = (decide: Decide): Action => ({
  ...{ name: 'accept', label: 'Take Down', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
  ...{ done: 'Taken Down', failed: FAILED },
  isOffered: ({ moves }) => moves.includes('accept'),
  ask: (asked) => <AcceptForm asked={asked} run={({ id }, decision) => decide(id, decision)} />,
});

const refusal = (decide: Decide): Action => ({
  ...{ name: 'refuse', label: 'Refuse', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
  ...{ done: 'Notice Refused', failed: FAILED },
  isOffered: ({ moves }) => moves.includes('refuse'),
  ask: (asked) => (
    <ReasonForm
      {...{ ...FORM, asked, wrong, submit: 'Refuse the Notice', variant: 'danger' }}
      hint="Nothing is taken down. Who sent the notice reads the reason by mail."
      run={({ id }, reason) => decide(id, { decision: 'refuse', reason })}
    />
  ),
});

const restoration = (decide: Decide): Action => ({
  ...{ name: 'restore', label: 'Put Back', shortcut: 'b', icon: <RotateCcw aria-hidden="true" />, variant: 'primary' },
  ...{ done: 'Put Back', failed: FAILED, stays: true },
  isOffered: (notice) => counterWith(notice, 'restore') !== undefined,
  ask: (asked) => (
    <ReasonForm
      {...{ ...FORM, asked, submit: 'Put Back', variant: 'primary', isOptional: true }}
      wrong={(reason) => (reason.trim() === '' ? null : wrong(reason))}
      hint={`What is ${nameIn(asked.item, 'restore')}’s is shown again. Both sides read the reason by mail.`}
      run={(notice, reason) => {
        const counterNoticeId = counterWith(notice, 'restore')?.id ?? 0;
        return decide(notice.id, {
          decision: 'restore',
          counterNoticeId,
          reason: reason.trim() === '' ? null : reason,
        });
      }}
    />
  ),
});

const upholding = (decide: Decide): Action => ({
  ...{ name: 'uphold', label: 'Leave Down', shortcut: 'l', icon: <Gavel aria-hidden="true" />, variant: 'secondary' },
  ...{ done: 'Left Down', failed: FAILED, stays: true },
  isOffered: (notice) => counterWith(notice, 'uphold') !== undefined,
  ask: (asked) => (
    <ReasonForm
      {...{ ...FORM, asked, wrong, submit: 'Leave Down', variant: 'danger' }}
      hint={`What is ${nameIn(asked.item, 'uphold')}’s stays hidden, because a court was asked. Both sides read the reason by mail.`}
      run={(notice, reason) => {
        const counterNoticeId = counterWith(notice, 'uphold')?.id ?? 0;
        return decide(notice.id, { decision: 'uphold', counterNoticeId, reason });
      }}
    />
  ),
});

/** Whoever infringes repeatedly loses the account, as the copyright page says. */
const suspension = (sanction: Sanction): Action => ({
  ...{
    name: 'suspend',
    label: 'Suspend Member',
    shortcut: 's',
    icon: <Ban aria-hidden="true" />,
    variant: 'secondary',
  },
  ...{ done: 'Member Suspended', failed: 'Failed to suspend the member. Please try again.', stays: true },
  isOffered: (notice) => infringerIn(notice) !== undefined,
  ask: (asked) => (
    <ReasonForm
      {...{ ...FORM, asked, label: 'Note', submit: 'Suspend the Member', variant: 'danger' }}
      wrong={(note) => MemberSanctionForm.safeParse(suspending(note)).error?.issues[0]?.message ?? null}
      hint={`Notices followed against this member in a year: ${infringerIn(asked.item)?.followedAgainst ?? 0}. They can read and leave, and not write any more. They read the note, with a link to appeal.`}
      run={(notice, note) => sanction(infringerIn(notice)?.authorId ?? '', suspending(note))}
    />
  ),
});

const suspending = (note: string): MemberSanctionForm => ({ action: 'suspend', reasonCode: 'copyright', note });

/** The first of those whose content was taken down who infringes repeatedly and can still write. */
const infringerIn = ({ takenDown }: AdminCopyrightNotice) =>
  takenDown.find(({ isRepeatInfringer, isSuspended }) => isRepeatInfringer && !isSuspended);

type CounterMove = AdminCopyrightNotice['counterNotices'][number]['moves'][number];

/** The oldest counter-notice of which this can be decided now. */
const counterWith = ({ counterNotices }: AdminCopyrightNotice, move: CounterMove) =>
  counterNotices.find(({ moves }) => moves.includes(move));

const nameIn = (notice: AdminCopyrightNotice, move: CounterMove): string => counterWith(notice, move)?.name ?? '';
