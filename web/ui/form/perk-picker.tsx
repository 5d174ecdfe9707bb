import { useState } from 'react';
import { Check, Plus } from 'lucide-react';
import {
  BUSINESS_LIMITS,
  countCharacters,
  SUGGESTED_PERKS,
  tidyEntries,
} from '../../../interfaces/contract/shared/words.js';
import { EntriesField } from './entries-field.js';
import { perkRefusal } from './own-perk.js';

/** Returns whether two spellings mean the same perk. */
export const isSamePerk = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

interface PerkPickerProps {
  readonly perks: readonly string[];
  readonly onChange: (perks: string[]) => void;
  /** A perk that isn't in the list yet. The form keeps it, and sends it too. */
  readonly typed: string;
  readonly onType: (text: string) => void;
  /** Why the typed perk can't be sent. */
  readonly error?: string | undefined;
}

/** Chooses pet perks: press a suggestion, or type one and add it. Shows the chosen ones. */
export function PerkPicker({ perks, onChange, typed, onType, error }: PerkPickerProps) {
  const [refusal, setRefusal] = useState<string>();
  const add = (perk: string): void => onChange(tidyEntries([...perks, perk]));
  const remove = (perk: string): void => {
    setRefusal(undefined);
    onChange(perks.filter((each) => !isSamePerk(each, perk)));
  };
  const type = (text: string): void => {
    setRefusal(undefined);
    onType(text);
  };
  const addTyped = (): void => {
    const refused = perkRefusal(perks, typed);
    setRefusal(refused);
    if (refused !== undefined) return;
    add(typed);
    onType('');
  };
  return (
    <>
      <Suggestions perks={perks} onAdd={add} onRemove={remove} />
      <EntriesField
        label="Add your own perk"
        error={refusal ?? error}
        counter={{ value: countCharacters(typed), limit: BUSINESS_LIMITS.perk }}
        entries={perks}
        entriesLabel="Chosen perks"
        typed={typed}
        onType={type}
        onAdd={addTyped}
        onRemove={remove}
      />
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
