import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { PET_SIZES } from '../../../domain/pet/pet.js';
import { canonical, FACT_KEYS, FACTS, factsOf, isFactKey, isSameValue, policyOf } from '../../../domain/policy/fact.js';
import {
  AREA_LABEL,
  AREAS,
  contradictions,
  saysNothing,
  tidyPolicy,
  UNKNOWN_POLICY,
  type Policy,
} from '../../../domain/policy/policy.js';

const policy = (of: Partial<Policy> = {}): Policy => ({ ...UNKNOWN_POLICY, ...of });

describe('a pet policy', () => {
  it.each([
    ['no key and unknown', policy({ pets: { dog: 'unknown' }, areas: { pool: 'unknown' } }), UNKNOWN_POLICY],
    ['another order', policy({ pets: { cat: 'no', dog: 'yes' } }), policy({ pets: { dog: 'yes', cat: 'no' } })],
    ['every size and no size limit', policy({ sizes: PET_SIZES }), policy({ sizes: 'none' })],
    ['an empty note and none', policy({ note: '  ', breedRestrictions: '' }), UNKNOWN_POLICY],
    ['spaces around a note', policy({ note: ' Water bowls. ' }), policy({ note: 'Water bowls.' })],
  ])('is stored the same with %s', (_, given, stored) => {
    expect(JSON.stringify(tidyPolicy(given))).toBe(JSON.stringify(stored));
  });

  it.each([
    [UNKNOWN_POLICY, true],
    [policy({ pets: { dog: 'unknown' } }), true],
    [policy({ pets: { dog: 'no' } }), false],
    [policy({ deposit: 0 }), false],
    [policy({ maxPets: 'none' }), false],
  ])('says something only if it states a fact', (given, nothing) => {
    expect(saysNothing(given)).toBe(nothing);
  });

  it('that allows no animal is refused with a limit or a fee, at both fields', () => {
    const pets = { dog: 'no', cat: 'no' } as const;
    const fee = { amount: 25, per: 'stay' } as const;
    const fields = (of: Partial<Policy>) => contradictions(policy({ pets, ...of })).map(({ field }) => field);
    expect(fields({ maxPets: 2 })).toEqual(['pets', 'maxPets']);
    expect(fields({ maxWeightLb: 30 })).toEqual(['pets', 'maxWeightLb']);
    expect(fields({ fee })).toEqual(['pets', 'fee']);
    const [all, each] = contradictions(policy({ pets, maxPets: 2, fee }));
    expect(all?.message).toContain('also state a maximum number of pets and a pet fee.');
    expect(each?.message).toContain('also state a maximum number of pets.');
    expect(fields({ maxPets: 'none', fee: { ...fee, amount: 0 } })).toEqual([]);
    expect(contradictions(policy({ pets: { ...pets, bird: 'yes' }, fee }))).toEqual([]);
    expect(contradictions(policy({ pets: { dog: 'unknown' }, fee }))).toEqual([]);
  });

  it('has a label for each area', () => {
    expect(AREAS.map((area) => AREA_LABEL[area])).toEqual([
      ...['Indoors', 'Patio', 'Guest rooms', 'Pool', 'Off-leash area'],
    ]);
  });
});

describe('the facts of a policy', () => {
  const full = policy({
    ...{ pets: { dog: 'yes', cat: 'no' }, areas: { patio: 'yes' }, maxPets: 2, maxWeightLb: 'none', sizes: ['small'] },
    ...{ breedRestrictions: 'none', leash: 'required', leftAlone: 'no', vaccinationProof: 'yes', deposit: 0 },
    ...{ fee: { amount: 25, per: 'night' }, petHours: 'Mo-Fr 08:00-11:00', note: 'Ask inside.' },
  });

  it('are those it states', () => {
    expect(factsOf(policy({ pets: { dog: 'yes', cat: 'unknown' }, deposit: 0 }))).toEqual({
      'pets.dog': 'yes',
      deposit: 0,
    });
    expect(factsOf(UNKNOWN_POLICY)).toEqual({});
  });

  it('make up the same policy again', () => {
    expect(policyOf(factsOf(full))).toEqual(full);
    expect(policyOf({ ...factsOf(full), openingHours: '24/7' })).toEqual(full);
  });

  it('each have a label and a half-life', () => {
    expect(FACT_KEYS).toHaveLength(24);
    for (const key of FACT_KEYS) {
      expect(isFactKey(key)).toBe(true);
      expect(FACTS[key].label).toMatch(/^[A-Z]/);
      expect(FACTS[key].halfLifeDays).toBeGreaterThanOrEqual(120);
    }
    expect(['constructor', 'pets', 'pets.wolf'].some(isFactKey)).toBe(false);
  });

  it('are equal whatever the order of keys and entries', () => {
    expect(isSameValue({ amount: 25, per: 'night' }, JSON.parse('{"per":"night","amount":25}'))).toBe(true);
    expect(isSameValue(['small', 'large'], ['large', 'small'])).toBe(true);
    expect(isSameValue('50', 50)).toBe(false);
    fc.assert(fc.property(fc.string(), (text) => expect(canonical(text)).toBe(JSON.stringify(text))));
  });
});
