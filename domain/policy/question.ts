import { PET_SIZES, PET_TYPES, type PetSize, type PetType } from '../pet/pet.js';
import { readLocalTime, type LocalMinute } from '../hours/local-time.js';
import { POLICY_LIMITS } from './policy.js';

/** A pet that wants to come along. */
export interface AskedPet {
  readonly type: PetType;
  /** Pounds; null if unknown. */
  readonly weightLb: number | null;
  /** Null if unknown. */
  readonly size: PetSize | null;
}

/** Product decision: maximum pets of one question. */
export const MAX_ASKED_PETS = 10;

/** Whether these pets can come, and when. */
export interface FitQuestion {
  /** At least one, at most MAX_ASKED_PETS. */
  readonly pets: readonly AskedPet[];
  /** In the place's local time; null for any time. */
  readonly at: LocalMinute | null;
}

/** The sentence for pets that can't be read. */
export const PETS_MESSAGE = `pets must be 1 to ${MAX_ASKED_PETS} of ${PET_TYPES.join(', ')}, each with an optional weight in pounds (at most ${POLICY_LIMITS.weightLb}) or size, such as dog:70,cat.`;

/**
 * Product decision: the years that can be asked about. Later ones are typing errors, and their minutes would exceed an
 * integer of the database.
 */
export const ASKED_YEARS = { first: 1970, last: 2999 } as const;

const LAST_MINUTE = readLocalTime(`${ASKED_YEARS.last}-12-31T23:59`) ?? 0;

/** Reads a local time such as '2026-11-27T19:00'; null if it isn't one of these years. */
export function readAskedTime(text: string): LocalMinute | null {
  const minute = readLocalTime(text);
  return minute === null || minute < 0 || minute > LAST_MINUTE ? null : minute;
}

/** Reads pets such as 'dog:70,cat' or 'dog:large'; null if any of them can't be read. */
export function readPets(text: string): readonly AskedPet[] | null {
  const pets = text.split(',').map(readPet);
  return pets.length > MAX_ASKED_PETS || pets.includes(null) ? null : (pets as AskedPet[]);
}

function readPet(text: string): AskedPet | null {
  const [type, ...details] = text.trim().toLowerCase().split(':');
  if (!isOneOf(PET_TYPES, type) || details.length > 2) return null;
  let pet: AskedPet = { type, weightLb: null, size: null };
  for (const detail of details) {
    if (isOneOf(PET_SIZES, detail) && pet.size === null) pet = { ...pet, size: detail };
    else if (isWeight(detail) && pet.weightLb === null) pet = { ...pet, weightLb: Number(detail) };
    else return null;
  }
  return pet;
}

/** Returns pets in the form that `readPets` reads. */
export function writePets(pets: readonly AskedPet[]): string {
  return pets
    .map(({ type, weightLb, size }) => [type, weightLb, size].filter((part) => part !== null).join(':'))
    .join(',');
}

const isOneOf = <T extends string>(values: readonly T[], text: string | undefined): text is T =>
  (values as readonly (string | undefined)[]).includes(text);

const isWeight = (text: string): boolean =>
  /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= POLICY_LIMITS.weightLb;
