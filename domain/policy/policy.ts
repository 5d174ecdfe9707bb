import { PET_SIZES, PET_TYPES, type PetSize, type PetType } from '../pet/pet.js';

/** Parts of a place that have a rule of their own. */
export const AREAS = ['indoors', 'patio', 'room', 'pool', 'off-leash-area'] as const;

export type Area = (typeof AREAS)[number];

export const AREA_LABEL: Readonly<Record<Area, string>> = {
  indoors: 'Indoors',
  patio: 'Patio',
  room: 'Guest rooms',
  pool: 'Pool',
  'off-leash-area': 'Off-leash area',
};

/** What a place states. A missing or 'unknown' value is never a 'no'. */
export type Stated = 'yes' | 'no' | 'unknown';

/** One answer for each key that something is known about. */
export type Answers<Key extends string> = { readonly [Each in Key]?: Stated };

export const LEASHES = ['required', 'not-required', 'off-leash-area'] as const;

export type Leash = (typeof LEASHES)[number];

/** What a fee is charged for. */
export const FEE_UNITS = ['stay', 'night', 'pet', 'pet-night'] as const;

export type FeeUnit = (typeof FEE_UNITS)[number];

export const FEE_UNIT_WORDS: Readonly<Record<FeeUnit, string>> = {
  stay: 'per stay',
  night: 'per night',
  pet: 'per pet',
  'pet-night': 'per pet and night',
};

/** A fee in US dollars. An amount of 0 states that there is none. */
export interface Fee {
  readonly amount: number;
  readonly per: FeeUnit;
}

/** States that there is no limit or restriction, in contrast to null, which says nothing. */
export const NONE = 'none';

export type None = typeof NONE;

/** What a business says about pets. Null, 'unknown', and a missing entry mean that nothing is known. */
export interface Policy {
  readonly pets: Answers<PetType>;
  readonly maxPets: number | None | null;
  /** Pounds, for each pet. */
  readonly maxWeightLb: number | None | null;
  /** The sizes that are allowed; at least one. */
  readonly sizes: readonly PetSize[] | None | null;
  readonly breedRestrictions: string | null;
  readonly leash: Leash | null;
  readonly areas: Answers<Area>;
  /** Whether pets may stay alone, as in a guest room. */
  readonly leftAlone: Stated;
  readonly vaccinationProof: Stated;
  readonly fee: Fee | null;
  /** US dollars that are refunded; 0 states that there is none. */
  readonly deposit: number | null;
  /** When pets are welcome, if that differs from the opening hours, in OpenStreetMap's syntax. */
  readonly petHours: string | null;
  readonly note: string | null;
}

/** A policy that says nothing. */
export const UNKNOWN_POLICY: Policy = {
  pets: {},
  maxPets: null,
  maxWeightLb: null,
  sizes: null,
  breedRestrictions: null,
  leash: null,
  areas: {},
  leftAlone: 'unknown',
  vaccinationProof: 'unknown',
  fee: null,
  deposit: null,
  petHours: null,
  note: null,
};

/** Product decision: maximum of each number, and characters of each text. */
export const POLICY_LIMITS = {
  pets: 100,
  weightLb: 300,
  dollars: 1000,
  breedRestrictions: 200,
  note: 300,
} as const;

/** US law on service animals, shown wherever a policy is. */
export const SERVICE_ANIMALS =
  'Service animals aren’t pets. Under the ADA, businesses generally must admit service dogs wherever customers may go.';

/** Returns the policy in one form for each meaning: known types and areas in order, without unknown ones. */
export function tidyPolicy(policy: Policy): Policy {
  const known = <Key extends string>(keys: readonly Key[], values: Answers<Key>) =>
    Object.fromEntries(
      keys.flatMap((key) => (values[key] === 'yes' || values[key] === 'no' ? [[key, values[key]]] : [])),
    ) as Answers<Key>;
  const { sizes } = policy;
  const isEverySize = Array.isArray(sizes) && PET_SIZES.every((size) => sizes.includes(size));
  return {
    ...policy,
    pets: known(PET_TYPES, policy.pets),
    areas: known(AREAS, policy.areas),
    sizes: Array.isArray(sizes) ? (isEverySize ? NONE : PET_SIZES.filter((size) => sizes.includes(size))) : sizes,
    breedRestrictions: textOf(policy.breedRestrictions),
    note: textOf(policy.note),
  };
}

const textOf = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());

/** Whether a policy says nothing, so that it is stored as null. */
export function saysNothing(policy: Policy): boolean {
  return JSON.stringify(tidyPolicy(policy)) === JSON.stringify(UNKNOWN_POLICY);
}

/** A field with an error, and the sentence for the person. */
export interface PolicyProblem {
  readonly field: keyof Policy;
  readonly message: string;
}

/** Fields that make no sense if no animal is allowed. */
const NEED_A_PET = ['maxPets', 'maxWeightLb', 'fee'] as const;

const FIELD_WORDS: Readonly<Record<(typeof NEED_A_PET)[number], string>> = {
  maxPets: 'a maximum number of pets',
  maxWeightLb: 'a weight limit',
  fee: 'a pet fee',
};

/**
 * Returns what contradicts itself in a policy: if every stated animal is refused, neither a number of pets, nor a weight
 * limit, nor a fee has a meaning.
 */
export function contradictions({
  pets,
  ...policy
}: Pick<Policy, 'pets' | 'maxPets' | 'maxWeightLb' | 'fee'>): PolicyProblem[] {
  const stated = Object.values(pets).filter((value) => value !== 'unknown');
  if (stated.length === 0 || stated.includes('yes')) return [];
  const wrong = NEED_A_PET.filter((field) => isMeant(policy[field]));
  if (wrong.length === 0) return [];
  const message = (fields: readonly (typeof NEED_A_PET)[number][]) =>
    `You say that no animals are allowed, but also state ${fields.map((field) => FIELD_WORDS[field]).join(' and ')}. Change one of the two.`;
  return [
    { field: 'pets', message: message(wrong) },
    ...wrong.map((field): PolicyProblem => ({ field, message: message([field]) })),
  ];
}

/** A stated limit or a fee, other than 'none' and nothing to pay. */
const isMeant = (value: number | None | Fee | null): boolean =>
  value !== null && value !== NONE && (typeof value === 'number' || value.amount > 0);
