import type { KeyboardEvent } from 'react';
import { Plus, X } from 'lucide-react';
import { Button } from '../button.js';
import { Field, type Counter } from './field.js';
import { Input } from './input.js';

interface EntriesFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly counter?: Counter | undefined;
  readonly entries: readonly string[];
  /** The accessible name of the list. */
  readonly entriesLabel?: string | undefined;
  /** Text that isn't an entry yet. The form keeps it, so that it is never lost. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Adds the typed text as an entry. */
  readonly onAdd: () => void;
  readonly onRemove: (entry: string) => void;
}

/** A list of short texts, added with Enter or 'Add', and removable. */
export function EntriesField(props: EntriesFieldProps) {
  const { label, hint = 'Press Enter to add it.', error, counter, typed, onType, onAdd, onRemove } = props;
  return (
    <div className="flex flex-col gap-2">
      <Field label={label} hint={hint} error={error} counter={counter}>
        {(field) => (
          <span className="flex gap-2">
            <Input
              {...field}
              value={typed}
              autoComplete="off"
              enterKeyHint="done"
              onChange={({ currentTarget }) => onType(currentTarget.value)}
              onKeyDown={(event) => addOnEnter(event, typed, onAdd)}
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
      <Entries label={props.entriesLabel} entries={props.entries} onRemove={onRemove} />
    </div>
  );
}

/** For a text field of a form: Enter adds the typed text instead of sending the form. */
function addOnEnter(event: KeyboardEvent<HTMLInputElement>, typed: string, onAdd: () => void): void {
  // During IME composition, Enter confirms the word.
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (typed.trim() !== '') onAdd();
}

interface EntriesProps extends Pick<EntriesFieldProps, 'entries' | 'onRemove'> {
  /** The accessible name of the list. */
  readonly label?: string | undefined;
}

/** The entries, each with a button that removes it. Nothing without entries. */
function Entries({ label, entries, onRemove }: EntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
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
