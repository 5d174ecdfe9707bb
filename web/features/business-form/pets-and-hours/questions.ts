import { PET_TYPES, type Category, type Kind } from '../../../../interfaces/contract/shared/words.js';
import { AREAS, type Area, type PetType } from '../../../../interfaces/contract/policy/policy-words.js';
import type { PolicyValues } from './policy-values.js';

/** A question about pets. */
export type Question = `pets.${PetType}` | `areas.${Area}` | Exclude<keyof PolicyValues, 'pets' | 'areas'>;

/** All questions, in display order. */
export const QUESTIONS: readonly Question[] = [
  ...PET_TYPES.map((type) => `pets.${type}` as const),
  ...AREAS.map((area) => `areas.${area}` as const),
  ...(['leash', 'maxPets', 'maxWeightLb', 'sizes', 'breedRestrictions', 'leftAlone', 'vaccinationProof'] as const),
  ...(['fee', 'deposit', 'petHours', 'note'] as const),
];

const SOME_PLACE: readonly Question[] = ['pets.dog', 'pets.cat', 'areas.indoors', 'areas.patio', 'leash', 'fee'];
const OUTDOORS: readonly Question[] = ['pets.dog', 'areas.off-leash-area', 'leash', 'fee'];
const DOG_PARK: readonly Question[] = [
  'pets.dog',
  'areas.off-leash-area',
  'leash',
  'maxPets',
  'vaccinationProof',
  'fee',
];
const ANIMAL_CLINIC: readonly Question[] = [
  ...(['pets.dog', 'pets.cat', 'pets.bird', 'pets.rabbit', 'pets.reptile', 'leash', 'vaccinationProof'] as const),
];
const PET_CARE: readonly Question[] = ['pets.dog', 'pets.cat', 'maxWeightLb', 'breedRestrictions', 'vaccinationProof'];

/** What matters most in each category. A cafe has at most eight fields at first, also with a fee. */
const OF_CATEGORY: Readonly<Record<Category, readonly Question[]>> = {
  restaurants: SOME_PLACE,
  hotels: [
    ...(['pets.dog', 'pets.cat', 'areas.room', 'areas.pool', 'maxPets', 'maxWeightLb'] as const),
    ...(['leftAlone', 'fee', 'deposit'] as const),
  ],
  events: ['pets.dog', 'pets.cat', 'areas.indoors', 'areas.off-leash-area', 'leash', 'fee'],
  services: ['pets.dog', 'pets.cat', 'areas.indoors', 'leash', 'vaccinationProof', 'maxWeightLb'],
  homes: ['pets.dog', 'pets.cat', 'maxPets', 'maxWeightLb', 'breedRestrictions', 'fee', 'deposit'],
};

/** Kinds that are asked other questions than their category. */
const OF_KIND: Partial<Readonly<Record<Kind, readonly Question[]>>> = {
  ...{ 'dog-park': DOG_PARK, 'off-leash-area': DOG_PARK, 'dog-beach': OUTDOORS, beach: OUTDOORS, trail: OUTDOORS },
  ...{ park: OUTDOORS, 'nature-reserve': OUTDOORS, store: SOME_PLACE, market: SOME_PLACE, shelter: SOME_PLACE },
  ...{ veterinarian: ANIMAL_CLINIC, 'emergency-vet': ANIMAL_CLINIC },
  ...{ groomer: PET_CARE, boarding: PET_CARE, daycare: PET_CARE, 'pet-sitter': PET_CARE, trainer: PET_CARE },
  campground: ['pets.dog', 'pets.cat', 'areas.off-leash-area', 'leash', 'maxPets', 'leftAlone', 'fee'],
};

/** Returns the questions to ask first. The others are under 'More rules'. */
export function firstQuestions(category: Category | '', kind: Kind | ''): readonly Question[] {
  const ofKind = kind === '' ? undefined : OF_KIND[kind];
  return ofKind ?? (category === '' ? SOME_PLACE : OF_CATEGORY[category]);
}

/** Whether a policy answers a question. */
export function isAnswered(values: PolicyValues, question: Question): boolean {
  const [group, key] = question.split('.') as [keyof PolicyValues, string | undefined];
  if (question === 'fee') return values.fee.amount !== '';
  const value = key === undefined ? values[group] : (values[group] as Readonly<Record<string, unknown>>)[key];
  return value !== 'unknown' && value !== '';
}
