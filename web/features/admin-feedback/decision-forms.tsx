import { useState } from 'react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import {
  FEEDBACK_STATUS_LABEL,
  FEEDBACK_STATUSES,
  MAX_ADMIN_TEXT,
  type FeedbackStatus,
} from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { Textarea } from '../../ui/form/textarea.js';
import type { Asked } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/queue-form.js';

interface FormProps<Sent> {
  readonly asked: Asked<AdminFeedback>;
  readonly run: (sent: Sent) => Promise<unknown>;
}

/** Sets any other status. What is typed is kept until it has arrived. */
export function StatusForm(props: FormProps<{ id: number; status: FeedbackStatus; adminNotes: string | null }>) {
  const { item, send } = props.asked;
  const [notes, setNotes, forget] = useKept(props.asked.draft);
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (): void => {
    const status = FEEDBACK_STATUSES.find((each) => each === chosen);
    if (status === undefined) setError('Please choose a status');
    else send(() => props.run({ id: item.id, status, adminNotes: notes.trim() || null }).then(forget));
  };
  const others = FEEDBACK_STATUSES.filter((status) => status !== item.status);
  return (
    <QueueForm onSubmit={submit} onCancel={props.asked.cancel} className="max-w-prose">
      <Field label="Status" error={error}>
        {(control) => (
          <Select
            {...control}
            value={chosen}
            options={[
              { value: '', label: 'Choose a status' },
              ...others.map((value) => ({ value, label: FEEDBACK_STATUS_LABEL[value] })),
            ]}
            onChange={({ target }) => {
              setChosen(target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      <Field
        label="Notes"
        hint="Other administrators read them."
        counter={{ value: notes.length, limit: MAX_ADMIN_TEXT }}
      >
        {(control) => (
          <Textarea {...control} rows={2} value={notes} onChange={({ target }) => setNotes(target.value)} />
        )}
      </Field>
      <div>
        <Button type="submit" variant="secondary">
          Update Status
        </Button>
      </div>
    </QueueForm>
  );
}

/** Says what was done, which completes it; offered once something is said. */
export function CompletionForm(props: FormProps<{ id: number; actionTaken: string }>) {
  const { item, send } = props.asked;
  const [actionTaken, setActionTaken, forget] = useKept(props.asked.draft);
  const isSaid = actionTaken.trim() !== '' && actionTaken.length <= MAX_ADMIN_TEXT;
  const submit = (): void => {
    if (isSaid) send(() => props.run({ id: item.id, actionTaken: actionTaken.trim() }).then(forget));
  };
  return (
    <QueueForm onSubmit={submit} onCancel={props.asked.cancel} className="max-w-prose">
      <Field
        label="Action taken"
        hint="A member who sent it reads it. Once something is said here, the message can be marked complete."
        counter={{ value: actionTaken.length, limit: MAX_ADMIN_TEXT }}
      >
        {(control) => (
          <Textarea {...control} rows={2} value={actionTaken} onChange={({ target }) => setActionTaken(target.value)} />
        )}
      </Field>
      {isSaid && (
        <div>
          <Button type="submit">Mark Complete</Button>
        </div>
      )}
    </QueueForm>
  );
}

/** A text that is kept in the browser until `forget`; the server, and so the first rendering, knows none. */
function useKept(draft: string): readonly [string, (text: string) => void, () => void] {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const kept = hydrated && typed === null ? readDraft(draft) : null;
  const type = (text: string): void => {
    setTyped(text);
    keepDraft(draft, text);
  };
  return [typed ?? (typeof kept === 'string' ? kept : ''), type, () => dropDraft(draft)];
}
