import fc from 'fast-check';
import { DAY_MINUTES } from '../../../domain/hours/local-time.js';
import { joined, type Range, type Schedule } from '../../../domain/hours/schedule.js';
import { PET_SIZES, PET_TYPES } from '../../../domain/pet/pet.js';
import type { FactKey } from '../../../domain/policy/fact.js';
import type { FitPlace } from '../../../domain/policy/fit.js';
import { AREAS, FEE_UNITS, LEASHES, tidyPolicy, type Policy } from '../../../domain/policy/policy.js';
import type { FitQuestion } from '../../../domain/policy/question.js';

/** Returns hours that are the same every day. */
export const daily = (from: number, to: number): Schedule => ({
  weekly: joined(
    Array.from({ length: 7 }, (_, day): Range => [day * DAY_MINUTES + from * 60, day * DAY_MINUTES + to * 60]),
  ),
  exceptions: [],
});

/** Returns ranges of every day with a break in every hour: too many for the columns that indexes contain. */
const hourly = (from: number, to: number): Range[] =>
  Array.from({ length: 7 * 24 }, (_, hour): Range => [hour * 60, hour * 60 + 45]).filter(
    (_, hour) => hour % 24 >= from && hour % 24 < to,
  );

/** Half of the days that questions are about. */
const ODD_DAYS = Array.from({ length: 20 }, (_, index) => 20_501 + 2 * index);

const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
/** Mostly yes, so that all three answers are frequent. */
const stated = fc.constantFrom(
  'yes' as const,
  'yes' as const,
  'yes' as const,
  'yes' as const,
  'no' as const,
  'unknown' as const,
);
export const anyPet = fc.record({
  type: fc.constantFrom(...PET_TYPES),
  weightLb: orNull(fc.integer({ min: 1, max: 300 })),
  size: orNull(fc.constantFrom(...PET_SIZES)),
});
export const anyPets = fc.array(anyPet, { minLength: 1, maxLength: 10 });
const schedules = orNull(
  fc
    .tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 13, max: 24 }), fc.boolean(), fc.nat(7))
    .map(([from, to, isOffOnOddDays, breaks]): Schedule => ({
      // Few, because reading them is slow.
      weekly: breaks === 0 ? hourly(from, to) : daily(from, to).weekly,
      exceptions: isOffOnOddDays ? ODD_DAYS.map((day) => ({ day, ranges: [[9 * 60, 10 * 60]] })) : [],
    })),
);
const policies: fc.Arbitrary<Policy | null> = orNull(
  fc
    .record({
      pets: fc.record(Object.fromEntries(PET_TYPES.map((type) => [type, stated]))),
      maxPets: fc.oneof(fc.constant(null), fc.constant('none' as const), fc.integer({ min: 1, max: 5 })),
      maxWeightLb: fc.oneof(fc.constant(null), fc.constant('none' as const), fc.integer({ min: 5, max: 300 })),
      sizes: fc.oneof(fc.constant(null), fc.constant('none' as const), fc.subarray([...PET_SIZES], { minLength: 1 })),
      breedRestrictions: fc.constantFrom(null, 'none', 'No pit bulls'),
      leash: orNull(fc.constantFrom(...LEASHES)),
      areas: fc.record(Object.fromEntries(AREAS.map((area) => [area, stated]))),
      leftAlone: stated,
      vaccinationProof: stated,
      fee: orNull(fc.record({ amount: fc.integer({ min: 0, max: 1000 }), per: fc.constantFrom(...FEE_UNITS) })),
      deposit: orNull(fc.integer({ min: 0, max: 1000 })),
      petHours: fc.constant(null),
      note: fc.constant(null),
    })
    .map(tidyPolicy),
);
/** Places with any stored policy, hours, and disputes. */
export const anyPlace: fc.Arbitrary<FitPlace> = fc.record({
  policy: policies,
  opening: schedules,
  petHours: schedules,
  disputed: fc
    .subarray<FactKey>([
      'pets.dog',
      'pets.cat',
      'maxWeightLb',
      'openingHours',
      'petHours',
      'maxPets',
      'sizes',
      'areas.patio',
    ])
    .map((keys) => new Set(keys)),
});
/** Questions about up to nine pets. */
export const anyQuestion: fc.Arbitrary<FitQuestion> = fc.record({
  pets: fc.oneof(
    anyPet.map((pet) => [pet]),
    fc.array(anyPet, { minLength: 1, maxLength: 9 }),
  ),
  at: orNull(fc.integer({ min: 20_500 * DAY_MINUTES, max: 20_540 * DAY_MINUTES })),
});
