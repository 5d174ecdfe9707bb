import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { readLocalTime } from '../../../domain/hours/local-time.js';
import { shownFact, type Statement } from '../../../domain/policy/evidence.js';
import { FACT_KEYS, type FactKey } from '../../../domain/policy/fact.js';
import { FIT_ANSWERS, type FitAnswer } from '../../../domain/policy/fit.js';
import { FIT_RANK, fitRank, nextStaleAt, relevantFacts, staleOf } from '../../../domain/policy/fit-rank.js';
import { knownFacts, type FactStatement } from '../../../domain/policy/known-facts.js';
import { readPets, type FitQuestion } from '../../../domain/policy/question.js';
import { POLICY } from '../../support/policy/policies.js';
import { anyQuestion } from '../../support/policy/arbitraries.js';

const question = (pets: string, time: string | null = null): FitQuestion => ({
  pets: readPets(pets) ?? [],
  at: time === null ? null : readLocalTime(time),
});

const rankOf = (answer: FitAnswer, stale: readonly FactKey[], asked = question('dog:20')) =>
  fitRank(answer, { policy: POLICY, stale: new Set(stale) }, asked);

describe('the rank of a place in a list that puts those that fit first', () => {
  it('the rank follows the answer: yes, then ask, then no', () => {
    expect(FIT_ANSWERS.map((answer) => rankOf(answer, []))).toEqual([0, 2, 4]);
  });

  it('a stale yes or ask ranks right behind a confirmed one, and a stale no like any other no', () => {
    expect(FIT_ANSWERS.map((answer) => rankOf(answer, ['pets.dog']))).toEqual([1, 3, 4]);
  });

  it('a place about which nothing is known ranks like one with a stale policy', () => {
    const unknown = { policy: null, stale: new Set<FactKey>() };
    expect(fitRank('ask', unknown, question('dog'))).toBe(FIT_RANK.staleAsk);
  });

  it.each<[FactKey, string, string | null, boolean]>([
    ['pets.dog', 'dog', null, true],
    ['pets.cat', 'dog', null, false],
    ['pets.cat', 'dog,cat', null, true],
    ['maxWeightLb', 'dog', null, true],
    ['areas.patio', 'cat', null, true],
    ['breedRestrictions', 'dog', null, true],
    ['breedRestrictions', 'cat', null, false],
    ['openingHours', 'dog', null, false],
    ['openingHours', 'dog', '2026-11-27T19:00', true],
    ['petHours', 'dog', '2026-11-27T19:00', true],
    ['fee', 'dog', '2026-11-27T19:00', false],
    ['note', 'dog', '2026-11-27T19:00', false],
  ])('stale %s matters for %s at %s: %s', (key, pets, time, matters) => {
    expect(rankOf('yes', [key], question(pets, time))).toBe(matters ? FIT_RANK.staleYes : FIT_RANK.yes);
  });

  it('no fact changes the rank unless the answer rests on it', () => {
    fc.assert(
      fc.property(anyQuestion, fc.subarray([...FACT_KEYS]), fc.constantFrom(...FIT_ANSWERS), (asked, stale, answer) => {
        const relevant = relevantFacts(asked);
        expect(rankOf(answer, stale, asked)).toBe(
          rankOf(
            answer,
            stale.filter((key) => relevant.includes(key)),
            asked,
          ),
        );
      }),
    );
  });
});

describe('the time at which the next fact gets stale', () => {
  const now = new Date('2026-11-27T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  const states = (key: FactKey, days: number, verdict: Statement['verdict'] = 'states'): FactStatement => ({
    ...{ id: days, key, value: 'yes', source: 'owner', verdict, voice: null, at: daysAgo(days) },
  });
  const laterBy = (time: Date | null, ms: number) => new Date((time?.getTime() ?? 0) + ms);

  it('the next fact gets stale 365 days after the oldest statement that is still fresh', () => {
    const statements = [states('pets.dog', 400), states('pets.cat', 300), states('areas.patio', 10)];
    const known = knownFacts(statements, now);
    expect(staleOf(known)).toEqual(['pets.dog']);
    const next = nextStaleAt(known, now);
    expect(next).toEqual(laterBy(now, 65 * 86_400_000));
    expect(staleOf(knownFacts(statements, laterBy(next, 0)))).toEqual(['pets.dog']);
    expect(staleOf(knownFacts(statements, laterBy(next, 1)))).toEqual(['pets.dog', 'pets.cat']);
  });

  it('no fact gets stale if all are, or if nothing is known', () => {
    expect(nextStaleAt(knownFacts([states('pets.dog', 400)], now), now)).toBeNull();
    expect(nextStaleAt({}, now)).toBeNull();
  });

  it('a fact is stale after its time, and not before, whatever was said about it', () => {
    const days = fc.integer({ min: 0, max: 500 });
    const verdicts = fc.constantFrom<Statement['verdict']>('states', 'confirms');
    fc.assert(
      fc.property(fc.array(fc.tuple(days, verdicts), { minLength: 1, maxLength: 4 }), (said) => {
        const statements = said.map(([ago, verdict], index) => ({
          ...states('pets.dog', ago, verdict),
          ...{ id: index, source: 'visitor' as const, voice: String(index) },
        }));
        const next = nextStaleAt(knownFacts(statements, now), now);
        expect(shownFact('pets.dog', statements, now)?.state === 'stale').toBe(next === null);
      }),
    );
  });
});
