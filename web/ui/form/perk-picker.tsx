import { useState } from 'react';
import { Check, Plus } from 'lucide-react';
import { BUSINESS_LIMITS, SUGGESTED_PERKS, tidyEntries } from '../../../interfaces/contract/shared/words.js';
import { addOnEnter, Entries } from './entries-field.js';
import { Field } from './field.js';
import { Input } from './input.js';

/** Returns whether two spellings mean the same perk. */
export const isSamePerk = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface PerkPickerProps {
  readonly perks: readonly string[];
  readonly onChange: (perks: string[]) => void;
}

/** Chooses pet perks: press a suggestion, or type one and press Enter. Shows the chosen ones. */
export function PerkPicker({ perks, onChange }: PerkPickerProps) {
  const add = (perk: string): void => onChange(tidyEntries([...perks, perk]));
  const remove = (perk: string): void => onChange(perks.filter((each) => !isSamePerk(each, perk)));
  return (
    <>
      <Suggestions perks={perks} onAdd={add} onRemove={remove} />
      <OwnPerk onAdd={add} />
      <Entries label="Chosen perks" entries={perks} onRemove={remove} />
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
  const add = (): void => {
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
          onKeyDown={(event) => addOnEnter(event, typed, add)}
        />
      )}
    </Field>
  );
}
