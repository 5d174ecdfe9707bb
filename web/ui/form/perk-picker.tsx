import { useState, type KeyboardEvent } from 'react';
import { Check, Plus, X } from 'lucide-react';
import { BUSINESS_LIMITS, SUGGESTED_PERKS, tidyPerks } from '../../../interfaces/contract/shared/words.js';
import { Field } from './field.js';
import { Input } from './input.js';

/** True for two spellings of one perk. */
export const isSamePerk = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface PerkPickerProps {
  readonly perks: readonly string[];
  readonly onChange: (perks: string[]) => void;
}

/** What pets find at a place: suggestions to press, own words by Enter, and what is chosen. */
export function PerkPicker({ perks, onChange }: PerkPickerProps) {
  const add = (perk: string): void => onChange(tidyPerks([...perks, perk]));
  const remove = (perk: string): void => onChange(perks.filter((each) => !isSamePerk(each, perk)));
  return (
    <>
      <Suggestions perks={perks} onAdd={add} onRemove={remove} />
      <OwnPerk onAdd={add} />
      {perks.length > 0 && (
        <ul aria-label="Chosen perks" className="flex flex-wrap gap-2">
          {perks.map((perk) => (
            <li key={perk} className="flex items-center gap-1 rounded-full bg-leaf-soft pl-4 text-leaf">
              <span className="font-medium wrap-anywhere">{perk}</span>
              <button
                type="button"
                aria-label={`Remove ${perk}`}
                onClick={() => remove(perk)}
                className="grid size-11 place-items-center rounded-full hover:bg-card [&>svg]:size-4"
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

interface SuggestionsProps {
  readonly perks: readonly string[];
  readonly onAdd: (perk: string) => void;
  readonly onRemove: (perk: string) => void;
}

function Suggestions({ perks, onAdd, onRemove }: SuggestionsProps) {
  return (
    <ul aria-label="Suggested perks" className="flex flex-wrap gap-2">
      {SUGGESTED_PERKS.map((perk) => {
        const isChosen = perks.some((each) => isSamePerk(each, perk));
        return (
          <li key={perk}>
            <button
              type="button"
              aria-pressed={isChosen}
              onClick={() => (isChosen ? onRemove(perk) : onAdd(perk))}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-edge bg-card px-4 text-sm font-medium transition-colors hover:border-leaf aria-pressed:border-leaf aria-pressed:bg-leaf-soft [&>svg]:size-4"
            >
              {isChosen ? <Check aria-hidden="true" /> : <Plus aria-hidden="true" />}
              {perk}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function OwnPerk({ onAdd }: { readonly onAdd: (perk: string) => void }) {
  const [typed, setTyped] = useState('');
  const addOnEnter = (event: KeyboardEvent<HTMLInputElement>): void => {
    // While a word is being composed, Enter chooses it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    // Enter adds the perk and does not send the form.
    event.preventDefault();
    if (typed.trim() === '') return;
    onAdd(typed);
    setTyped('');
  };
  return (
    <Field label="Add your own perk" hint="Press Enter to add it.">
      {(field) => (
        <Input
          {...field}
          value={typed}
          maxLength={BUSINESS_LIMITS.perk}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          onKeyDown={addOnEnter}
        />
      )}
    </Field>
  );
}
