import { zodResolver } from '@hookform/resolvers/zod';
import { useFormContext, type Resolver, type UseFormReturn } from 'react-hook-form';
import { PetForm, type OwnPet, type PetChange } from '../../../interfaces/contract/pet/pet.js';
import { NEW_PET, PET_LISTS, tidyEntries, type PetList } from '../../../interfaces/contract/shared/words.js';

type Field = keyof PetForm;

/** The form's values, empty by default. `entering` contains text typed for a list but not yet added. */
export type PetValues = {
  [Name in Field]: Name extends PetList ? string[] : NonNullable<PetForm[Name]> extends boolean ? boolean : string;
} & { entering: Record<PetList, string> };

/** Fields that are either true or false. */
export type PetFlag = { [Name in Field]: PetValues[Name] extends boolean ? Name : never }[Field];

export type PetFormMethods = UseFormReturn<PetValues, unknown, PetForm>;

/** The form that surrounds the pet's fields. */
export const usePetForm = () => useFormContext<PetValues, unknown, PetForm>();

export interface PetStep {
  readonly title: string;
  /** The fields of this step. */
  readonly fields: readonly Field[];
}

/** The four steps in order. The wizard shows one at a time; the edit form shows all. */
export const STEPS: readonly PetStep[] = [
  { title: 'Basic Info', fields: ['petName', 'petType', 'breed', 'age'] },
  {
    title: 'Appearance',
    fields: ['petImageUrl', 'petSize', 'weight', 'furColor', 'eyeColor', 'specialMarkings'],
  },
  {
    title: 'Personality',
    fields: [
      ...(['activityLevel', 'energyLevel', 'friendlyWithDogs', 'friendlyWithCats', 'friendlyWithKids'] as const),
      ...PET_LISTS,
      ...(['specialNeeds', 'isSpayedNeutered', 'microchipped'] as const),
    ],
  },
  {
    title: 'Community',
    fields: [
      ...(['bio', 'adoptionStory', 'location', 'homeZipCode'] as const),
      ...(['isPublic', 'showInCommunity', 'allowMessages'] as const),
    ],
  },
];

const FIELDS: readonly Field[] = STEPS.flatMap(({ fields }) => fields);

/** Fields a draft contains. */
export const DRAFTED: readonly (Field | 'entering')[] = [...FIELDS, 'entering'];

const NOTHING_ENTERED = Object.fromEntries(PET_LISTS.map((list) => [list, ''])) as Record<PetList, string>;

/** Returns the form's values for a stored pet. */
export function valuesOf(pet: Readonly<Record<Field, unknown>>): PetValues {
  const known = FIELDS.map((field): [Field, unknown] => [field, formValueOf(pet[field])]);
  return { ...(Object.fromEntries(known) as unknown as PetValues), entering: NOTHING_ENTERED };
}

/** The initial values of a new pet. */
export const NEW_VALUES: PetValues = valuesOf({ ...NEW_PET, petName: '', petType: '' });

function formValueOf(value: unknown): unknown {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : value;
}

/** Returns the typed number; null if empty, or NaN, which every rule rejects, if it isn't a number. */
function numberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** Returns the form's values as the contract expects them. Lists include text that was typed but not yet added. */
function sentOf({ entering, ...values }: PetValues) {
  const lists = PET_LISTS.map((list) => [list, tidyEntries([...values[list], entering[list]])] as const);
  return {
    ...values,
    ...Object.fromEntries(lists),
    petSize: values.petSize || null,
    activityLevel: values.activityLevel || null,
    age: numberOf(values.age),
    weight: numberOf(values.weight),
    energyLevel: numberOf(values.energyLevel),
  };
}

const check = zodResolver(PetForm) as unknown as Resolver<PetValues, unknown, PetForm>;

/** Validates the form's values by the contract. */
export const petResolver: Resolver<PetValues, unknown, PetForm> = (values, context, options) =>
  check(sentOf(values) as unknown as PetValues, context, options);

/** Adds typed text to its lists, as pressing Enter would. */
export function takeEntered({ getValues, setValue }: Pick<PetFormMethods, 'getValues' | 'setValue'>): void {
  const { entering } = getValues();
  for (const list of PET_LISTS) {
    if (entering[list].trim() === '') continue;
    setValue(list, tidyEntries([...getValues(list), entering[list]]), { shouldDirty: true });
    setValue(`entering.${list}`, '', { shouldDirty: true });
  }
}

/** Returns the number of the first step, starting at 1, with one of these fields; 0 if there is none. */
export function stepWith(isWanted: (field: Field) => boolean): number {
  return STEPS.findIndex(({ fields }) => fields.some(isWanted)) + 1;
}

/** Returns the body of a PUT: the checked values of the fields that differ from the stored ones. */
export function changeOf(pet: OwnPet, checked: PetForm): PetChange {
  const stored = pet as Readonly<Record<Field, unknown>>;
  const changed = FIELDS.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(checked[field]));
  return Object.fromEntries(changed.map((field) => [field, checked[field]]));
}
