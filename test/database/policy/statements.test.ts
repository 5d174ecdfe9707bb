import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { EXPORT_FORMATS } from '../../../domain/import/file-format.js';
import { DomainError } from '../../../domain/shared/domain-error.js';
import type { FactContent } from '../../../domain/policy/known-facts.js';
import { readPets, type FitQuestion } from '../../../domain/policy/question.js';
import { emptyDirectory } from '../../support/app.js';
import { Importing } from '../../support/import/importing.js';
import { POLICY } from '../../support/policy/policies.js';
import { memberOf, OWNER, SpokenPlaces } from '../../support/policy/spoken-place.js';

let places: SpokenPlaces;
let kept: number;
let merged: number;

const HOURS = 'Mo-Su 08:00-22:00';
const rowOf = (externalId: string, fields: object = {}) => ({
  ...{ externalId, source: 'list', name: `Place ${externalId}`, category: 'hotels' },
  ...{ latitude: 30 + Number(externalId), longitude: -98, ...fields },
});

beforeAll(async () => {
  places = new SpokenPlaces(await Importing.into((await emptyDirectory('statements')).appUrl, 'paws.example'));
  const ids = [...[0, 1, 2, 3].map(memberOf), OWNER];
  await places.sql(`insert into users (id, first_name) select unnest($1::uuid[]), 'Member'`, [ids]);
});
afterAll(() => places?.importing.close());

beforeEach(async () => {
  for (const table of ['businesses', 'imports', 'review_totals']) await places.sql(`delete from ${table}`);
  await places.import(rowOf('1', { policy: POLICY, openingHours: HOURS }));
  await places.import(rowOf('2', { policy: { ...POLICY, maxWeightLb: 30, leftAlone: 'no' } }));
  const rows = await places.sql<{ id: number }>('select id from businesses order by name');
  [kept, merged] = rows.map(({ id }) => id) as [number, number];
  await places.sql(
    `insert into business_sources (business_id, source, external_id, imported) values ($1, 'other', 'x', '{}')`,
    [kept],
  );
});

const shown = async (id: number): Promise<FactContent> => {
  const { policy, openingHours } = await places.expectTrue(id);
  return { policy, openingHours };
};
const count = async () => Number((await places.sql<{ n: string }>('select count(*) as n from policy_facts'))[0]?.n);
const newest = () => places.sql('select fact, value, source, verdict from policy_facts order by id desc limit 1');

describe('an import', () => {
  it('updates facts that only imports and visitors said, after a visitor changed the shown policy', async () => {
    const areas = { indoors: 'no' };
    await places.import(rowOf('1', { policy: { ...POLICY, areas }, openingHours: HOURS }));
    await places.review(kept, 1, 'yes');
    expect((await shown(kept)).policy).toMatchObject({ areas: { indoors: 'no', patio: 'yes' } });
    const newer = { ...POLICY, areas, maxWeightLb: 70 };
    await places.import(rowOf('1', { policy: newer, openingHours: 'Mo-Fr 09:00-17:00' }));
    expect(await shown(kept)).toMatchObject({
      ...{ policy: { maxWeightLb: 70, areas: { patio: 'yes' } }, openingHours: 'Mo-Fr 09:00-17:00' },
    });
    await places.import(rowOf('1', { policy: { ...newer, areas: { ...areas, patio: 'no' } }, openingHours: HOURS }));
    expect(await shown(kept)).toMatchObject({ policy: { areas: { patio: 'no' } }, openingHours: HOURS });
  });

  it('never replaces what the owner or an administrator said, however old, and says so', async () => {
    await places.save(kept, { policy: { ...POLICY, maxWeightLb: 70 } }, 'owner');
    await places.save(kept, { openingHours: null }, 'administrator');
    await places.age(2000);
    await places.import(
      rowOf('1', { policy: { ...POLICY, maxWeightLb: 20, maxPets: 5 }, openingHours: 'Mo 09:00-17:00' }),
    );
    expect(await shown(kept)).toEqual({ policy: { ...POLICY, maxWeightLb: 70, maxPets: 5 }, openingHours: null });
    expect(await places.importing.report()).toEqual([
      expect.stringMatching(/changed Changed: .*policy.*\. Kept manual edits: .*(policy|hours)/),
    ]);
  });

  it('states nothing when the same row, or the export, is imported again', async () => {
    await places.save(kept, { policy: { ...POLICY, maxWeightLb: 70 } }, 'owner');
    await places.answer(kept, 1, 'leash', true);
    const before = await count();
    for (const format of EXPORT_FORMATS) {
      const text = await places.importing.exported(format);
      expect(await places.importing.import(`.${format}`, text)).toEqual({ unchanged: 2 });
    }
    await places.import(rowOf('1', { policy: POLICY, openingHours: HOURS }));
    expect(await count()).toBe(before);
    expect((await shown(kept)).policy).toMatchObject({ maxWeightLb: 70 });
  });

  it('leaves to another source what that one said', async () => {
    const other = { ...rowOf('1'), externalId: 'x', source: 'other' };
    await places.import({ ...other, policy: { ...POLICY, maxPets: 5, leftAlone: 'yes' } });
    expect((await shown(kept)).policy).toMatchObject({ maxPets: 2, leftAlone: 'yes' });
    await places.import(rowOf('1', { policy: { ...POLICY, maxPets: null } }));
    expect((await shown(kept)).policy).toMatchObject({ maxPets: 5, leftAlone: 'yes' });
  });

  it('is silent again after its undo, except where someone else spoke since', async () => {
    const before = await shown(kept);
    const id = await places.import(rowOf('1', { policy: { ...POLICY, maxWeightLb: 70, maxPets: 4, leash: null } }));
    expect((await shown(kept)).policy).toMatchObject({ maxWeightLb: 70, maxPets: 4, leash: null });
    await places.save(kept, { policy: { ...POLICY, maxWeightLb: 70, maxPets: 3, leash: null } }, 'owner');
    expect(await places.importing.undo(id)).toEqual({ restored: 1 });
    expect(await shown(kept)).toEqual({ ...before, policy: { ...POLICY, maxPets: 3 } });
    // The next import of the same file says it again.
    await places.import(rowOf('1', { policy: { ...POLICY, maxWeightLb: 70 }, openingHours: HOURS }));
    expect((await shown(kept)).policy).toMatchObject({ maxWeightLb: 70, maxPets: 3 });
  });

  it('is silent about a merged place after its undo, too', async () => {
    const id = await places.import(rowOf('2', { policy: { ...POLICY, maxWeightLb: 70 } }));
    await places.merge(kept, merged);
    expect((await shown(kept)).policy).toMatchObject({ maxWeightLb: 70 });
    await places.importing.undo(id);
    expect((await shown(kept)).policy).toMatchObject({ maxWeightLb: 30 });
  });
});

describe('a merge', () => {
  it('weighs what was said about both places, and its undo gives it back', async () => {
    const before = [await shown(kept), await shown(merged)];
    for (const id of [kept, merged]) await places.answer(id, 1, 'leash', false);
    await places.answer(merged, 2, 'leash', false);
    const merge = await places.merge(kept, merged);
    // The newer import counts, and the member who spoke about both counts once.
    expect((await shown(kept)).policy).toMatchObject({ maxWeightLb: 30, leftAlone: 'no' });
    const place = await places.expectTrue(kept);
    expect(place.disputed).toEqual(['leash']);
    expect(await shown(merged)).toEqual({ policy: null, openingHours: null });
    await places.undoMerge(merge);
    expect([await shown(kept), await shown(merged)]).toEqual(before);
    expect((await places.expectTrue(merged)).disputed).toEqual(['leash']);
  });

  it('states the values that the administrator chose, until it is undone', async () => {
    const before = await shown(kept);
    const merge = await places.merge(kept, merged, { policy: 'kept', openingHours: 'merged' });
    expect(await shown(kept)).toEqual({ ...before, openingHours: null });
    expect(await places.sql(`select source, value from policy_facts where fact = 'leftAlone' order by id`)).toEqual([
      { source: 'import', value: 'no' },
      { source: 'administrator', value: null },
    ]);
    await places.undoMerge(merge);
    expect(await shown(kept)).toEqual(before);
  });

  it('moves the answers of reviews with the reviews', async () => {
    await places.review(merged, 1, 'no');
    const merge = await places.merge(kept, merged);
    await places.review(kept, 2, 'no');
    expect((await places.expectTrue(kept)).disputed).toEqual(['areas.patio']);
    await places.undoMerge(merge);
    const rows = await places.sql(
      `select business_id as place from policy_facts where review_id is not null order by id`,
    );
    expect(rows).toEqual([{ place: merged }, { place: kept }]);
    expect((await places.expectTrue(kept)).disputed).toEqual([]);
  });
});

describe('a review’s answer', () => {
  it('contradicts the owner like a visitor’s answer, and two make the fact disputed', async () => {
    await places.save(kept, { policy: POLICY }, 'owner');
    await places.review(kept, 1, 'no');
    expect(await newest()).toEqual([{ fact: 'areas.patio', value: 'yes', source: 'visitor', verdict: 'contradicts' }]);
    await places.answer(kept, 2, 'areas.patio', false);
    expect((await places.expectTrue(kept)).disputed).toEqual(['areas.patio']);
    await places.review(kept, 3, 'yes');
    expect(await newest()).toMatchObject([{ value: 'yes', verdict: 'confirms' }]);
  });

  it('follows its review when that is changed, hidden, shown, and deleted', async () => {
    for (const n of [1, 2]) await places.review(kept, n, 'no');
    const disputed = async () => (await places.expectTrue(kept)).disputed;
    expect(await disputed()).toEqual(['areas.patio']);
    await places.moderate(kept, 1, 'hidden');
    expect(await disputed()).toEqual([]);
    await places.moderate(kept, 1, 'shown');
    expect(await disputed()).toEqual(['areas.patio']);
    await places.review(kept, 1, 'yes');
    expect(await disputed()).toEqual([]);
    await places.review(kept, 1, 'no');
    await places.moderate(kept, 2, 'deleted');
    expect(await disputed()).toEqual([]);
  });
});

const POLICIES = [
  POLICY,
  { ...POLICY, maxWeightLb: 70, areas: { indoors: 'yes', patio: 'no' } },
  { ...POLICY, maxWeightLb: null, fee: null, areas: {} },
  { ...POLICY, pets: { dog: 'yes' }, petHours: 'Mo-Fr 10:00-12:00' },
] as const;
const ALL_HOURS = [HOURS, 'Mo-Fr 09:00-17:00', null];
const QUESTIONS: readonly FitQuestion[] = ['dog:20', 'dog:60', 'cat', 'dog'].flatMap((text) => {
  const pets = readPets(text);
  return Array.isArray(pets) ? [null, 29_500_000].map((at) => ({ pets, at })) : [];
});

const content = fc.record({ policy: fc.constantFrom(...POLICIES), openingHours: fc.constantFrom(...ALL_HOURS) });
const who = fc.integer({ min: 0, max: 3 });
const step = fc.oneof(
  fc.record({
    do: fc.constant('save' as const),
    content,
    by: fc.constantFrom('owner' as const, 'administrator' as const),
  }),
  fc.record({
    ...{ do: fc.constant('answer' as const), who, isRight: fc.boolean() },
    key: fc.constantFrom('maxWeightLb' as const, 'areas.patio' as const, 'openingHours' as const, 'leash' as const),
  }),
  fc.record({ do: fc.constant('review' as const), who, answer: fc.constantFrom('yes' as const, 'no' as const) }),
  fc.record({ do: fc.constant('moderate' as const), who, to: fc.constantFrom('hidden', 'shown', 'deleted') }),
  fc.record({ do: fc.constant('import' as const), content, externalId: fc.constantFrom('1', 'x', '2') }),
  fc.record({ do: fc.constant('undoImport' as const) }),
  fc.record({
    do: fc.constant('merge' as const),
    choice: fc.constantFrom(undefined, 'kept' as const, 'merged' as const),
  }),
  fc.record({ do: fc.constant('undoMerge' as const) }),
  fc.record({ do: fc.constant('age' as const), days: fc.constantFrom(1, 40, 400) }),
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Imports and merges that can still be undone, the newest last. */
interface Done {
  readonly imports: number[];
  readonly merges: number[];
}

async function take(each: Step, { imports, merges }: Done): Promise<void> {
  switch (each.do) {
    case 'save':
      return places.save(kept, each.content, each.by);
    case 'answer':
      return places.answer(each.who % 2 === 0 ? kept : merged, each.who, each.key, each.isRight);
    case 'review':
      return places.review(each.who % 2 === 0 ? kept : merged, each.who, each.answer);
    case 'moderate':
      return places.moderate(kept, each.who, each.to);
    case 'import': {
      const { externalId } = each;
      const row = externalId === 'x' ? { ...rowOf('1'), externalId, source: 'other' } : rowOf(externalId);
      return void imports.push(await places.import({ ...row, ...each.content }));
    }
    case 'undoImport': {
      const id = imports.pop();
      return id === undefined ? undefined : void (await places.importing.undo(id));
    }
    case 'merge':
      return merges.length > 0
        ? undefined
        : void merges.push(await places.merge(kept, merged, { policy: each.choice, openingHours: each.choice }));
    case 'undoMerge': {
      const id = merges.pop();
      return id === undefined ? undefined : places.undoMerge(id);
    }
    case 'age':
      return places.age(each.days);
  }
}

describe('any sequence of statements', () => {
  it('leaves each place showing what its statements give, in pages and searches', async () => {
    const seen = new Set<string>();
    for (const steps of fc.sample(fc.array(step, { minLength: 12, maxLength: 12 }), 8)) {
      const done: Done = { imports: [], merges: [] };
      for (const each of steps) {
        const failure = await take(each, done).then(() => null, (error: unknown) => error); // prettier-ignore
        if (failure !== null && !(failure instanceof DomainError))
          throw new Error(JSON.stringify(steps), { cause: failure });
        seen.add(each.do);
        for (const id of [kept, merged]) await places.expectTrue(id, QUESTIONS);
      }
    }
    expect(seen.size).toBe(9);
  }, 120_000);
});
