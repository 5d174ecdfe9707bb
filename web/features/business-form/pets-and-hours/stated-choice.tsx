import { useId } from 'react';
import { useController, type FieldPath } from 'react-hook-form';
import type { Stated } from '../../../../interfaces/contract/policy/policy-words.js';
import { useListingForm, type ListingValues } from '../listing-values.js';

const CHOICES: readonly (readonly [Stated, string])[] = [
  ['yes', 'Yes'],
  ['no', 'No'],
  ['unknown', 'Not stated'],
];

/** A field of the form with one of the three answers. */
export type StatedName = Extract<
  FieldPath<ListingValues>,
  `policy.pets.${string}` | `policy.areas.${string}` | 'policy.leftAlone' | 'policy.vaccinationProof'
>;

/** A question with the answers Yes, No, and Not stated. */
export function StatedChoice({ name, label }: { readonly name: StatedName; readonly label: string }) {
  const id = useId();
  const { field } = useController({ control: useListingForm().control, name });
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-1"
    >
      <span id={id} className="font-medium">
        {label}
      </span>
      <span className="flex overflow-hidden rounded-full border border-edge bg-card">
        {CHOICES.map(([value, text], index) => (
          <label
            key={value}
            className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-medium text-muted transition-colors not-first:border-l not-first:border-edge hover:bg-leaf-soft has-checked:bg-leaf-soft has-checked:font-semibold has-checked:text-ink has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus"
          >
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={`${id}-${name}`}
              checked={field.value === value}
              onBlur={field.onBlur}
              onChange={() => field.onChange(value)}
              className="sr-only"
            />
            {text}
          </label>
        ))}
      </span>
    </div>
  );
}
