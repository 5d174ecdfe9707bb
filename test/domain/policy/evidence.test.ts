import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  DISPUTED_DAYS,
  EVIDENCE_SOURCES,
  shownFact,
  STALE_DAYS,
  VERDICTS,
  type Statement,
} from '../../../domain/policy/evidence.js';
import { FACTS } from '../../../domain/policy/fact.js';
import { DAY_MS } from '../../../domain/shared/days.js';

const NOW = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);

let id = 0;
/** A visitor who confirms a limit of 50 pounds today, unless told otherwise. */
function said(of: Partial<Statement> = {}): Statement {
  id += 1;
  return { id, value: 50, source: 'visitor', verdict: 'confirms', voice: `visitor ${id}`, at: NOW, ...of };
}
const owner = (value: number, days: number): Statement =>
  said({ source: 'owner', verdict: 'states', voice: 'owner', value, at: daysAgo(days) });
const checked = (value: number, days: number): Statement =>
  said({ source: 'administrator', verdict: 'confirms', voice: null, value, at: daysAgo(days) });
const against = (value: number, days = 0, voice?: string): Statement =>
  said({ verdict: 'contradicts', value, at: daysAgo(days), ...(voice !== undefined && { voice }) });

const shown = (...statements: readonly Statement[]) => shownFact('maxWeightLb', statements, NOW);

describe('the shown value of a fact', () => {
  it('is absent without a statement that supports one', () => {
    const withdrawn = said({ source: 'owner', verdict: 'states', voice: 'owner', value: null });
    expect([shown(), shown(against(50)), shown(owner(50, 10), withdrawn)]).toEqual([null, null, null]);
  });

  it.each([
    ["the owner's newest", [owner(50, 300), owner(70, 10)], 70],
    ["the owner's rather than a visitor's", [owner(50, 20), said({ value: 70, verdict: 'states' })], 50],
    [
      "the administrator's newer one rather than the owner's",
      [owner(50, 1), said({ source: 'administrator', value: 30 })],
      30,
    ],
    [
      "the visitors' if many contradict an old statement of the owner",
      [owner(50, 700), ...[1, 2].flatMap(() => [against(50), said({ value: 25 })])],
      25,
    ],
    ["the owner's although a few visitors contradict it", [owner(50, 30), against(50), against(50)], 50],
    [
      'an import until the owner says something else',
      [said({ source: 'import', verdict: 'states', voice: null, value: 20 }), owner(50, 1)],
      50,
    ],
    [
      "the owner's, however old, rather than what an import says later",
      [owner(50, 3000), said({ source: 'import', verdict: 'states', voice: null, value: 20 })],
      50,
    ],
    [
      'absent if the owner removed it, whatever an import says later',
      [
        said({ source: 'owner', verdict: 'states', voice: 'owner', value: null, at: daysAgo(3000) }),
        said({ source: 'import', verdict: 'states', voice: null, value: 20 }),
      ],
      undefined,
    ],
    [
      "a visitor's after an import no longer says anything",
      [said({ value: 20, verdict: 'states' }), said({ source: 'import', verdict: 'states', voice: null, value: null })],
      20,
    ],
    [
      "the visitors' if they and an import agree, but without the import's weight",
      [owner(50, 730), said({ source: 'import', verdict: 'states', voice: null, value: 20 }), said({ value: 20 })],
      50,
    ],
  ])('is %s', (_, statements, value) => {
    expect(shown(...statements)?.value).toBe(value);
  });

  it('counts a statement half after the half-life of its fact', () => {
    const { halfLifeDays } = FACTS.maxWeightLb;
    // An owner's statement (5) counts 2.5 then, so three visitors outweigh it and two do not.
    const visitors = [1, 2, 3].map(() => said({ value: 70 }));
    expect(shown(owner(50, halfLifeDays), ...visitors)?.value).toBe(70);
    expect(shown(owner(50, halfLifeDays), ...visitors.slice(1))?.value).toBe(50);
  });

  it('counts each voice once, with its newest statement', () => {
    const sameVoice = [1, 2, 3, 4, 5, 6, 7].map(() => said({ value: 70, voice: 'one network' }));
    expect(shown(owner(50, 10), ...sameVoice)?.value).toBe(50);
    expect(shown(owner(50, 10), said({ voice: 'ada' }), against(50, 0, 'ada'))).toMatchObject({
      visitors: 0,
      contradictions: 1,
    });
  });
});

describe('the state of a fact', () => {
  it.each([
    ['confirmed by the owner', [owner(50, 20)], 'confirmed'],
    ['confirmed by two visitors', [said(), said()], 'confirmed'],
    [
      'confirmed by an import and a visitor',
      [said({ source: 'import', verdict: 'states', voice: null }), said()],
      'confirmed',
    ],
    ['unconfirmed with an import only', [said({ source: 'import', verdict: 'states', voice: null })], 'unconfirmed'],
    ['unconfirmed with one visitor', [said()], 'unconfirmed'],
    ['confirmed with one contradiction', [owner(50, 20), against(50, 1)], 'confirmed'],
    ['disputed with two', [owner(50, 20), against(50, 1), against(50, 59)], 'disputed'],
    ['not disputed by one voice twice', [owner(50, 20), against(50, 1, 'ada'), against(50, 2, 'ada')], 'confirmed'],
    [
      'not disputed by old contradictions',
      [owner(50, 100), against(50, DISPUTED_DAYS + 1), against(50, DISPUTED_DAYS + 2)],
      'confirmed',
    ],
    ['not disputed by contradictions of another value', [owner(50, 20), against(70, 1), against(70, 1)], 'confirmed'],
    ['still disputed after the owner repeats it', [owner(50, 0), against(50, 1), against(50, 5)], 'disputed'],
    ['not disputed after an administrator checked it', [checked(50, 0), against(50, 1), against(50, 5)], 'confirmed'],
    [
      'not disputed either after its owner repeats what an administrator checked',
      [owner(50, 0), checked(50, 1), against(50, 2), against(50, 5)],
      'confirmed',
    ],
    ['disputed again after that', [checked(50, 5), against(50, 1), against(50, 2)], 'disputed'],
    ['stale after a year', [owner(50, STALE_DAYS + 1)], 'stale'],
    ['confirmed again by one visitor', [owner(50, STALE_DAYS + 1), said()], 'confirmed'],
  ])('is %s', (_, statements, state) => {
    expect(shown(...statements)?.state).toBe(state);
  });

  it('names who confirmed the value, and when last', () => {
    expect(shown(owner(50, 90), said({ at: daysAgo(21) }), said({ at: daysAgo(40) }))).toEqual({
      ...{ value: 50, state: 'confirmed', confirmedAt: daysAgo(21) },
      ...{ byOwner: true, byAdministrator: false, visitors: 2, contradictions: 0 },
    });
  });
});

describe('any statements', () => {
  const statements = fc.array(
    fc
      .record({
        value: fc.constantFrom(25, 50, 70),
        source: fc.constantFrom(...EVIDENCE_SOURCES),
        verdict: fc.constantFrom(...VERDICTS),
        voice: fc.constantFrom('ada', 'ben', 'cleo', 'dora'),
        days: fc.integer({ min: 0, max: 800 }),
      })
      .map(({ days, ...of }) => ({ ...of, at: daysAgo(days) })),
    { maxLength: 20 },
  );
  const numbered = statements.map((list) => list.map((each, index): Statement => ({ ...each, id: index })));

  it('give the same fact in any order', () => {
    fc.assert(fc.property(numbered, (list) => expect(shown(...list.toReversed())).toEqual(shown(...list))));
  });

  it('show a value that someone stated or confirmed', () => {
    fc.assert(
      fc.property(numbered, (list) => {
        const fact = shown(...list);
        const values = list.filter(({ verdict }) => verdict !== 'contradicts').map(({ value }) => value);
        if (fact !== null) expect(values).toContain(fact.value);
      }),
    );
  });

  it('give an equal or greater claim to a value that another visitor confirms', () => {
    fc.assert(
      fc.property(numbered, (list) => {
        const before = shown(...list);
        if (before === null) return;
        const after = shown(...list, { ...said({ value: before.value, voice: 'eve' }), id: list.length });
        expect(after?.value).toBe(before.value);
      }),
    );
  });
});
