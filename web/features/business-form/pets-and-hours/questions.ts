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
const OUTDOORS: readonly Question[] = ['pets.dog', 'areas.off-leash-area', 'leash', 'vaccinationProof', 'fee'];
const FOR_PETS: readonly Question[] = ['pets.dog', 'pets.cat', 'pets.bird', 'pets.rabbit', 'vaccinationProof', 'leash'];

/** What matters most in each category. A cafe is asked at most eight questions at first, with the unit of its fee. */
const OF_CATEGORY: Readonly<Record<Category, readonly Question[]>> = {
  restaurants: ['pets.dog', 'pets.cat', 'areas.indoors', 'areas.patio', 'leash', 'maxWeightLb', 'fee'],
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
  ...Object.fromEntries(
    (['dog-park', 'off-leash-area', 'dog-beach', 'beach', 'trail', 'park', 'nature-reserve'] as const).map((kind) => [
      kind,
      OUTDOORS,
    ]),
  ),
  ...Object.fromEntries(
    (
      ['veterinarian', 'emergency-vet', 'groomer', 'boarding', 'daycare', 'pet-sitter', 'trainer', 'shelter'] as const
    ).map((kind) => [kind, FOR_PETS]),
  ),
  store: SOME_PLACE,
  market: SOME_PLACE,
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
