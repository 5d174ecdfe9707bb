import { Ban, Check, Gavel, RotateCcw, X } from 'lucide-react';
import { CopyrightDecisionForm, type AdminCopyrightNotice } from '../../../interfaces/contract/moderation/copyright.js';
import { MemberSanctionForm } from '../../../interfaces/contract/moderation/member-sanction.js';
import { COPYRIGHT_LIMITS } from '../../../interfaces/contract/shared/words.js';
import type { Answer } from '../../ui/answer/answer-source.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm, ReasonForm, type TextRule } from '../../ui/queue/form/reason-form.js';
import { AcceptForm } from './accept-form.js';
import type { useCopyrightDecision, useSanction } from './copyright.queries.js';

type Sanction = ReturnType<typeof useSanction>;
type Decide = ReturnType<typeof useCopyrightDecision>;
type Action = QueueAction<AdminCopyrightNotice>;

/** The contract's rule for the reason of a rejection. */
const rule: TextRule = { safeParse: (reason) => CopyrightDecisionForm.safeParse({ decision: 'refuse', reason }) };

const FORM = { limit: COPYRIGHT_LIMITS.reason, rule } as const;

/** The actions on a copyright notice and its counter-notices. */
export const copyrightActions = (decide: Decide, sanction: Sanction): readonly Action[] => [
  acceptance(decide),
  refusal(decide),
  restoration(decide),
  upholding(decide),
  suspension(sanction),
];

const acceptance = (decide: Decide): Action => ({
  ...{ name: 'accept', label: 'Take Down', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
  ...{ done: 'Taken down' },
  isOffered: ({ moves }) => moves.includes('accept'),
  form: (context) => <AcceptForm context={context} run={({ id }, decision) => decide({ id, decision })} />,
});

const refusal = (decide: Decide): Action => ({
  ...{ name: 'refuse', label: 'Reject', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
  ...{ done: 'Notice rejected' },
  isOffered: ({ moves }) => moves.includes('refuse'),
  form: reasonForm({
    ...FORM,
    submit: 'Reject Notice',
    variant: 'danger',
    hint: 'The content stays up. We’ll email the reason to the person who filed the notice.',
    answer: (notice, reason) => answerTo(notice, { decision: 'refuse', reason }),
    run: ({ id }, reason) => decide({ id, decision: { decision: 'refuse', reason } }),
  }),
});

const restoration = (decide: Decide): Action => ({
  ...{ name: 'restore', label: 'Restore', shortcut: 'b', icon: <RotateCcw aria-hidden="true" />, variant: 'primary' },
  ...{ done: 'Restored', stays: true },
  isOffered: (notice) => counterWith(notice, 'restore') !== undefined,
  form: (context) => (
    <ReasonForm
      {...{ ...FORM, context, submit: 'Restore', variant: 'primary', isOptional: true }}
      hint={`We’ll restore ${nameIn(context.item, 'restore')}’s content and email this reason to both parties.`}
      answer={(notice, reason) => answerTo(notice, restoring(notice, reason))}
      run={(notice, reason) => decide({ id: notice.id, decision: restoring(notice, reason) })}
    />
  ),
});

const upholding = (decide: Decide): Action => ({
  ...{ name: 'uphold', label: 'Keep Down', shortcut: 'l', icon: <Gavel aria-hidden="true" />, variant: 'secondary' },
  ...{ done: 'Kept down', stays: true },
  isOffered: (notice) => counterWith(notice, 'uphold') !== undefined,
  form: (context) => (
    <ReasonForm
      {...{ ...FORM, context, submit: 'Keep Down', variant: 'danger' }}
      hint={`${nameIn(context.item, 'uphold')}’s content stays hidden because the claimant went to court. We’ll email this reason to both parties.`}
      answer={(notice, reason) => answerTo(notice, upheld(notice, reason))}
      run={(notice, reason) => decide({ id: notice.id, decision: upheld(notice, reason) })}
    />
  ),
});

/** Repeat infringers lose their account, as the copyright page says. */
const suspension = (sanction: Sanction): Action => ({
  ...{
    name: 'suspend',
    label: 'Suspend Member',
    shortcut: 's',
    icon: <Ban aria-hidden="true" />,
    variant: 'secondary',
  },
  ...{ done: 'Member suspended', failed: 'Failed to suspend the member. Please try again.', stays: true },
  isOffered: (notice) => infringerIn(notice) !== undefined,
  form: (context) => (
    <ReasonForm
      {...{ ...FORM, context, label: 'Note', submit: 'Suspend Member', variant: 'danger' }}
      rule={{ safeParse: (note) => MemberSanctionForm.safeParse(suspending(note)) }}
      hint={`Takedowns against this member in the past year: ${infringerIn(context.item)?.followedAgainst ?? 0}. Suspended members can’t post. We’ll email them this note with a link to appeal.`}
      answer={(notice, note) => ({
        kind: 'decision',
        preview: { decision: 'sanctionMember', id: infringerIn(notice)?.authorId ?? '', body: suspending(note) },
      })}
      run={(notice, note) => sanction({ userId: infringerIn(notice)?.authorId ?? '', body: suspending(note) })}
    />
  ),
});

/** Saved replies and a preview of the emails to everyone involved. */
const answerTo = ({ id, name }: AdminCopyrightNotice, body: CopyrightDecisionForm): Answer => ({
  ...{ kind: 'decision', values: { name } },
  preview: { decision: 'decideOnCopyrightNotice', id, body },
});

const restoring = (notice: AdminCopyrightNotice, reason: string): CopyrightDecisionForm => ({
  ...{ decision: 'restore', counterNoticeId: counterWith(notice, 'restore')?.id ?? 0 },
  reason: reason.trim() === '' ? null : reason,
});

const upheld = (notice: AdminCopyrightNotice, reason: string): CopyrightDecisionForm => ({
  ...{ decision: 'uphold', counterNoticeId: counterWith(notice, 'uphold')?.id ?? 0, reason },
});

const suspending = (note: string): MemberSanctionForm => ({ action: 'suspend', reasonCode: 'copyright', note });

/**
 * Returns the first author of removed content who is a repeat infringer and not suspended; undefined if there is none.
 */
const infringerIn = ({ takenDown }: AdminCopyrightNotice) =>
  takenDown.find(({ isRepeatInfringer, isSuspended }) => isRepeatInfringer && !isSuspended);

type CounterMove = AdminCopyrightNotice['counterNotices'][number]['moves'][number];

/** Returns the oldest counter-notice that allows this move; undefined if there is none. */
const counterWith = ({ counterNotices }: AdminCopyrightNotice, move: CounterMove) =>
  counterNotices.find(({ moves }) => moves.includes(move));

const nameIn = (notice: AdminCopyrightNotice, move: CounterMove): string => counterWith(notice, move)?.name ?? '';
