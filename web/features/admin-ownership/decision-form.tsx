import {
  OwnershipApproval,
  OwnershipRejection,
  type AdminOwnershipRequest,
} from '../../../interfaces/contract/ownership/ownership-request.js';
import type { RequestDecision } from '../../../interfaces/contract/ownership/ownership-words.js';
import type { ButtonVariant } from '../../ui/button.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { checkedBy, useActionForm } from '../../ui/queue/form/use-draft-form.js';
import type { FormContext } from '../../ui/queue/queue-action.js';

export interface Given {
  /** Both sides read it. */
  readonly reason: string;
  /** Only administrators see the notes. */
  readonly adminNotes: string | null;
}

interface Typed {
  readonly reason: string;
  readonly notes: string;
}

interface DecisionFormProps {
  readonly context: FormContext<AdminOwnershipRequest>;
  readonly decision: RequestDecision;
  readonly submit: string;
  readonly variant: ButtonVariant;
  readonly run: (request: AdminOwnershipRequest, given: Given) => Promise<unknown>;
}

const givenBy = ({ reason, notes }: Typed): Given => ({ reason, adminNotes: notes.trim() === '' ? null : notes });

/** Asks for the reason, which both sides get, and for notes. The draft is kept until it is sent. */
export function DecisionForm({ context, decision, submit, variant, run }: DecisionFormProps) {
  const schema = decision === 'approve' ? OwnershipApproval : OwnershipRejection;
  const { values, field, ...form } = useActionForm<AdminOwnershipRequest, Typed, Given>({
    context,
    start: ({ reason = '', notes = '' }) => ({ reason, notes }),
    check: (typed) => {
      const given = givenBy(typed);
      const { errors } = checkedBy<unknown>(schema.safeParse(given));
      return Object.keys(errors).length > 0 ? { errors } : { sent: given, errors };
    },
    run,
  });
  const { id, requesterName, ownerName, businessName, business } = context.item;
  const call = decision === 'approve' ? 'approveOwnershipRequest' : 'rejectOwnershipRequest';
  return (
    <QueueForm onSubmit={form.submit} onCancel={context.cancel} takesFocus submit={submit} variant={variant}>
      <p className="max-w-prose font-semibold">
        {decision === 'approve'
          ? `${requesterName ?? 'The requester'} will become the owner of ${businessName} immediately.`
          : `${businessName} will stay with ${ownerName ?? 'its owner'}.`}
      </p>
      <NoteField
        label="Reason"
        hint="We’ll email this to both the requester and the owner."
        required
        {...field('reason')}
        answer={{
          ...{ kind: 'decision', values: { place: businessName, town: business.city } },
          preview: { decision: call, id, body: givenBy(values) },
        }}
      />
      <NoteField
        label="Notes"
        hint={`Optional. Visible to administrators only. ${KEYS_HINT}`}
        rows={2}
        {...field('notes', 'adminNotes')}
      />
    </QueueForm>
  );
}
