import { useEffect, useRef, useState } from 'react';
import { ReportDecision, type AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import type { RESTRICTION_DAYS } from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/form/draft.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { checkedBy, useDraftForm } from '../../ui/queue/use-draft-form.js';
import type { Move } from './moves.js';

interface Typed {
  readonly move: Move | null;
  readonly reasonCode: string;
  readonly note: string;
  readonly days: (typeof RESTRICTION_DAYS)[number] | null;
}

/** Returns the fields of a decision, their errors, and the function that sends it. */
export function useDecisionForm(
  { item, send }: FormContext<AdminReport>,
  move: Move | null,
  run: (report: AdminReport, decision: ReportDecision) => Promise<unknown>,
) {
  const [isConfirmed, confirm] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  const noteField = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (move === null ? choice : noteField).current?.focus(), [move]);
  // One draft per item, so that text typed for one move is kept for another.
  const draft = `queue:reports:${String(item.id)}`;
  const form = useDraftForm<Typed, ReportDecision>({
    draft,
    start: ({ reasonCode = item.reports[0]?.reason ?? 'other', note = '' }) => ({ move, reasonCode, note, days: null }),
    check: (typed) => {
      const { sent, errors } = decisionIn(typed);
      if (typed.move !== 'erase_minor' || isConfirmed) return { ...(sent !== undefined && { sent }), errors };
      return { errors: { ...errors, confirmation: 'Please confirm that you want to erase the account.' } };
    },
    onValid: (decision) => send(() => run(item, decision).then(() => dropDraft(draft))),
  });
  return { ...form, isConfirmed, confirm, choice, noteField };
}

export type DecisionFormState = ReturnType<typeof useDecisionForm>;

function decisionIn({ move, reasonCode, note, days }: Typed): ReturnType<typeof checkedBy<ReportDecision>> {
  if (move === null) return { errors: { action: 'Please choose a decision' } };
  const body = { action: move, reasonCode, note, ...(move === 'restrict' && { days }) };
  return checkedBy(ReportDecision.safeParse(body));
}
