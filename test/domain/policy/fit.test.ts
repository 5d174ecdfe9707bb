import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readLocalTime } from '../../../domain/hours/local-time.js';
import type { FactKey } from '../../../domain/policy/fact.js';
import { FIT_ANSWERS, fitOf, type FitPlace } from '../../../domain/policy/fit.js';
import { AREAS, UNKNOWN_POLICY, type Policy } from '../../../domain/policy/policy.js';
import { readPets, writePets } from '../../../domain/policy/question.js';
import { anyPet, anyPets, anyPlace, anyQuestion, daily } from '../../support/policy/arbitraries.js';

const POLICY: Policy = {
  ...UNKNOWN_POLICY,
  pets: { dog: 'yes', cat: 'no' },
  maxPets: 2,
  maxWeightLb: 50,
  leash: 'required',
  areas: { indoors: 'no', patio: 'yes' },
  vaccinationProof: 'yes',
  fee: { amount: 25, per: 'night' },
  note: 'Water bowls at the door.',
};

const PLACE: FitPlace = { policy: POLICY, opening: daily(8, 22), petHours: null, disputed: new Set() };

const FRIDAY = '2026-11-27T19:00';

function fit(pets: string, time: string | null = FRIDAY, place: Partial<FitPlace> = {}) {
  const at = time === null ? null : readLocalTime(time);
  return fitOf({ ...PLACE, ...place }, { pets: readPets(pets) ?? [], at });
}

const policyWith = (change: Partial<Policy>): Partial<FitPlace> => ({ policy: { ...POLICY, ...change } });

describe('whether pets can come', () => {
  it.each([
    ['dog:20', FRIDAY, 'yes', 'pets.dog'],
    ['dog:70', FRIDAY, 'no', 'maxWeightLb'],
    ['dog:20,dog:20,dog:20', FRIDAY, 'no', 'maxPets'],
    ['cat', FRIDAY, 'no', 'pets.cat'],
    ['bird', FRIDAY, 'ask', 'pets.bird'],
    ['dog', FRIDAY, 'ask', 'maxWeightLb'],
    ['dog:20', '2026-11-27T03:00', 'no', 'openingHours'],
  ])('is answered for %s at %s with %s, because of %s', (pets, time, answer, rule) => {
    const found = fit(pets, time);
    expect([found.answer, found.reasons[0]?.rule]).toEqual([answer, rule]);
  });

  it('is a question for the place if nothing is stated', () => {
    expect(fit('dog:20', FRIDAY, { policy: null, opening: null })).toMatchObject({
      answer: 'ask',
      reasons: [{ rule: 'policy' }],
    });
  });

  it('is a no at a time when the place is closed, even if nothing else is known', () => {
    expect(fit('dog:20', '2026-11-27T03:00', { policy: null }).answer).toBe('no');
  });

  it.each([
    ['no limit is stated', policyWith({ maxWeightLb: 'none' }), 'dog', 'yes'],
    ['nothing is known about a limit', policyWith({ maxWeightLb: null }), 'dog:70', 'yes'],
    ['no cat exceeds the limit', policyWith({ pets: { cat: 'yes' } }), 'cat', 'yes'],
    ['a cat may exceed the limit', policyWith({ pets: { cat: 'yes' }, maxWeightLb: 12 }), 'cat', 'ask'],
    ['the size is allowed', policyWith({ sizes: ['small'] }), 'dog:20:small', 'yes'],
    ['the size is not allowed', policyWith({ sizes: ['small'] }), 'dog:20:large', 'no'],
    ['the size is unknown', policyWith({ sizes: ['small'] }), 'dog:20', 'ask'],
    ['breeds are restricted', policyWith({ breedRestrictions: 'No pit bulls' }), 'dog:20', 'ask'],
    [
      'breeds are restricted, but it is a rabbit',
      policyWith({ pets: { rabbit: 'yes' }, breedRestrictions: 'No pit bulls' }),
      'rabbit:5',
      'yes',
    ],
    ['no breed is restricted', policyWith({ breedRestrictions: 'none' }), 'dog:20', 'yes'],
    ['only one area is known, and closed', policyWith({ areas: { indoors: 'no' } }), 'dog:20', 'ask'],
    [
      'every area is closed',
      policyWith({ areas: Object.fromEntries(AREAS.map((area) => [area, 'no'])) }),
      'dog:20',
      'no',
    ],
    ['pets are welcome only in the morning', { petHours: daily(8, 11) }, 'dog:20', 'no'],
    ['pets are welcome in the evening', { petHours: daily(18, 23) }, 'dog:20', 'yes'],
    ['the hours are unknown', { opening: null }, 'dog:20', 'ask'],
    ['visitors dispute a yes', { disputed: new Set<FactKey>(['pets.dog']) }, 'dog:20', 'ask'],
    ['visitors dispute a no', { disputed: new Set<FactKey>(['pets.cat']) }, 'cat', 'ask'],
  ] as const)('when %s', (_, place, pets, answer) => {
    expect(fit(pets, FRIDAY, place).answer).toBe(answer);
  });

  it('does not depend on the hours if no time is given', () => {
    expect(fit('dog:20', null, { opening: null }).answer).toBe('yes');
  });

  it('is explained in sentences, the worst first', () => {
    expect(fit('dog:70').reasons.map(({ text }) => text)).toEqual([
      'Dogs up to 50 lb. Yours weighs 70 lb.',
      'Dogs are welcome.',
      'At most 2 pets.',
      'Pets are allowed on the patio, but not indoors.',
      'A leash is required.',
      'Bring proof of vaccination.',
      'Pet fee: $25 per night.',
      'Open at that time.',
    ]);
    expect(fit('dog:20', '2026-11-27T03:00').reasons[0]?.text).toBe('Fri, Nov 27, 3 AM: Closed. Opens at 8 AM.');
    expect(fit('dog:20', FRIDAY, { petHours: daily(8, 11) }).reasons[0]?.text).toBe(
      'Pets aren’t welcome at that time. They are from Sat, Nov 28, 8 AM.',
    );
  });

  it('is the worst of its reasons, and never better with another pet', () => {
    fc.assert(
      fc.property(anyPlace, anyQuestion, anyPet, (place, question, another) => {
        const found = fitOf(place, question);
        const worst = Math.max(...found.reasons.map(({ answer }) => FIT_ANSWERS.indexOf(answer)));
        expect(FIT_ANSWERS.indexOf(found.answer)).toBe(worst);
        const more = fitOf(place, { ...question, pets: [...question.pets, another] });
        expect(FIT_ANSWERS.indexOf(more.answer)).toBeGreaterThanOrEqual(FIT_ANSWERS.indexOf(found.answer));
      }),
    );
  });

  it('is never a no for a place about which nothing is stated', () => {
    fc.assert(
      fc.property(anyQuestion, (question) => {
        const nothing = { policy: UNKNOWN_POLICY, opening: null, petHours: null, disputed: new Set<FactKey>() };
        expect(fitOf(nothing, question).answer).toBe('ask');
      }),
    );
  });
});

describe('pets in an address', () => {
  it.each([
    ['dog', [{ type: 'dog', weightLb: null, size: null }]],
    [
      'dog:70,cat',
      [
        { type: 'dog', weightLb: 70, size: null },
        { type: 'cat', weightLb: null, size: null },
      ],
    ],
    ['DOG:12.5:small', [{ type: 'dog', weightLb: 12.5, size: 'small' }]],
    ['rabbit:extra_small', [{ type: 'rabbit', weightLb: null, size: 'extra_small' }]],
  ])('%s are read', (text, pets) => {
    expect(readPets(text)).toEqual(pets);
  });

  it.each([
    '',
    'dog,',
    'wolf',
    'dog:',
    'dog:0',
    'dog:301',
    'dog:-5',
    'dog:1e2',
    'dog:10:20',
    'dog:small:large',
    'dog:1:small:2',
    Array(11).fill('dog').join(','),
  ])("'%s' are refused", (text) => {
    expect(readPets(text)).toBeNull();
  });

  it('are written as they are read', () => {
    fc.assert(fc.property(anyPets, (pets) => expect(readPets(writePets(pets))).toEqual(pets)));
  });
});

describe('a time after the days for which special dates are known', () => {
  const until = readLocalTime('2027-12-31T00:00') ?? 0;
  const place = { datesKnownUntil: until / 1440 };
  const textOf = (time: string, change: Partial<FitPlace>) =>
    fit('dog:20', time, change).reasons.find(({ rule }) => rule === 'openingHours')?.text;

  it('a time after them is answered by the usual week, and the reason says so', () => {
    expect(textOf('2027-12-30T23:59', { ...place, opening: daily(0, 24) })).toBe('Open at that time.');
    expect(textOf('2027-12-31T00:00', { ...place, opening: daily(0, 24) })).toMatch(/^Usually open at that time\./);
    expect(fit('dog:20', '2999-12-31T19:00', place).answer).toBe('yes');
    expect(fit('dog:20', '2999-12-31T23:00', place).answer).toBe('no');
  });

  it('nothing is said about special dates if the place has none', () => {
    for (const datesKnownUntil of [null, undefined]) {
      expect(textOf('2999-12-31T19:00', datesKnownUntil === undefined ? {} : { datesKnownUntil })).toBe(
        'Open at that time.',
      );
    }
  });
});
