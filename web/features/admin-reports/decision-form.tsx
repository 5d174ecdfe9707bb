import { useId } from 'react';
import type { AdminReport, ReportDecision } from '../../../interfaces/contract/moderation/admin-report.js';
import { MAX_ADMIN_TEXT, MODERATION_REASONS, RESTRICTION_DAYS } from '../../../interfaces/contract/shared/words.js';
import { Button } from '../../ui/button.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Field } from '../../ui/form/field.js';
import { FieldError } from '../../ui/form/field-error.js';
import { RadioGroup } from '../../ui/form/radio-group.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';
import { MOVE, type Move } from './moves.js';
import { useDecisionForm, type DecisionFormState } from './use-decision-form.js';

interface DecisionFormProps {
  readonly asked: Asked<AdminReport>;
  /** What is chosen at first; null for nothing. */
  readonly move: Move | null;
  readonly run: (report: AdminReport, decision: ReportDecision) => Promise<unknown>;
}

/** What is decided, why, and what the author is told. What is typed is kept until it has arrived, whatever is chosen. */
export function DecisionForm({ asked, move, run }: DecisionFormProps) {
  const state = useDecisionForm(asked, move, run);
  const chosen = state.typed.move;
  return (
    <QueueForm onSubmit={state.decide} onCancel={asked.cancel}>
      <Choice report={asked.item} state={state} />
      <Why state={state} />
      {chosen === 'erase_minor' && <Erasure report={asked.item} state={state} />}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={chosen === 'keep' ? 'primary' : 'danger'}>
          {chosen === null ? 'Decide' : MOVE[chosen].label}
        </Button>
        <Button variant="ghost" onClick={asked.cancel}>
          Cancel
        </Button>
      </div>
    </QueueForm>
  );
}

interface PartProps {
  readonly state: DecisionFormState;
}

function Choice({ report, state }: PartProps & { readonly report: AdminReport }) {
  const { typed, errors, change, choice } = state;
  return (
    <>
      <RadioGroup
        legend="Decision"
        name={`decision-${report.id}`}
        ref={choice}
        options={report.moves.map((each) => ({ value: each, label: MOVE[each].label, hint: MOVE[each].does }))}
        value={typed.move ?? ''}
        onChange={(value) => change({ move: report.moves.find((each) => each === value) ?? null })}
        error={errors['action']}
        className="lg:grid lg:grid-cols-2"
      />
      {typed.move === 'restrict' && (
        <RadioGroup
          legend="For how long"
          name={`days-${report.id}`}
          options={RESTRICTION_DAYS.map((days) => ({ value: String(days), label: `${days} days` }))}
          value={typed.days === null ? '' : String(typed.days)}
          onChange={(value) => change({ days: RESTRICTION_DAYS.find((days) => String(days) === value) ?? null })}
          error={errors['days']}
        />
      )}
    </>
  );
}

const READ_BY: Readonly<Record<Move, string>> = {
  keep: 'Only administrators read it.',
  erase_minor: 'Only administrators read it.',
  hide: 'The author reads it.',
  remove: 'The author reads it.',
  warn: 'The author reads it.',
  restrict: 'The author reads it.',
  suspend: 'The author reads it.',
};

function Why({ state: { typed, errors, change, note } }: PartProps) {
  const readBy = typed.move === null ? 'The author reads it, unless it is kept.' : READ_BY[typed.move];
  return (
    <>
      <Field label="Reason" required error={errors['reasonCode']}>
        {(control) => (
          <Select
            {...control}
            options={Object.entries(MODERATION_REASONS).map(([value, label]) => ({ value, label }))}
            value={typed.reasonCode}
            onChange={({ currentTarget }) => change({ reasonCode: currentTarget.value })}
          />
        )}
      </Field>
      <Field
        label="Note"
        hint={`${readBy} Ctrl and Enter send it, Escape leaves it.`}
        required={typed.move !== 'keep'}
        error={errors['note']}
        counter={{ value: typed.note.length, limit: MAX_ADMIN_TEXT }}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={note}
            rows={3}
            value={typed.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
      </Field>
    </>
  );
}

function Erasure({ report, state: { errors, isConfirmed, confirm } }: PartProps & { readonly report: AdminReport }) {
  const { content } = report;
  const errorId = useId();
  const { confirmation } = errors;
  return (
    <div className="rounded-md border border-danger bg-danger-soft p-3">
      <Checkbox
        label={`Erase the account of ${content?.authorName ?? 'this author'} for good`}
        hint="Erased are the account, the profile, reviews and answers, Guide Dogs, pets, photos, saved places and messages. Subscriptions end now. There is no mail, no appeal and no way back."
        checked={isConfirmed}
        aria-invalid={confirmation !== undefined}
        aria-describedby={confirmation === undefined ? undefined : errorId}
        onChange={({ currentTarget }) => confirm(currentTarget.checked)}
      />
      {confirmation !== undefined && <FieldError id={errorId}>{confirmation}</FieldError>}
    </div>
  );
}
