import { describe, expect, it } from '@jest/globals';
import type { EvidenceSource, Verdict } from '../../../domain/policy/evidence.js';
import type { FactKey, FactValue } from '../../../domain/policy/fact.js';
import { factHistory, factsInWords, MAX_HISTORY } from '../../../domain/policy/fact-history.js';
import {
  changedInForm,
  contentOf,
  differingFacts,
  knownFacts,
  policyConfirmedAt,
  saidByChange,
  saidInForm,
  statedFacts,
  valuesOf,
  type FactStatement,
} from '../../../domain/policy/known-facts.js';
import { POLICY } from '../../support/policy/policies.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const CONTENT = { policy: POLICY, openingHours: '24/7' };
const NOTHING = { policy: null, openingHours: null };

let id = 0;
const said = (
  key: FactKey,
  value: FactValue | null,
  daysAgo = 0,
  [source, verdict]: readonly [EvidenceSource, Verdict] = ['owner', 'states'],
): FactStatement => {
  id += 1;
  return {
    ...{ id, key, value, source, verdict, voice: source === 'visitor' ? `v${id}` : null },
    at: new Date(NOW.getTime() - daysAgo * 86_400_000),
  };
};

describe('contentOf', () => {
  it('is the inverse of statedFacts', () => {
    expect(contentOf(statedFacts(CONTENT))).toEqual(CONTENT);
    expect(contentOf(statedFacts({ ...CONTENT, openingHours: null }))).toEqual({ ...CONTENT, openingHours: null });
  });

  it('has no policy if no fact of it is known', () => {
    expect(contentOf({})).toEqual(NOTHING);
    expect(contentOf({ openingHours: '24/7' })).toEqual({ policy: null, openingHours: '24/7' });
  });
});

describe('saidInForm', () => {
  const bothFields = { policy: true, openingHours: true };

  it('confirms each fact of the fields in a form that is saved as it was', () => {
    const all = saidInForm(CONTENT, CONTENT, bothFields);
    expect(Object.fromEntries(all.map(({ key, value }) => [key, value]))).toEqual(statedFacts(CONTENT));
    expect(all.every(({ verdict }) => verdict === 'confirms')).toBe(true);
  });

  it('states only the facts that differ, and confirms none next to them', () => {
    const after = { ...CONTENT, policy: { ...POLICY, maxPets: 3 } };
    expect(saidInForm(CONTENT, after, bothFields)).toEqual([{ key: 'maxPets', value: 3, verdict: 'states' }]);
    expect(changedInForm(CONTENT, after, bothFields)).toEqual(saidInForm(CONTENT, after, bothFields));
    expect(changedInForm(CONTENT, CONTENT, bothFields)).toEqual([]);
  });

  it('states null for a removed fact', () => {
    const after = { ...CONTENT, policy: { ...POLICY, fee: null } };
    expect(saidInForm(CONTENT, after, bothFields)).toContainEqual({ key: 'fee', value: null, verdict: 'states' });
  });

  it('leaves out fields that are not in the form', () => {
    expect(saidInForm(CONTENT, CONTENT, { policy: false, openingHours: true })).toEqual([
      { key: 'openingHours', value: '24/7', verdict: 'confirms' },
    ]);
    expect(saidInForm(null, CONTENT, { policy: false, openingHours: false })).toEqual([]);
    expect(saidInForm(null, CONTENT, { policy: true, openingHours: false })).not.toContainEqual(
      expect.objectContaining({ key: 'openingHours' }),
    );
  });
});

describe('saidByChange', () => {
  it('states only the facts that differ', () => {
    const after = { policy: { ...POLICY, maxPets: 3, fee: null }, openingHours: '24/7' };
    expect(saidByChange(CONTENT, after)).toEqual([
      { key: 'maxPets', value: 3, verdict: 'states' },
      { key: 'fee', value: null, verdict: 'states' },
    ]);
  });

  it('states everything of a new business', () => {
    expect(saidByChange(null, CONTENT)).toHaveLength(Object.keys(statedFacts(CONTENT)).length);
    expect(saidByChange(CONTENT, CONTENT)).toEqual([]);
  });
});

describe('differingFacts', () => {
  it('does not mind the order of keys and sizes', () => {
    const one = { ...CONTENT, policy: { ...POLICY, sizes: ['small', 'medium'] as const } };
    const other = { ...CONTENT, policy: { ...POLICY, sizes: ['medium', 'small'] as const } };
    expect(differingFacts(one, other)).toEqual([]);
    expect(differingFacts(CONTENT, NOTHING)).toEqual(Object.keys(statedFacts(CONTENT)));
  });
});

describe('knownFacts', () => {
  it('computes each fact from its own statements', () => {
    const known = knownFacts([said('maxPets', 2), said('fee', null), said('openingHours', '24/7')], NOW);
    expect(valuesOf(known)).toEqual({ maxPets: 2, openingHours: '24/7' });
  });

  it('keeps a fact disputed while it is on the list of the business', () => {
    const statements = [said('maxPets', 2)];
    expect(knownFacts(statements, NOW, ['maxPets', 'fee']).maxPets?.state).toBe('disputed');
    expect(knownFacts(statements, NOW, ['fee']).maxPets?.state).toBe('confirmed');
  });
});

describe('policyConfirmedAt', () => {
  it('is the newest confirmation of a fact other than the opening hours', () => {
    const known = knownFacts(
      [said('maxPets', 2, 30), said('leash', 'required', 20), said('openingHours', '24/7')],
      NOW,
    );
    expect(policyConfirmedAt(known)).toEqual(new Date('2026-11-05T12:00:00Z'));
    expect(policyConfirmedAt(knownFacts([said('openingHours', '24/7')], NOW))).toBeNull();
  });
});

describe('factHistory', () => {
  it('lists known facts in display order, with the newest statement first and without persons', () => {
    const statements = [
      said('maxWeightLb', 30, 20),
      said('maxWeightLb', 50, 10),
      said('maxWeightLb', 50, 5, ['visitor', 'confirms']),
      said('fee', null),
      said('pets.dog', 'yes', 10),
    ];
    const history = factHistory(statements, NOW, []);
    expect(history.map(({ key, text }) => [key, text])).toEqual([
      ['pets.dog', 'Dogs are welcome.'],
      ['maxWeightLb', 'Dogs up to 50 lb.'],
    ]);
    expect(history[1]).toEqual({
      ...{ key: 'maxWeightLb', label: 'Weight limit', value: 50, text: 'Dogs up to 50 lb.', state: 'confirmed' },
      ...{ confirmedAt: '2026-11-20', byOwner: true, byAdministrator: false, visitors: 1, contradictions: 0 },
      history: [
        { value: 50, text: 'Dogs up to 50 lb.', source: 'visitor', verdict: 'confirms', day: '2026-11-20' },
        { value: 50, text: 'Dogs up to 50 lb.', source: 'owner', verdict: 'states', day: '2026-11-15' },
        { value: 30, text: 'Dogs up to 30 lb.', source: 'owner', verdict: 'states', day: '2026-11-05' },
      ],
    });
  });

  it(`shows at most ${MAX_HISTORY} statements of a fact`, () => {
    const many = Array.from({ length: MAX_HISTORY + 1 }, (_, days) => said('maxPets', days, days));
    const history = factHistory(many, NOW, [])[0]?.history ?? [];
    expect([history.length, history[0]?.value, history.at(-1)?.value]).toEqual([MAX_HISTORY, 0, MAX_HISTORY - 1]);
  });

  it('says that a value was removed', () => {
    const history = factHistory([said('fee', null, 5), said('fee', { amount: 5, per: 'stay' })], NOW, [])[0]?.history;
    expect(history?.[1]).toMatchObject({ value: null, text: null });
  });
});

describe('factsInWords', () => {
  it('says what is known', () => {
    expect(factsInWords(knownFacts([said('maxPets', 2)], NOW))).toEqual([
      {
        ...{ key: 'maxPets', label: 'Number of pets', value: 2, text: 'At most 2 pets.' },
        ...{ state: 'confirmed', confirmedAt: '2026-11-25', contradictions: 0 },
      },
    ]);
  });
});
