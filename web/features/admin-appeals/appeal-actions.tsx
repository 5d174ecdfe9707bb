import { Check, X } from 'lucide-react';
import { AppealDecisionForm, type AdminAppeal } from '../../../interfaces/contract/moderation/notice.js';
import { APPEAL_TEXT } from '../../../interfaces/contract/shared/words.js';
import type { Answer } from '../../ui/answer/answer-source.js';
import type { QueueAction } from '../../ui/queue/queue-action.js';
import { reasonForm } from '../../ui/queue/form/reason-form.js';
import type { useAppealDecision } from './appeals.queries.js';

type Decide = ReturnType<typeof useAppealDecision>;

/** Returns whether another administrator must decide, because this one made the appealed decision. */
export const needsAnotherReviewer = ({ notice }: AdminAppeal, excludedReviewer: string | null): boolean =>
  notice.decidedBy === excludedReviewer;

/** Saved replies and a preview of the email to the member. */
const answerTo = ({ id, member }: AdminAppeal, body: AppealDecisionForm): Answer => ({
  ...{ kind: 'decision', values: { name: member.firstName } },
  preview: { decision: 'decideOnAppeal', id, body },
});

/** The actions on an appeal. */
export function appealActions(decide: Decide, excludedReviewer: string | null): readonly QueueAction<AdminAppeal>[] {
  const isOffered = (appeal: AdminAppeal) =>
    appeal.status === 'open' && !needsAnotherReviewer(appeal, excludedReviewer);
  const form = { limit: APPEAL_TEXT.max, rule: AppealDecisionForm.shape.note };
  return [
    {
      ...{ name: 'uphold', label: 'Uphold', shortcut: 'a', icon: <Check aria-hidden="true" />, variant: 'primary' },
      ...{ isOffered, done: 'Appeal upheld' },
      form: reasonForm({
        ...form,
        submit: 'Uphold Appeal',
        variant: 'primary',
        hint: 'We’ll undo the decision, restore any hidden or removed content, and email this reason to the member.',
        answer: (appeal, note) => answerTo(appeal, { uphold: true, note }),
        run: ({ id }, note) => decide({ id, decision: { uphold: true, note } }),
      }),
    },
    {
      ...{ name: 'reject', label: 'Reject', shortcut: 'r', icon: <X aria-hidden="true" />, variant: 'secondary' },
      ...{ isOffered, done: 'Appeal rejected' },
      form: reasonForm({
        ...form,
        submit: 'Reject Appeal',
        variant: 'danger',
        hint: 'The decision stays in effect. We’ll email this reason to the member.',
        answer: (appeal, note) => answerTo(appeal, { uphold: false, note }),
        run: ({ id }, note) => decide({ id, decision: { uphold: false, note } }),
      }),
    },
  ];
}
