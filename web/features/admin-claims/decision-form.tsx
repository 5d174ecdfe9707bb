import { ClaimApproval, ClaimRejection, type AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { MAX_ADMIN_TEXT } from '../../../interfaces/contract/shared/words.js';
import { dropDraft } from '../../lib/form/draft.js';
import type { ButtonVariant } from '../../ui/button.js';
import { NoteField } from '../../ui/queue/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/queue-form.js';
import { checkedBy, useDraftForm } from '../../ui/queue/use-draft-form.js';

interface Given {
  /** Empty if the form asks for none. */
  readonly rejectionReason: string;
  readonly adminNotes: string | null;
}

interface DecisionFormProps {
  readonly context: FormContext<AdminClaim>;
  /** True to ask for a reason, which the claimant gets. */
  readonly hasReason?: boolean;
  readonly warning?: string;
  readonly submit: string;
  readonly variant: ButtonVariant;
  readonly run: (claim: AdminClaim, given: Given) => Promise<unknown>;
}

/** Asks for the reason and for notes. The draft is kept until it is sent. */
export function DecisionForm({ context, hasReason = false, warning, submit, variant, run }: DecisionFormProps) {
  const { item, draft, send, cancel } = context;
  const form = useDraftForm({
    draft,
    start: ({ reason = '', notes = '' }) => ({ reason, notes }),
    check: ({ reason, notes }) => {
      const adminNotes = notes.trim() === '' ? null : notes;
      const schema = hasReason ? ClaimRejection : ClaimApproval;
      const { errors } = checkedBy(schema.safeParse({ ...(hasReason && { rejectionReason: reason }), adminNotes }));
      return Object.keys(errors).length > 0 ? { errors } : { sent: { rejectionReason: reason, adminNotes }, errors };
    },
    onValid: (given) => send(() => run(item, given).then(() => dropDraft(draft))),
  });
  const { values, errors, change } = form;
  return (
    <QueueForm onSubmit={form.submit} onCancel={cancel} takesFocus submit={submit} variant={variant}>
      {warning !== undefined && <p className="max-w-prose font-semibold">{warning}</p>}
      {hasReason && (
        <NoteField
          label="Rejection reason"
          hint="We’ll email this to the claimant."
          required
          value={values.reason}
          error={errors['rejectionReason']}
          limit={MAX_ADMIN_TEXT}
          onType={(reason) => change({ reason })}
        />
      )}
      <NoteField
        label="Notes"
        hint={`Optional. Visible to administrators only. ${KEYS_HINT}`}
        rows={2}
        value={values.notes}
        error={errors['adminNotes']}
        limit={MAX_ADMIN_TEXT}
        onType={(notes) => change({ notes })}
      />
    </QueueForm>
  );
}
