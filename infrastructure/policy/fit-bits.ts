import { PET_SIZES, PET_TYPES } from '../../domain/pet/pet.js';
import type { FactKey } from '../../domain/policy/fact.js';
import { HOURS_FACTS, LIMITING_FACTS } from '../../domain/policy/fit-rank.js';
import { AREAS, NONE, type Answers, type None, type Policy } from '../../domain/policy/policy.js';

/**
 * The rules of a policy as numbers, so that a search compares numbers only. `domain/policy/fit.ts` has their meaning.
 * Disputed facts count as unknown.
 */
export interface FitColumns {
  /** See `FIT_BITS`. */
  readonly fit: number;
  /** Null if unknown, without a limit, or disputed. */
  readonly fitMaxPets: number | null;
  readonly fitMaxWeight: number | null;
}

/** The places of the bits: one for each pet type or size, or a single one. */
export const FIT_BITS = {
  welcome: 0,
  refused: 7,
  /** None of them without a limit. */
  sizes: 14,
  breedsRestricted: 19,
  /** Some areas are known to be closed to pets, and none to be open. */
  someAreasClosed: 20,
  allAreasClosed: 21,
  limitDisputed: 22,
  hoursDisputed: 23,
  nothingKnown: 24,
} as const;

/** The bits of stale facts: one for each pet type, and one for each group of facts that matter for the same questions. */
const STALE_GROUPS: readonly (readonly FactKey[])[] = [
  ...PET_TYPES.map((type) => [`pets.${type}`] as const),
  LIMITING_FACTS,
  ['breedRestrictions'],
  HOURS_FACTS,
];

/** Returns the bits of the groups that contain any of the facts. */
export function staleBits(facts: readonly FactKey[]): number {
  return bitsOf(STALE_GROUPS, (group) => group.some((key) => facts.includes(key)));
}

const bit = (name: keyof typeof FIT_BITS, isSet: boolean): number => (isSet ? 1 << FIT_BITS[name] : 0);

/** Returns the bits of a list's entries, starting at a place. */
export function bitsOf<T>(all: readonly T[], isSet: (entry: T) => boolean, start = 0): number {
  return all.reduce((sum, entry, index) => (isSet(entry) ? sum | (1 << (start + index)) : sum), 0);
}

/** Returns the columns of a business with this policy, null if nothing is known. */
export function fitColumns(policy: Policy | null, disputed: readonly string[]): FitColumns {
  const isDisputed = (key: FactKey): boolean => disputed.includes(key);
  const hours = bit('hoursDisputed', isDisputed('openingHours') || isDisputed('petHours'));
  if (policy === null) return { fit: hours | bit('nothingKnown', true), fitMaxPets: null, fitMaxWeight: null };
  const { pets, maxPets, maxWeightLb, sizes, breedRestrictions } = policy;
  const isKnownType = (type: (typeof PET_TYPES)[number], answer: 'yes' | 'no') =>
    pets[type] === answer && !isDisputed(`pets.${type}`);
  const isLimited = sizes !== null && sizes !== NONE;
  const numbers = ['maxPets', 'maxWeightLb'] as const;
  const isLimitDisputed =
    numbers.some((key) => typeof policy[key] === 'number' && isDisputed(key)) || (isLimited && isDisputed('sizes'));
  return {
    fit:
      hours |
      bitsOf(PET_TYPES, (type) => isKnownType(type, 'yes'), FIT_BITS.welcome) |
      bitsOf(PET_TYPES, (type) => isKnownType(type, 'no'), FIT_BITS.refused) |
      (isLimited && !isDisputed('sizes') ? bitsOf(PET_SIZES, (size) => sizes.includes(size), FIT_BITS.sizes) : 0) |
      bit('breedsRestricted', breedRestrictions !== null && breedRestrictions !== NONE) |
      areaBits(policy.areas, isDisputed, isLimitDisputed),
    fitMaxPets: isDisputed('maxPets') ? null : limitOf(maxPets),
    fitMaxWeight: isDisputed('maxWeightLb') ? null : limitOf(maxWeightLb),
  };
}

const limitOf = (limit: number | None | null): number | null => (typeof limit === 'number' ? limit : null);

/** Returns the bits of the areas, and of disputes about them or another limit. */
function areaBits(
  areas: Answers<(typeof AREAS)[number]>,
  isDisputed: (key: FactKey) => boolean,
  isLimitDisputed: boolean,
): number {
  const isKnown = (area: (typeof AREAS)[number]) => areas[area] === 'yes' || areas[area] === 'no';
  const isAnyDisputed = AREAS.some((area) => isKnown(area) && isDisputed(`areas.${area}`));
  const isAllClosed = AREAS.every((area) => areas[area] === 'no');
  const isNoneOpen = AREAS.some(isKnown) && AREAS.every((area) => areas[area] !== 'yes');
  return (
    bit('allAreasClosed', isAllClosed && !isAnyDisputed) |
    bit('someAreasClosed', isNoneOpen && !isAllClosed) |
    bit('limitDisputed', isLimitDisputed || isAnyDisputed)
  );
}
