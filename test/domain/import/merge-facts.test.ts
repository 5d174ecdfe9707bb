import { describe, expect, it } from '@jest/globals';
import { mergeFacts, NOTHING_SAID, type SaidFacts } from '../../../domain/import/merge-facts.js';
import { statedFacts, type FactContent } from '../../../domain/policy/known-facts.js';
import type { Policy } from '../../../domain/policy/policy.js';
import { POLICY } from '../../support/policy/policies.js';

const HOURS = 'Mo-Su 08:00-22:00';
const NOW: FactContent = { policy: POLICY, openingHours: HOURS };
const row = (policy: Partial<Policy>, openingHours: string | null = HOURS): FactContent => ({
  ...{ policy: { ...POLICY, ...policy }, openingHours },
});

interface Given {
  readonly now?: FactContent;
  readonly imported?: Partial<FactContent> | null;
  readonly others?: readonly Partial<FactContent>[];
  readonly said?: Partial<SaidFacts>;
}

/** Merges a row into a place whose facts all come from the last import of the same source. */
const merge = (given: FactContent, { now = NOW, imported = NOW, others = [], said = {} }: Given = {}) =>
  mergeFacts({ now, given, imported, others, said: { ...NOTHING_SAID, byImports: statedFacts(NOW), ...said } });

const states = (key: string, value: unknown) => ({ key, value, verdict: 'states' });

describe('merging the facts of an imported row', () => {
  it('states the facts that differ from the last import, and null for those that are gone', () => {
    expect(merge(row({ maxPets: 3, fee: null }, null))).toEqual({
      said: [states('maxPets', 3), states('fee', null), states('openingHours', null)],
      ...{ changed: ['policy', 'openingHours'], kept: [], remembered: row({ maxPets: 3, fee: null }, null) },
    });
  });

  it('states nothing if the row says what it said before', () => {
    const visited = { ...NOW, policy: { ...POLICY, maxPets: 4 } };
    expect(merge(NOW, { now: visited })).toEqual({ said: [], changed: [], kept: [], remembered: NOW });
  });

  it('states a fact that stays because the owner spoke about it, and mentions only that field as kept', () => {
    const given = row({ maxPets: 3 });
    expect(merge(given, { said: { byKeepers: ['maxPets'] } })).toMatchObject({
      ...{ said: [states('maxPets', 3)], changed: [], kept: ['policy'] },
    });
    expect(merge(row({ maxPets: 3, leash: null }), { said: { byKeepers: ['maxPets'] } })).toMatchObject({
      ...{ changed: ['policy'], kept: ['policy'] },
    });
  });

  it('states nothing that is shown already, and does not remember it as its own', () => {
    const now = { ...NOW, policy: { ...POLICY, maxPets: 4 } };
    const merged = merge(row({ maxPets: 4 }), { now, said: { byKeepers: ['maxPets'] } });
    expect(merged).toEqual({ said: [], changed: [], kept: [], remembered: NOW });
  });

  it('leaves a fact to the source that said it first, and takes it over when that source is silent', () => {
    const others = [NOW];
    const joining = merge(row({ maxPets: 3 }), { imported: {}, others });
    expect(joining).toMatchObject({ said: [], kept: [], remembered: row({ maxPets: 3 }) });
    const silent = merge(row({ maxPets: null }), { others: [row({ maxPets: 3 })] });
    expect(silent.said).toEqual([states('maxPets', 3)]);
  });

  it('changes nothing in a business that was never imported', () => {
    expect(merge(row({ maxPets: 3 }), { imported: null })).toMatchObject({ said: [], changed: [], kept: ['policy'] });
  });
});
