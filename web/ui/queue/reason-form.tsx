import { useState } from 'react';
import { dropDraft, keepDraft, readDraft } from '../../lib/draft.js';
import { Button, type ButtonVariant } from '../button.js';
import { Field } from '../form/field.js';
import { Textarea } from '../form/textarea.js';
import type { Asked } from './queue-action.js';
import { QueueForm } from './queue-form.js';

interface ReasonFormProps<Item> {
  readonly asked: Asked<Item>;
  readonly label: string;
  /** Who reads it. */
  readonly hint: string;
  readonly submit: string;
  readonly variant: ButtonVariant;
  /** At most so many characters. */
  readonly limit: number;
  /** It may be left empty. */
  readonly isOptional?: boolean;
  /** What is wrong with a reason; null where nothing is. */
  readonly wrong: (reason: string) => string | null;
  readonly run: (item: Item, reason: string) => Promise<unknown>;
}

/** Asks for a reason. What is typed is kept until it has arrived: also when the form is left, and over a sign-in. */
export function ReasonForm<Item>(props: ReasonFormProps<Item>) {
  const { asked, label, hint, submit, variant, limit, isOptional = false } = props;
  const { reason, error, type, decide } = useReason(props);
  return (
    <QueueForm onSubmit={decide} onCancel={asked.cancel} takesFocus>
      <Field
        label={label}
        hint={`${hint} Ctrl and Enter send it, Escape leaves it.`}
        required={!isOptional}
        error={error ?? undefined}
        counter={{ value: reason.length, limit }}
      >
        {(control) => (
          <Textarea {...control} rows={3} value={reason} onChange={({ currentTarget }) => type(currentTarget.value)} />
        )}
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

function useReason<Item>({ asked, wrong, run }: ReasonFormProps<Item>) {
  const { item, draft, send } = asked;
  const [reason, setReason] = useState(() => textOf(readDraft(draft)));
  const [error, setError] = useState<string | null>(null);
  const type = (text: string): void => {
    setReason(text);
    keepDraft(draft, text);
    if (error !== null) setError(wrong(text));
  };
  const decide = (): void => {
    const refusal = wrong(reason);
    setError(refusal);
    if (refusal === null) send(() => run(item, reason).then(() => dropDraft(draft)));
  };
  return { reason, error, type, decide };
}

const textOf = (draft: unknown): string => (typeof draft === 'string' ? draft : '');
