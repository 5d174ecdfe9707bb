import { describe, expect, it } from '@jest/globals';
import { knownFacts, type FactStatement } from '../../../domain/policy/known-facts.js';
import type { FactKey, FactValue } from '../../../domain/policy/fact.js';
import { readPets } from '../../../domain/policy/question.js';
import { contradictedFacts, disputedByReports } from '../../../domain/turned-away/dispute.js';

const NOW = new Date('2026-11-26T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let count = 0;
const said = (
  key: FactKey,
  value: FactValue,
  days = 100,
  source: FactStatement['source'] = 'owner',
): FactStatement => ({
  ...{ id: (count += 1), key, value, source, at: daysAgo(days), voice: source === 'visitor' ? `v${count}` : null },
  verdict: 'states',
});

const STATED = [
  ...[said('pets.dog', 'yes'), said('pets.cat', 'no'), said('pets.rabbit', 'yes')],
  ...[said('maxPets', 2), said('maxWeightLb', 50)],
];

describe('the facts that a report contradicts', () => {
  it.each([
    ['dog:20', ['pets.dog'], 'a stated yes'],
    ['dog', ['pets.dog'], 'a stated yes, if the weight is not known'],
    ['dog:20,rabbit:4', ['pets.dog', 'pets.rabbit'], 'each stated yes'],
    ['dog:70', [], 'nothing, if the dog is heavier than the limit'],
    ['dog:70,rabbit:4', ['pets.rabbit'], 'nothing about the dog that is too heavy'],
    ['dog:20,dog:20,rabbit:4', [], 'nothing, if there were more pets than the limit'],
    ['cat', [], 'nothing, if the place states no'],
    ['bird', [], 'nothing, if nothing is stated'],
  ])('of %s are %j: %s', (pets, facts) => {
    expect(contradictedFacts(readPets(pets) ?? [], knownFacts(STATED, NOW))).toEqual(facts);
  });

  it('are none without a policy or pets', () => {
    expect(contradictedFacts(readPets('dog') ?? [], {})).toEqual([]);
    expect(contradictedFacts([], knownFacts(STATED, NOW))).toEqual([]);
  });
});

describe('the facts that unanswered reports dispute', () => {
  const disputed = (countedAt: Date, more: readonly FactStatement[] = [], contradicted = ['pets.dog']) => {
    const statements = [...STATED, ...more];
    return disputedByReports([{ contradicted, countedAt }], statements, knownFacts(statements, NOW), NOW);
  };

  it('are those that they contradict, for 365 days', () => {
    expect(disputed(daysAgo(1))).toEqual(['pets.dog']);
    expect(disputed(daysAgo(1), [], [])).toEqual([]);
    const since = [said('pets.dog', 'yes', 400)];
    const statements = [...since];
    const known = knownFacts(statements, NOW);
    const at = (countedAt: Date) =>
      disputedByReports([{ contradicted: ['pets.dog'], countedAt }], statements, known, NOW);
    expect([at(new Date(daysAgo(365).getTime() + 1)), at(daysAgo(365))]).toEqual([['pets.dog'], []]);
  });

  it.each(['owner', 'administrator'] as const)('are not those that the %s stated again since', (source) => {
    expect(disputed(daysAgo(5), [said('pets.dog', 'yes', 4, source)])).toEqual([]);
    expect(disputed(daysAgo(5), [said('pets.dog', 'yes', 6, source)])).toEqual(['pets.dog']);
    expect(disputed(daysAgo(5), [said('leash', 'required', 4, source)])).toEqual(['pets.dog']);
  });

  it('stay disputed when a visitor or an import says the same, and not when the place now says no', () => {
    for (const source of ['visitor', 'import'] as const) {
      expect(disputed(daysAgo(5), [said('pets.dog', 'yes', 4, source)])).toEqual(['pets.dog']);
    }
    expect(disputed(daysAgo(5), [said('pets.dog', 'no', 4)])).toEqual([]);
  });
});
