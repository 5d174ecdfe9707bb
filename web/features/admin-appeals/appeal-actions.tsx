import { Check, X } from 'lucide-react';
import { AppealDecisionForm, type AdminAppeal } from '../../../interfaces/contract/moderation/notice.js';
import { APPEAL_TEXT } from '../../../interfaces/contract/shared/words.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { ReasonForm } from '../../ui/queue/reason-form.js';
import type { useAppealDecision } from './appeals.queries.js';

type Decide = ReturnType<typeof useAppealDecision>;

/** An appeal against one's own decision is another administrator's to decide on. */
export const isForSomebodyElse = ({ notice }: AdminAppeal, notAgain: string | null): boolean =>
  notice.decidedBy === notAgain;

/** How administrators decide on an appeal. */
export function appealActions(decide: Decide, notAgain: string | null): readonly QueueAction<AdminAppeal>[] {
  const isOffered = (appeal: AdminAppeal) => appeal.status === 'open' && !isForSomebodyElse(appeal, notAgain);
  const failed = 'Failed to save the decision. Please try again.';
  const wrong = (text: string) => AppealDecisionForm.shape.note.safeParse(text).error?.issues[0]?.message ?? null;
  const form = { label: 'Reason', limit: APPEAL_TEXT.max, wrong };
  return [
    {
      ...{ name: 'uphold', label: 'Uphold', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
      ...{ isOffered, failed, done: 'Appeal Upheld' },
      ask: (asked) => (
        <ReasonForm
          {...{ ...form, asked, submit: 'Uphold the Appeal', variant: 'primary' }}
          hint="The member was right: the decision is taken back, and what was hidden or removed is shown again. They read the reason by mail."
          run={({ id }, note) => decide(id, { uphold: true, note })}
        />
      ),
    },
    {
      ...{ name: 'reject', label: 'Reject', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
      ...{ isOffered, failed, done: 'Appeal Rejected' },
      ask: (asked) => (
        <ReasonForm
          {...{ ...form, asked, submit: 'Reject the Appeal', variant: 'danger' }}
          hint="The decision stands. The member reads the reason by mail."
          run={({ id }, note) => decide(id, { uphold: false, note })}
        />
      ),
    },
  ];
}
