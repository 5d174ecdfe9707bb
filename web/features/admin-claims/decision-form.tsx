import { ClaimApproval, ClaimRejection, type AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import type { ButtonVariant } from '../../ui/button.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { hasNoProof } from './proof-words.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { checkedBy, useActionForm } from '../../ui/queue/form/use-draft-form.js';

interface Given {
  /** Empty if the form asks for none. */
  readonly rejectionReason: string;
  /** Why a claim without proof is right; absent for others. */
  readonly reason?: string;
  readonly adminNotes: string | null;
}

interface Typed {
  readonly reason: string;
  /** Why a claim without proof is right. */
  readonly why: string;
  readonly notes: string;
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

/** An approval without proof. */
const Unproven = ClaimApproval.required({ reason: true });

/** The values of the form. `isUnproven` is true for an approval without proof, which needs a reason. */
function useDecisionForm({ context, hasReason = false, run }: DecisionFormProps) {
  const isUnproven = !hasReason && hasNoProof(context.item);
  const form = useActionForm<AdminClaim, Typed, Given>({
    context,
    start: ({ reason = '', why = '', notes = '' }) => ({ reason, why, notes }),
    check: ({ reason, why, notes }) => {
      const adminNotes = notes.trim() === '' ? null : notes;
      const given = { ...(hasReason && { rejectionReason: reason }), ...(isUnproven && { reason: why }), adminNotes };
      const schema = hasReason ? ClaimRejection : isUnproven ? Unproven : ClaimApproval;
      const { errors } = checkedBy<unknown>(schema.safeParse(given));
      return Object.keys(errors).length > 0 ? { errors } : { sent: { rejectionReason: '', ...given }, errors };
    },
    run,
  });
  return { ...form, isUnproven };
}

/** Asks for the reason and for notes. The draft is kept until it is sent. */
export function DecisionForm(props: DecisionFormProps) {
  const { context, hasReason = false, warning, submit, variant } = props;
  const { values, field, isUnproven, ...form } = useDecisionForm(props);
  const { id, claimantName: name, business } = context.item;
  const adminNotes = values.notes.trim() === '' ? null : values.notes;
  const approval = { adminNotes, ...(isUnproven && { reason: values.why }) };
  return (
    <QueueForm onSubmit={form.submit} onCancel={context.cancel} takesFocus submit={submit} variant={variant}>
      {warning !== undefined && <p className="max-w-prose font-semibold">{warning}</p>}
      {hasReason && (
        <NoteField
          label="Rejection reason"
          hint="We’ll email this to the claimant."
          required
          {...field('reason', 'rejectionReason')}
          answer={{
            ...{ kind: 'rejection', values: { name, place: business.name, town: business.city } },
            preview: { decision: 'rejectClaim', id, body: { rejectionReason: values.reason, adminNotes } },
          }}
        />
      )}
      {isUnproven && (
        <NoteField
          label="Reason for approving without proof"
          hint="Recorded in the audit log for administrators only."
          required
          {...field('why', 'reason')}
        />
      )}
      <NoteField
        label="Notes"
        hint={`Optional. Visible to administrators only. ${KEYS_HINT}`}
        rows={2}
        {...field('notes', 'adminNotes')}
        answer={hasReason ? undefined : { preview: { decision: 'approveClaim', id, body: approval } }}
      />
    </QueueForm>
  );
}
