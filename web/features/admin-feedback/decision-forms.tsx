import { useState } from 'react';
import type { AdminFeedback } from '../../../interfaces/contract/feedback/admin-feedback.js';
import {
  countCharacters,
  FEEDBACK_STATUS_LABEL,
  FEEDBACK_STATUSES,
  MAX_ADMIN_TEXT,
  type FeedbackStatus,
} from '../../../interfaces/contract/shared/words.js';
import { dropDraft, keepDraft, readDraft } from '../../lib/form/draft.js';
import { useHydrated } from '../../lib/browser/use-hydrated.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { Select } from '../../ui/form/select.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import type { FormContext } from '../../ui/queue/queue-action.js';
import { QueueForm } from '../../ui/queue/form/queue-form.js';
import type { SentCompletion, SentStatus } from './feedback.queries.js';
import { placeholdersOf } from './reply-form.js';

interface FormProps<Sent> {
  readonly context: FormContext<AdminFeedback>;
  readonly run: (sent: Sent) => Promise<unknown>;
}

interface StatusFormProps extends FormProps<SentStatus> {
  /** Whether a message with this status stays in the list. */
  readonly stays: (status: FeedbackStatus) => boolean;
}

/** Sets any other status. The draft is kept until it is sent. */
export function StatusForm({ context: { item, draft, send, cancel }, stays, run }: StatusFormProps) {
  const [notes, setNotes] = useDraftText(draft);
  const [chosen, setChosen] = useState('');
  const [error, setError] = useState<string | undefined>();
  const submit = (): void => {
    const status = FEEDBACK_STATUSES.find((each) => each === chosen);
    if (status === undefined) return setError('Please choose a status');
    const sent = { id: item.id, status, adminNotes: notes.trim() || null };
    send(() => run(sent).then(() => dropDraft(draft)), stays(status));
  };
  const others = FEEDBACK_STATUSES.filter((status) => status !== item.status);
  return (
    <QueueForm onSubmit={submit} onCancel={cancel} className="max-w-prose">
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
      <NoteField
        label="Notes"
        hint="Visible to administrators only."
        rows={2}
        value={notes}
        limit={MAX_ADMIN_TEXT}
        onType={setNotes}
      />
      <div>
        <Button type="submit" variant="secondary">
          Update Status
        </Button>
      </div>
    </QueueForm>
  );
}

/** Records the action taken, which completes the message. Enabled once there is text. */
export function CompletionForm({ context: { item, draft, send, cancel }, run }: FormProps<SentCompletion>) {
  const [actionTaken, setActionTaken] = useDraftText(draft);
  const isValid = actionTaken.trim() !== '' && countCharacters(actionTaken) <= MAX_ADMIN_TEXT;
  const submit = (): void => {
    const sent = { id: item.id, actionTaken: actionTaken.trim() };
    if (isValid) send(() => run(sent).then(() => dropDraft(draft)));
  };
  return (
    <QueueForm onSubmit={submit} onCancel={cancel} className="max-w-prose">
      <NoteField
        label="Action taken"
        hint="Shown to the member who sent the message. Fill this in to mark the message complete."
        rows={2}
        value={actionTaken}
        limit={MAX_ADMIN_TEXT}
        answer={{ kind: 'feedback', values: placeholdersOf(item) }}
        onType={setActionTaken}
      />
      {isValid && (
        <div>
          <Button type="submit">Mark Complete</Button>
        </div>
      )}
    </QueueForm>
  );
}

/** A text with a draft. The server has no drafts, so the first render is empty. */
function useDraftText(draft: string): readonly [string, (text: string) => void] {
  const hydrated = useHydrated();
  const [typed, setTyped] = useState<string | null>(null);
  const storedDraft = hydrated && typed === null ? readDraft(draft) : null;
  const type = (text: string): void => {
    setTyped(text);
    keepDraft(draft, text);
  };
  return [typed ?? (typeof storedDraft === 'string' ? storedDraft : ''), type];
}
