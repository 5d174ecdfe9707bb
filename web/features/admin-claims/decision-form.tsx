import { useState } from 'react';
import { ClaimApproval, ClaimRejection, type AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { Button, type ButtonVariant } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Textarea } from '../../ui/form/textarea.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';

interface Given {
  readonly reason: string;
  readonly notes: string;
}

interface DecisionFormProps {
  readonly asked: Asked<AdminClaim>;
  /** True where the claimant is told why. */
  readonly hasReason?: boolean | undefined;
  readonly warning?: string | undefined;
  readonly submit: string;
  readonly variant: ButtonVariant;
  readonly run: (
    claim: AdminClaim,
    given: { readonly reason: string; readonly notes: string | null },
  ) => Promise<unknown>;
}

/** Asks for the reason and for notes. What is typed is kept until it has arrived: also when the form is left, and over a sign-in. */
export function DecisionForm(props: DecisionFormProps) {
  const { asked, hasReason = false, warning, submit, variant } = props;
  const { given, errors, type, decide } = useDecisionForm(props);
  return (
    <QueueForm onSubmit={decide} onCancel={asked.cancel} takesFocus>
      {warning !== undefined && <p className="max-w-prose font-semibold">{warning}</p>}
      {hasReason && (
        <Field
          label="Rejection reason"
          hint="The claimant reads it by email."
          required
          error={errors.reason}
          counter={{ value: given.reason.length, limit: MAX_ADMIN_TEXT }}
        >
          {(control) => <Words {...control} rows={3} value={given.reason} onType={(reason) => type({ reason })} />}
        </Field>
      )}
      <Field
        label="Notes"
        hint="For administrators alone; may stay empty. Ctrl and Enter send it all, Escape leaves it."
        error={errors.notes}
        counter={{ value: given.notes.length, limit: MAX_ADMIN_TEXT }}
      >
        {(control) => <Words {...control} rows={2} value={given.notes} onType={(notes) => type({ notes })} />}
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant={variant}>
          {submit}
        </Button>
        <Button variant="ghost" onClick={asked.cancel}>
          Cancel
        </Button>
      </div>
    </QueueForm>
  );
}

type WordsProps = Omit<Parameters<typeof Textarea>[0], 'onChange'> & { readonly onType: (text: string) => void };

function Words({ onType, ...rest }: WordsProps) {
  return <Textarea {...rest} onChange={({ currentTarget }) => onType(currentTarget.value)} />;
}

type Errors = { readonly [Name in keyof Given]?: string | undefined };

function useDecisionForm({ asked, hasReason = false, run }: DecisionFormProps) {
  const { item, draft, send } = asked;
  const [given, setGiven] = useState<Given>(() => givenIn(readDraft(draft)));
  const [errors, setErrors] = useState<Errors>({});
  const type = (part: Partial<Given>): void => {
    const next = { ...given, ...part };
    setGiven(next);
    keepDraft(draft, next);
    if (errors.reason !== undefined || errors.notes !== undefined) setErrors(errorsOf(next, hasReason));
  };
  const decide = (): void => {
    const wrong = errorsOf(given, hasReason);
    setErrors(wrong);
    if (wrong.reason !== undefined || wrong.notes !== undefined) return;
    const notesOrNone = given.notes.trim() === '' ? null : given.notes;
    send(() => run(item, { reason: given.reason, notes: notesOrNone }).then(() => dropDraft(draft)));
  };
  return { given, errors, type, decide };
}

function errorsOf({ reason, notes }: Given, hasReason: boolean): Errors {
  return {
    reason: hasReason ? ClaimRejection.shape.rejectionReason.safeParse(reason).error?.issues[0]?.message : undefined,
    notes: ClaimApproval.shape.adminNotes.safeParse(notes).error?.issues[0]?.message,
  };
}

function givenIn(draft: unknown): Given {
  const { reason, notes } = (draft ?? {}) as Partial<Record<keyof Given, unknown>>;
  return { reason: typeof reason === 'string' ? reason : '', notes: typeof notes === 'string' ? notes : '' };
}
