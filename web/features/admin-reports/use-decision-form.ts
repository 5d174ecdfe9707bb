import { useEffect, useRef, useState, type RefObject } from 'react';
import { ReportDecision, type AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import type { RESTRICTION_DAYS } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import type { Move } from './moves.js';

interface Typed {
  readonly move: Move | null;
  readonly reasonCode: string;
  readonly note: string;
  readonly days: (typeof RESTRICTION_DAYS)[number] | null;
}

type Errors = Readonly<Partial<Record<string, string>>>;

export interface DecisionFormState {
  readonly typed: Typed;
  readonly errors: Errors;
  readonly isConfirmed: boolean;
  readonly change: (differs: Partial<Typed>) => void;
  readonly confirm: (isConfirmed: boolean) => void;
  readonly decide: () => void;
  readonly choice: RefObject<HTMLInputElement | null>;
  readonly note: RefObject<HTMLTextAreaElement | null>;
}

/** One draft for each item, so that what was typed for one decision is there for another. */
const draftOf = ({ id }: AdminReport): string => `queue:reports:${String(id)}`;

/** The fields of a decision, what is wrong with them, and how it is sent. */
export function useDecisionForm(
  { item, send }: Asked<AdminReport>,
  move: Move | null,
  run: (report: AdminReport, decision: ReportDecision) => Promise<unknown>,
): DecisionFormState {
  const [typed, setTyped] = useState<Typed>(() => ({ ...startOf(item), move }));
  const [errors, setErrors] = useState<Errors>({});
  const [isConfirmed, confirm] = useState(false);
  const choice = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  useEffect(() => (move === null ? choice : note).current?.focus(), [move]);
  const wrongIn = (now: Typed): Errors =>
    now.move === 'erase_minor' && !isConfirmed
      ? { ...refusals(now), confirmation: 'Please confirm that the account is erased.' }
      : refusals(now);
  const change = (differs: Partial<Typed>): void => {
    const now = { ...typed, ...differs };
    setTyped(now);
    keepDraft(draftOf(item), { reasonCode: now.reasonCode, note: now.note });
    if (Object.keys(errors).length > 0) setErrors(wrongIn(now));
  };
  const decide = (): void => {
    const wrong = wrongIn(typed);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return;
    const decision = ReportDecision.parse(bodyOf(typed));
    send(() => run(item, decision).then(() => dropDraft(draftOf(item))));
  };
  return { typed, errors, isConfirmed, change, confirm, decide, choice, note };
}

/** What was typed before, else the reason that the first report gives. */
function startOf(report: AdminReport): Omit<Typed, 'move'> {
  const draft = readDraft(draftOf(report)) as { readonly reasonCode?: unknown; readonly note?: unknown } | null;
  const { reasonCode, note } = draft ?? {};
  return {
    reasonCode: typeof reasonCode === 'string' ? reasonCode : (report.reports[0]?.reason ?? 'other'),
    note: typeof note === 'string' ? note : '',
    days: null,
  };
}

function bodyOf({ move, reasonCode, note, days }: Typed) {
  return { action: move, reasonCode, note, ...(move === 'restrict' && { days }) };
}

/** What the contract says against it, by field. */
function refusals(typed: Typed): Errors {
  if (typed.move === null) return { action: 'Please choose what to do' };
  const issues = ReportDecision.safeParse(bodyOf(typed)).error?.issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message]));
}
