import { useEffect, useRef, useState } from 'react';
import { Trash2 } from 'lucide-react';
import {
  PLACEHOLDERS,
  SAVED_REPLY_KIND_LABEL,
  SAVED_REPLY_KINDS,
  SAVED_REPLY_LIMITS,
  SavedReplyForm,
  type SavedReply,
} from '../../../interfaces/contract/administration/saved-reply.js';
import { countCharacters } from '../../../interfaces/contract/shared/words.js';
import { answerOf } from '../../lib/form/refusal.js';
import { whenSettled } from '../../lib/form/when-settled.js';
import { Button } from '../../ui/button.js';
import { Field } from '../../ui/form/field.js';
import { FieldError } from '../../ui/form/field-error.js';
import { Input } from '../../ui/form/input.js';
import { Select } from '../../ui/form/select.js';
import { NoteField } from '../../ui/queue/form/note-field.js';
import { QueueForm } from '../../ui/queue/form/queue-form.js';
import { checkedBy, type FormErrors } from '../../ui/queue/form/use-draft-form.js';
import { useDeleteReply, useSaveReply } from './answers.queries.js';

/** The reply in the editor, as it was when the editor opened. */
export interface EditedReply extends SavedReplyForm {
  /** The saved reply; null for a new one. */
  readonly of: Pick<SavedReply, 'id' | 'version'> | null;
}

interface ReplyEditorProps {
  readonly edited: EditedReply;
  /** True to ask whether to drop what was typed. */
  readonly isAsking: boolean;
  readonly onDirty: (isDirty: boolean) => void;
  /** Keeps editing. */
  readonly onKeep: () => void;
  /** Goes back to the list, unless something was typed. */
  readonly onCancel: () => void;
  /** Goes back to the list. */
  readonly onLeave: () => void;
}

/** Edits a saved reply, which all administrators share. Escape is handled by the dialog around it. */
export function ReplyEditor(props: ReplyEditorProps) {
  const { edited, onDirty, onLeave } = props;
  const form = useReplyForm(edited, onDirty, onLeave);
  const { values, errors, change } = form;
  return (
    <QueueForm onSubmit={form.submit} onCancel={() => undefined} takesFocus>
      <Title {...form} />
      <Field label="Used for" error={errors['kind']}>
        {(control) => (
          <Select
            {...control}
            value={values.kind}
            options={SAVED_REPLY_KINDS.map((value) => ({ value, label: SAVED_REPLY_KIND_LABEL[value] }))}
            onChange={({ target }) => change({ kind: SAVED_REPLY_KINDS.find((kind) => kind === target.value) })}
          />
        )}
      </Field>
      <NoteField
        label="Text"
        hint={HINT}
        required
        rows={6}
        value={values.text}
        error={errors['text']}
        limit={SAVED_REPLY_LIMITS.text}
        onType={(text) => change({ text })}
      />
      {form.failure !== null && <FieldError>{form.failure}</FieldError>}
      <Buttons {...props} isPending={form.isPending} onDelete={form.remove} />
    </QueueForm>
  );
}

interface ButtonsProps extends Omit<ReplyEditorProps, 'onDirty'> {
  readonly isPending: boolean;
  readonly onDelete: () => void;
}

/** The buttons of the editor, or a question in their place. */
function Buttons({ edited, isAsking, isPending, onKeep, onCancel, onLeave, onDelete }: ButtonsProps) {
  const [asksToDelete, setAsksToDelete] = useState(false);
  if (isAsking) {
    return <Question text="Discard what you typed?" no="Keep Editing" yes="Discard" onNo={onKeep} onYes={onLeave} />;
  }
  if (asksToDelete) {
    return (
      <Question
        {...{ text: 'Delete this reply for all administrators?', no: 'Keep Reply', yes: 'Delete' }}
        onNo={() => setAsksToDelete(false)}
        onYes={onDelete}
      />
    );
  }
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={isPending}>
        Save Reply
      </Button>
      <Button variant="ghost" onClick={onCancel}>
        Back to Replies
      </Button>
      {edited.of !== null && (
        <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={() => setAsksToDelete(true)}>
          Delete Reply
        </Button>
      )}
    </div>
  );
}

const HINT = `Placeholders: ${Object.entries(PLACEHOLDERS)
  .map(([name, { meaning }]) => `{${name}} (${meaning.toLowerCase()})`)
  .join(', ')}.`;

type ReplyFormState = ReturnType<typeof useReplyForm>;

function Title({ values, errors, change }: Pick<ReplyFormState, 'values' | 'errors' | 'change'>) {
  const counter = { value: countCharacters(values.title), limit: SAVED_REPLY_LIMITS.title };
  return (
    <Field label="Title" required error={errors['title']} counter={counter}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          value={values.title}
          onChange={({ currentTarget }) => change({ title: currentTarget.value })}
        />
      )}
    </Field>
  );
}

interface QuestionProps {
  readonly text: string;
  readonly no: string;
  readonly yes: string;
  readonly onNo: () => void;
  readonly onYes: () => void;
}

/** A question in place of the buttons. The safe answer gets the focus. */
function Question({ text, no, yes, onNo, onYes }: QuestionProps) {
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3 rounded-md bg-danger-soft p-3">
      <p className="font-semibold">{text}</p>
      <Button ref={safe} variant="secondary" size="sm" onClick={onNo}>
        {no}
      </Button>
      <Button variant="danger" size="sm" onClick={onYes}>
        {yes}
      </Button>
    </div>
  );
}

/** Returns the fields of a reply, their errors, and the functions that save and delete it. */
function useReplyForm({ of, ...start }: EditedReply, onDirty: (isDirty: boolean) => void, onLeave: () => void) {
  const [values, setValues] = useState<SavedReplyForm>(start);
  const [errors, setErrors] = useState<FormErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const save = useSaveReply();
  const remove = useDeleteReply();
  const change = (part: { readonly [Name in keyof SavedReplyForm]?: SavedReplyForm[Name] | undefined }): void => {
    const now = { ...values, ...part } as SavedReplyForm;
    setValues(now);
    onDirty(now.title !== start.title || now.kind !== start.kind || now.text !== start.text);
    if (Object.keys(errors).length > 0) setErrors(checkedBy(SavedReplyForm.safeParse(now)).errors);
  };
  const outcome = { onSuccess: onLeave, onError: (error: Error) => setFailure(answerOf(error) ?? error.message) };
  const submit = (): void => {
    const { sent, errors: wrong } = checkedBy(SavedReplyForm.safeParse(values));
    setErrors(wrong);
    setFailure(null);
    if (sent !== undefined) whenSettled(save.mutateAsync({ of, form: sent }), outcome);
  };
  const isPending = save.isPending || remove.isPending;
  return {
    ...{ values, errors, failure, change, submit, isPending },
    remove: (): void => whenSettled(remove.mutateAsync(of?.id ?? 0), outcome),
  };
}
