import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import {
  FEEDBACK_STATUS_LABEL,
  FEEDBACK_STATUSES,
  MAX_ADMIN_TEXT,
  type FeedbackStatus,
} from '../../../interfaces/contract/shared/words.js';
import { Field } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { KEYS_HINT, QueueForm } from '../../ui/queue/form/queue-form.js';
import { useActionForm } from '../../ui/queue/form/use-draft-form.js';
import type { SentStatus } from './feedback.queries.js';

interface StatusFormProps {
  readonly context: FormContext<AdminFeedback>;
  /** Whether a message with this status stays in the list. */
  readonly stays: (status: FeedbackStatus) => boolean;
  readonly run: (sent: SentStatus) => Promise<unknown>;
}

const optionOf = (value: FeedbackStatus) => ({ value, label: FEEDBACK_STATUS_LABEL[value] });

/** Sets any other status. The draft is kept until it is sent. */
export function StatusForm({ context, stays, run }: StatusFormProps) {
  const { item, cancel } = context;
  const others = FEEDBACK_STATUSES.filter((status) => status !== item.status);
  const { values, errors, change, submit } = useActionForm<
    AdminFeedback,
    { status: string; notes: string },
    SentStatus
  >({
    context,
    start: ({ status = '', notes = '' }) => ({ status, notes }),
    check: ({ status: chosen, notes }) => {
      const status = others.find((each) => each === chosen);
      if (status === undefined) return { errors: { status: 'Please choose a status' } };
      return { sent: { id: item.id, status, adminNotes: notes.trim() || null }, errors: {} };
    },
    run: (_item, sent) => run(sent),
    stays: ({ status }) => stays(status),
  });
  return (
    <QueueForm
      onSubmit={submit}
      onCancel={cancel}
      takesFocus
      submit="Update Status"
      variant="secondary"
      className="max-w-prose"
    >
      <Field label="Status" error={errors['status']}>
        {(control) => (
          <Select
            {...control}
            value={values.status}
            options={[{ value: '', label: 'Choose a status' }, ...others.map(optionOf)]}
            onChange={({ target }) => change({ status: target.value })}
          />
        )}
      </Field>
      <NoteField
        label="Notes"
        hint={`Visible to administrators only. ${KEYS_HINT}`}
        rows={2}
        value={values.notes}
        limit={MAX_ADMIN_TEXT}
        onType={(notes) => change({ notes })}
      />
    </QueueForm>
  );
}
