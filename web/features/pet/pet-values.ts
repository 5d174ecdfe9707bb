import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver, UseFormReturn } from 'react-hook-form';
import { PetForm, type OwnPet, type PetChange } from '../../../interfaces/contract/pet/pet.js';
import { NEW_PET, PET_LISTS, tidyEntries, type PetList } from '../../../interfaces/contract/shared/words.js';

type TextField =
  | 'petName'
  | 'petType'
  | 'breed'
  | 'age'
  | 'petSize'
  | 'weight'
  | 'petImageUrl'
  | 'furColor'
  | 'eyeColor'
  | 'specialMarkings'
  | 'activityLevel'
  | 'energyLevel'
  | 'specialNeeds'
  | 'bio'
  | 'adoptionStory'
  | 'location'
  | 'homeZipCode';

type Flag =
  | 'friendlyWithDogs'
  | 'friendlyWithCats'
  | 'friendlyWithKids'
  | 'isSpayedNeutered'
  | 'microchipped'
  | 'isPublic'
  | 'showInCommunity'
  | 'allowMessages';

/** What stands in the form: empty where nothing is said; `entering` is what was typed for a list and not yet added to it. */
export type PetValues = Record<TextField, string> &
  Record<Flag, boolean> &
  Record<PetList, string[]> & { entering: Record<PetList, string> };

export type PetFormMethods = UseFormReturn<PetValues, unknown, PetForm>;

type Field = TextField | Flag | PetList;

export interface PetStep {
  readonly title: string;
  /** What is asked there. */
  readonly fields: readonly Field[];
}

/** The four steps, in their order: the wizard goes through them, and the edit has them one below the other. */
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

/** What a draft keeps. */
export const DRAFTED: readonly (Field | 'entering')[] = [...FIELDS, 'entering'];

const NOTHING_ENTERED = Object.fromEntries(PET_LISTS.map((list) => [list, ''])) as Record<PetList, string>;

/** A stored pet as it stands in the form. */
export function valuesOf(pet: Readonly<Record<Field, unknown>>): PetValues {
  const known = FIELDS.map((field): [Field, unknown] => [field, formValueOf(pet[field])]);
  return { ...(Object.fromEntries(known) as unknown as PetValues), entering: NOTHING_ENTERED };
}

/** The form's first values. */
export const NEW_VALUES: PetValues = valuesOf({ ...NEW_PET, petName: '', petType: '' });

function formValueOf(value: unknown): unknown {
  if (value === null) return '';
  return typeof value === 'number' ? String(value) : value;
}

/** The number that was typed; null where nothing is, and NaN, which every rule refuses, where it is none. */
function numberOf(text: string): number | null {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d+(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
}

/** What the form says, as the contract takes it; a list has also what was typed for it and not yet added. */
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

/** Checks by the contract. */
export const petResolver: Resolver<PetValues, unknown, PetForm> = (values, context, options) =>
  check(sentOf(values) as unknown as PetValues, context, options);

/** Adds to their lists what was typed for them, as pressing Enter would. */
export function takeEntered({ getValues, setValue }: Pick<PetFormMethods, 'getValues' | 'setValue'>): void {
  const { entering } = getValues();
  for (const list of PET_LISTS) {
    if (entering[list].trim() === '') continue;
    setValue(list, tidyEntries([...getValues(list), entering[list]]), { shouldDirty: true });
    setValue(`entering.${list}`, '', { shouldDirty: true });
  }
}

/** The number of the first step, from 1, that has one of these fields; 0 where none has. */
export function stepWith(isMeant: (field: Field) => boolean): number {
  return STEPS.findIndex(({ fields }) => fields.some(isMeant)) + 1;
}

/** The keys of a PUT: the checked values of those fields whose content is no longer the stored one. */
export function changeOf(pet: OwnPet, checked: PetForm): PetChange {
  const stored = pet as Readonly<Record<Field, unknown>>;
  const changed = FIELDS.filter((field) => JSON.stringify(stored[field]) !== JSON.stringify(checked[field]));
  return Object.fromEntries(changed.map((field) => [field, checked[field]]));
}

/** Puts the server's sentences beside their fields, and answers the first step that has one; 0 where none has. */
export function showFieldErrors(
  { setError }: PetFormMethods,
  wrong: readonly { readonly path: string; readonly message: string }[],
): number {
  const fields = new Set<string>();
  for (const { path, message } of wrong) {
    const field = FIELDS.find((each) => each === path.split('.')[0]);
    if (field === undefined) continue;
    setError(field, { type: 'server', message });
    fields.add(field);
  }
  return stepWith((field) => fields.has(field));
}
