import { useEffect, useId, useRef, useState } from 'react';
import { ReportDecision, type AdminReport } from '../../../interfaces/contract/moderation/admin-report.js';
import { MODERATION_REASONS, RESTRICTION_DAYS } from '../../../interfaces/contract/shared/words.js';
import type { Answer } from '../../ui/answer/answer-source.js';
import { checkedBy, useActionForm } from '../../ui/queue/form/use-draft-form.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Field } from '../../ui/form/field.js';
import { FieldError } from '../../ui/form/field-error.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Select } from '../../ui/form/select.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { MOVE, type Move } from './moves.js';

interface DecisionFormProps {
  readonly context: FormContext<AdminReport>;
  /** The initially chosen move; null for none. */
  readonly move: Move | null;
  readonly run: (report: AdminReport, decision: ReportDecision) => Promise<unknown>;
}

/**
 * The decision, its reason, and the note to the author. The draft is kept until it is sent, even if another move is
 * chosen.
 */
export function DecisionForm({ context, move, run }: DecisionFormProps) {
  const state = useDecisionForm(context, move, run);
  const chosen = state.values.move;
  return (
    <QueueForm
      onSubmit={state.submit}
      onCancel={context.cancel}
      submit={chosen === null ? 'Decide' : MOVE[chosen].label}
      variant={chosen === 'keep' ? 'primary' : 'danger'}
    >
      <Choice report={context.item} state={state} />
      <Why report={context.item} state={state} />
      {chosen === 'erase_minor' && <Erasure report={context.item} state={state} />}
    </QueueForm>
  );
}

interface PartProps {
  readonly state: DecisionFormState;
}

function Choice({ report, state }: PartProps & { readonly report: AdminReport }) {
  const { values, errors, change, choice } = state;
  return (
    <>
      <RadioGroup
        legend="Decision"
        name={`decision-${report.id}`}
        ref={choice}
        options={report.moves.map((each) => ({ value: each, label: MOVE[each].label, hint: MOVE[each].does }))}
        value={values.move ?? ''}
        onChange={(value) => change({ move: report.moves.find((each) => each === value) ?? null })}
        error={errors['action']}
        className="lg:grid lg:grid-cols-2"
      />
      {values.move === 'restrict' && (
        <RadioGroup
          legend="For how long"
          name={`days-${report.id}`}
          options={RESTRICTION_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
          value={values.days === null ? '' : String(values.days)}
          onChange={(value) => change({ days: RESTRICTION_DAYS.find((days) => String(days) === value) ?? null })}
          error={errors['days']}
        />
      )}
    </>
  );
}

/** Decisions whose note only administrators see. */
const INTERNAL: ReadonlySet<Move> = new Set(['keep', 'erase_minor']);

function audienceOf(move: Move | null): string {
  if (move === null) return 'Sent to the author if you act on the content.';
  return INTERNAL.has(move) ? 'Visible to administrators only.' : 'Sent to the author.';
}

function Why({
  report,
  state: { values, errors, change, field, noteField },
}: PartProps & { readonly report: AdminReport }) {
  return (
    <>
      <Field label="Reason" required error={errors['reasonCode']}>
        {(control) => (
          <Select
            {...control}
            options={Object.entries(MODERATION_REASONS).map(([value, label]) => ({ value, label }))}
            value={values.reasonCode}
            onChange={({ currentTarget }) => change({ reasonCode: currentTarget.value })}
          />
        )}
      </Field>
      <NoteField
        label="Note"
        hint={`${audienceOf(values.move)} ${KEYS_HINT}`}
        required={values.move !== 'keep'}
        ref={noteField}
        answer={answerOf(report, values)}
        {...field('note')}
      />
    </>
  );
}

function Erasure({ report, state: { errors, isConfirmed, confirm } }: PartProps & { readonly report: AdminReport }) {
  const { content } = report;
  const errorId = useId();
  const confirmation = errors['confirmation'];
  return (
    <div className="rounded-md border border-danger bg-danger-soft p-3">
      <Checkbox
        label={`Close and erase the account of ${content?.authorName ?? 'this author'}`}
        hint="We’ll close the account immediately. After 24 hours, we’ll erase the account, profile, reviews, responses, Guide Dogs, pets, photos, saved places, and messages, and end subscriptions. Until then, an administrator can stop the erasure under Account erasures. If there is another administrator, one of them must confirm it. The member gets no email and can’t appeal."
        checked={isConfirmed}
        aria-invalid={confirmation !== undefined}
        aria-describedby={confirmation === undefined ? undefined : errorId}
        onChange={({ currentTarget }) => confirm(currentTarget.checked)}
      />
      {confirmation !== undefined && <FieldError id={errorId}>{confirmation}</FieldError>}
    </div>
  );
}

interface Typed {
  readonly move: Move | null;
  readonly reasonCode: string;
  readonly note: string;
  readonly days: (typeof RESTRICTION_DAYS)[number] | null;
}

/** Returns the fields of a decision, their errors, and the function that sends it. */
function useDecisionForm(
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
  const form = useActionForm<AdminReport, Typed, ReportDecision>({
    context: { item, draft, send },
    start: ({ reasonCode = item.reports[0]?.reason ?? 'other', note = '' }) => ({ move, reasonCode, note, days: null }),
    check: (typed) => {
      const { sent, errors } = decisionIn(typed);
      if (typed.move !== 'erase_minor' || isConfirmed) return { ...(sent !== undefined && { sent }), errors };
      return { errors: { ...errors, confirmation: 'Please confirm that you want to erase the account.' } };
    },
    run,
  });
  return { ...form, isConfirmed, confirm, choice, noteField };
}

type DecisionFormState = ReturnType<typeof useDecisionForm>;

const bodyOf = ({ move, reasonCode, note, days }: Typed) => ({
  ...{ action: move, reasonCode, note, ...(move === 'restrict' && { days }) },
});

function decisionIn(typed: Typed): ReturnType<typeof checkedBy<ReportDecision>> {
  if (typed.move === null) return { errors: { action: 'Please choose a decision' } };
  return checkedBy(ReportDecision.safeParse(bodyOf(typed)));
}

/** Saved replies for the author, and a preview once a decision is chosen. Erasing an account can’t be previewed. */
function answerOf({ id, content }: AdminReport, typed: Typed): Answer {
  const tools = { kind: 'decision', values: { name: content?.authorName ?? null } } as const;
  if (typed.move === null || typed.move === 'erase_minor') return tools;
  return { ...tools, preview: { decision: 'resolveReport', id, body: bodyOf(typed) as ReportDecision } };
}
