import { useState, type KeyboardEvent } from 'react';
import { Check, Plus, X } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { BUSINESS_LIMITS, LISTING_TIER, SUGGESTED_PERKS, tidyPerks } from '../../../interfaces/contract/words.js';
import { Checkbox } from '../../ui/form/checkbox.js';
import { Field } from '../../ui/form/field.js';
import { Input } from '../../ui/form/input.js';
import { FormSection, ListError, useListingForm } from './form-section.js';

const isSame = (one: string, other: string) => one.trim().toLowerCase() === other.trim().toLowerCase();

/** What pets find there: suggestions to press, and own words by Enter. */
export function PerksSection() {
  const { control, setValue, formState } = useListingForm();
  const [perks, highlighted, tier] = useWatch({ control, name: ['petPerks', 'highlightedPerks', 'tier'] });
  const error = messageIn(formState.errors.petPerks) ?? messageIn(formState.errors.highlightedPerks);
  const change = (next: readonly string[]): void => {
    setValue('petPerks', tidyPerks(next), { shouldDirty: true, shouldValidate: formState.isSubmitted });
    const kept = highlighted.filter((perk) => next.some((each) => isSame(each, perk)));
    if (kept.length !== highlighted.length) setValue('highlightedPerks', kept, { shouldDirty: true });
  };
  const remove = (perk: string) => change(perks.filter((each) => !isSame(each, perk)));
  return (
    <FormSection title="Pet Perks & Amenities" intro="What makes a visit with a pet easy or special?">
      <Suggestions perks={perks} onAdd={(perk) => change([...perks, perk])} onRemove={remove} />
      <OwnPerk onAdd={(perk) => change([...perks, perk])} />
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
      {tier === 'premium' && perks.length > 0 && <HighlightedPerks perks={perks} highlighted={highlighted} />}
      <ListError message={error} />
    </FormSection>
  );
}

/** The sentence of a wrong list, or of the first wrong entry in it. */
function messageIn(error: unknown): string | undefined {
  const { message } = (error ?? {}) as { message?: string };
  if (message !== undefined || !Array.isArray(error)) return message;
  return (error as ({ message?: string } | undefined)[]).find((each) => each?.message !== undefined)?.message;
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
        const isChosen = perks.some((each) => isSame(each, perk));
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

interface HighlightedPerksProps {
  readonly perks: readonly string[];
  readonly highlighted: readonly string[];
}

/** Which of the perks stand out; Premium grants a few. */
function HighlightedPerks({ perks, highlighted }: HighlightedPerksProps) {
  const { setValue } = useListingForm();
  const max = LISTING_TIER.premium.highlightedPerks;
  const choose = (perk: string, isWanted: boolean): void => {
    const others = highlighted.filter((each) => !isSame(each, perk));
    setValue('highlightedPerks', isWanted ? [...others, perk] : others, { shouldDirty: true });
  };
  return (
    <fieldset>
      <legend className="font-semibold">
        Highlighted perks ({highlighted.length}/{max})
      </legend>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {perks.map((perk) => {
          const isChosen = highlighted.some((each) => isSame(each, perk));
          return (
            <Checkbox
              key={perk}
              label={perk}
              checked={isChosen}
              disabled={!isChosen && highlighted.length >= max}
              onChange={({ currentTarget }) => choose(perk, currentTarget.checked)}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
