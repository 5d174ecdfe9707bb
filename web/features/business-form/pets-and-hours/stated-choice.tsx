import { useController, type FieldPath } from 'react-hook-form';
import type { Stated } from '../../../../interfaces/contract/policy/policy-words.js';
import { PillChoice } from '../../../ui/form/pill-choice.js';
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
  const { value, onChange, onBlur, ref } = useController({ control: useListingForm().control, name }).field;
  return <PillChoice label={label} options={CHOICES} value={value} {...{ onChange, onBlur, ref }} />;
}
