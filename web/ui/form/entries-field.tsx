import type { KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { Button } from '../button.js';
import { Field } from './field.js';
import { Input } from './input.js';

interface EntriesFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly entries: readonly string[];
  /** What stands in the field and is not an entry yet; the form keeps it, so that it is never lost. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Adds what stands in the field. */
  readonly onAdd: () => void;
  readonly onRemove: (entry: string) => void;
}

/** A list of short texts: each is typed and added by Enter or 'Add', and can be taken off again. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, hint = 'Press Enter to add it.', error, entries, typed, onType, onAdd, onRemove } = props;
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the entry and does not send the form.
    event.preventDefault();
    if (typed.trim() !== '') onAdd();
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error}>
        {(field) => (
          <span className="flex gap-2">
            <Input
              {...field}
              value={typed}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ currentTarget }) => onType(currentTarget.value)}
              onKeyDown={addOnEnter}
            />
            <Button
              variant="secondary"
              icon={<Plus aria-hidden="true" />}
              aria-label={`Add ${typed}`.trim()}
              disabled={typed.trim() === ''}
              onClick={onAdd}
              className="shrink-0"
            >
              Add
            </Button>
          </span>
        )}
      </Field>
      <Chosen entries={entries} onRemove={onRemove} />
    </div>
  );
}

function Chosen({ entries, onRemove }: Pick<EntriesFieldProps, 'entries' | 'onRemove'>) {
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {entries.map((entry) => (
        <li key={entry} className="flex max-w-full items-center gap-1 rounded-full bg-leaf-soft pl-4 text-leaf">
          <span className="font-medium wrap-anywhere">{entry}</span>
          <button
            type="button"
            aria-label={`Remove ${entry}`}
            onClick={() => onRemove(entry)}
            className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-card [&>svg]:size-4"
          >
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
