import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { PRICE_RANGES } from '../../../domain/business/price-range.js';
import { NO_TRAITS, type Traits } from '../../../domain/business/traits.js';
import { PostgresBusinessFacets } from '../../../infrastructure/business/search/business-facets.query.js';
import { shapeOf, valuesOf } from '../../../infrastructure/business/search/search-area.js';
import { sortedPage } from '../../../infrastructure/business/search/search-sql.js';
import { StatementTemplate } from '../../../infrastructure/postgres/statement-template.js';
import type { BusinessFacets } from '../../../interfaces/contract/business/business.js';
import type { FitQuestion } from '../../../domain/policy/question.js';
import { UNKNOWN_POLICY } from '../../../domain/policy/policy.js';
import { fitColumns } from '../../../infrastructure/policy/fit-bits.js';
import { hitsOf, openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { randomTowns, TOWNS } from '../../support/search/search-fixtures.js';

const [ALDER] = TOWNS;
const ANYWHERE: BusinessFilters = {
  text: null,
  category: null,
  area: { kind: 'anywhere' },
  bounds: null,
  traits: NO_TRAITS,
  fit: null,
};
const DOG: FitQuestion = { pets: [{ type: 'dog', weightLb: 70, size: null }], at: null };
const ALDER_SPOT = { latitude: ALDER.latitude, longitude: ALDER.longitude };
const IN_ALDER: Area = {
  kind: 'around',
  origin: ALDER_SPOT,
  miles: 25,
  town: ALDER.town,
};

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('facets');
});
afterAll(() => open.close());

const countedOf = async (filters: BusinessFilters): Promise<BusinessFacets> =>
  JSON.parse((await new PostgresBusinessFacets(open.database).of(filters)).json) as BusinessFacets;

/** Returns the query plan of a page of such a search, independent of its values. */
async function planOf(filters: BusinessFilters): Promise<string> {
  const shape = shapeOf(filters, valuesOf(filters));
  const { text } = new StatementTemplate('plan', sortedPage(shape, 'rating', false)).statement;
  const parameters = new Set(text.match(/\$\d+/g)).size;
  await open.owner.query(`set plan_cache_mode = force_generic_plan; prepare page as ${text}`);
  const { rows } = await open.owner.query<{ 'QUERY PLAN': string }>(
    `explain (costs off) execute page (${Array.from({ length: parameters }, () => 'null').join(', ')})`,
  );
  await open.owner.query('deallocate page');
  return rows.map((line) => line['QUERY PLAN']).join('\n');
}

/** Returns the facet counts, and the totals of the list with each choice applied. */
async function compared(filters: BusinessFilters) {
  const { total, perks, price, minRating, verified, favorites, fits } = await countedOf(filters);
  const { traits } = filters;
  const choices: readonly (readonly [string, number, Partial<Traits>])[] = [
    ['all', total, {}],
    ...perks.map(({ name, count }) => [name, count, { perks: [...new Set([...traits.perks, name])] }] as const),
    ...price.map(({ name, count }) => [name, count, { price: PRICE_RANGES.filter((each) => each === name) }] as const),
    ...minRating.map(({ name, count }) => [`${name} stars`, count, { minRating: Number(name) }] as const),
    ['verified', verified, { verified: true }],
    ['favorites', favorites, { favorites: true }],
  ];
  const counted: Record<string, number> = {};
  const listed: Record<string, number> = {};
  for (const [name, count, choice] of choices) {
    counted[name] = count;
    const chosen = { ...filters, traits: { ...traits, ...choice } };
    listed[name] = (await open.search.page({ filters: chosen, sort: 'name', limit: 1, cursor: null })).total;
  }
  for (const [accepts, count] of Object.entries(fits ?? {}) as ['yes' | 'ask', number][]) {
    counted[`fits ${accepts}`] = count;
    const fit = { ...DOG, ...filters.fit, accepts };
    const page = await open.search.page({ filters: { ...filters, fit }, sort: 'name', limit: 1, cursor: null });
    listed[`fits ${accepts}`] = page.total;
  }
  return { counted, listed };
}

/** Gives a third of the places a policy for dogs up to 80 lb, and a third one for dogs up to 50 lb. */
async function stateWeights(): Promise<void> {
  for (const [rest, maxWeightLb] of [80, 50].entries()) {
    const { fit, fitMaxWeight } = fitColumns({ ...UNKNOWN_POLICY, pets: { dog: 'yes' }, maxWeightLb }, []);
    const sql = 'update businesses set fit = $1, fit_max_weight = $2 where id % 3 = $3';
    await open.owner.query(sql, [fit, fitMaxWeight, rest]);
  }
}

describe('facet counts', () => {
  beforeAll(async () => {
    await open.hold(randomTowns(300, 31));
    await stateWeights();
  });

  it.each(['yes', 'ask', null] as const)('facet counts with pets match the totals for answer %s', async (accepts) => {
    const filters = { ...ANYWHERE, fit: { ...DOG, accepts }, traits: { ...NO_TRAITS, minRating: 2 } };
    const { counted, listed } = await compared(filters);
    expect(counted).toEqual(listed);
    expect(counted['fits yes']).toBeGreaterThan(0);
    expect(counted['fits ask']).toBeGreaterThan(counted['fits yes'] ?? 0);
  });

  it('facet counts say that they are capped only if there are too many matches to read each one', async () => {
    expect((await countedOf(ANYWHERE)).capped).toBe(false);
  });

  it('facet counts without pets say nothing about them', async () => {
    expect(await countedOf(ANYWHERE)).not.toHaveProperty('fits');
  });

  it.each<[string, BusinessFilters]>([
    ['for everything', ANYWHERE],
    ['for a category in a town', { ...ANYWHERE, category: 'hotels', area: IN_ALDER }],
    ['for a misspelled text', { ...ANYWHERE, text: 'barnn' }],
    ['for a bounding box', { ...ANYWHERE, bounds: { west: -98, south: 30, east: -97, north: 31 } }],
    ['with a perk that owners spell in two ways', { ...ANYWHERE, traits: { ...NO_TRAITS, perks: ['BARN DOOR'] } }],
    [
      'with prices, a rating, and favorites',
      { ...ANYWHERE, traits: { ...NO_TRAITS, price: ['$', '$$'], minRating: 3.5, favorites: true } },
    ],
    ['with a perk that no business offers', { ...ANYWHERE, traits: { ...NO_TRAITS, perks: ['Moat'], verified: true } }],
  ])('facet counts %s match the totals of the list', async (_, filters) => {
    const { counted, listed } = await compared(filters);
    expect(counted).toEqual(listed);
  });

  it('facet counts include a business with two spellings of a perk once, and one name per perk', async () => {
    await open.add(randomTowns(1, 3).map((one) => ({ ...one, id: 999, isPublic: true, perks: ['Moat', 'Môat'] })));
    await open.add(randomTowns(1, 3).map((one) => ({ ...one, id: 998, isPublic: true, perks: ['moat'] })));
    const { counted, listed } = await compared({ ...ANYWHERE, traits: { ...NO_TRAITS, perks: ['MOAT'] } });
    expect(counted).toEqual(listed);
    expect(counted['MOAT']).toBe(2);
    expect(Object.keys(counted).filter((name) => /^m.at$/i.test(name))).toEqual(['MOAT']);
    await open.owner.query('delete from businesses where id in (998, 999)');
  });

  it('facet counts of 1,000 or more matches are cached; smaller ones are counted each time', async () => {
    const facets = new PostgresBusinessFacets(open.database);
    const verifiedOf = async (filters: BusinessFilters) =>
      (JSON.parse((await facets.of(filters)).json) as BusinessFacets).verified;
    const few = { ...ANYWHERE, text: 'moon' };
    await open.add(randomTowns(900, 8).map((one) => ({ ...one, id: one.id + 2000, isPublic: true })));
    const before = [await verifiedOf(ANYWHERE), await verifiedOf(few)];
    await open.owner.query('update businesses set is_verified = false');
    expect([await verifiedOf(ANYWHERE), await verifiedOf(few)]).toEqual([before[0], 0]);
    expect(before[1]).toBeGreaterThan(0);
  });

  it('facet counts list suggested perks first, then the selected one, then the most frequent others', async () => {
    const { perks } = await countedOf({ ...ANYWHERE, traits: { ...NO_TRAITS, perks: ['lark'] } });
    expect(perks.slice(0, 2).map(({ name }) => name)).toEqual(['Outdoor seating', 'Water bowls']);
    expect(perks[12]?.name).toBe('lark');
    const others = perks.slice(13).map(({ count }) => count);
    expect(others.length).toBeGreaterThan(2);
    expect(others).toEqual(others.toSorted((a, b) => b - a));
    expect(new Set(perks.map(({ name }) => name.toLowerCase())).size).toBe(perks.length);
  });
});

describe('a text search in a town', () => {
  it.each([
    ['on its first page', 'distance', 60],
    ['on a later page', 'name', 1],
  ] as const)(
    'a text search in a town reports that it includes nearby businesses when they are %s',
    async (_, sort, limit) => {
      const oak = (id: number, city: string) =>
        randomTowns(1, 3).map((one) => ({
          ...one,
          id,
          isPublic: true,
          city,
          state: 'TX',
          name: `${city} Larkspur`,
          ...ALDER_SPOT,
        }));
      const filters = { ...ANYWHERE, text: 'larkspur', area: IN_ALDER };
      await open.hold([...oak(1, 'Alder'), ...oak(2, 'Alder')]);
      expect((await open.search.page({ filters, sort, limit, cursor: null })).nearby).toBeUndefined();
      await open.add(oak(3, 'Birch'));
      expect((await open.search.page({ filters, sort, limit, cursor: null })).nearby).toBe(true);
    },
  );
});

describe('more matches than the count limit', () => {
  const many: BusinessFilters = { ...ANYWHERE, traits: { ...NO_TRAITS, perks: ['zebra crossing'] } };
  beforeAll(async () => {
    await open.hold(randomTowns(100, 5));
    await open.owner.query(`set welcome_paws.bulk_load = 'on'`);
    await open.owner.query(
      `insert into businesses (id, name, category, city, state, latitude, longitude, pet_perks, is_verified, approval_status)
       select 1000 + i, 'Zebra ' || i % 97, (array['hotels', 'homes'])[1 + i % 2], 'Alder', 'TX', 30.2, -97.7 + (i % 100) * 0.0001,
         array['Zebra crossing', 'Perk ' || i % 20], i % 700 = 0, 'approved'
       from generate_series(1, 10050) i`,
    );
    await open.owner.query('select add_entries(array(select id from businesses where id > 1000))');
    await open.owner.query('update business_entries set rating_sum = id % 50, review_count = 10 where id > 1000');
    await open.owner.query('analyze business_entries, business_documents');
  });

  it.each<[string, BusinessFilters]>([
    ['everywhere', ANYWHERE],
    ['with a perk, near a town', { ...many, area: IN_ALDER }],
    ['with pets', { ...many, area: IN_ALDER, fit: { ...DOG, accepts: 'ask' } }],
  ])('matches %s are counted exactly as a whole, and each choice up to the best ones', async (_, filters) => {
    const { counted, listed } = await compared(filters);
    const facets = await countedOf(filters);
    expect([facets.capped, counted['all']]).toEqual([true, listed['all']]);
    const choices = Object.entries(counted);
    expect(choices.filter(([name, count]) => count > (listed[name] ?? 0))).toEqual([]);
    expect(choices.filter(([name, count]) => (listed[name] ?? 0) > 100 && count === 0)).toEqual([]);
    expect(Object.keys(counted)).toContainEqual(expect.stringMatching(/^Perk \d/));
  });

  it.each<[string, BusinessFilters]>([
    ['a town with a text', { ...many, text: 'barn', area: IN_ALDER }],
    ['a town', { ...many, area: IN_ALDER }],
    ['a state', { ...many, category: 'hotels', area: { kind: 'state', state: 'TX' } }],
  ])(
    'many matches in %s are found with one index for perk and location, and parameters are read once',
    async (_, filters) => {
      const plan = await planOf(filters);
      expect(plan.match(/(documents_band|entries|businesses)_(?!pkey)\w+/g)).toEqual([
        'documents_band_0',
        'documents_band_1',
        'documents_band_2',
      ]);
      expect(plan.match(/Index Cond: \(search @@ ANY \(w(_\d)?\.queries\)\)/g)).toHaveLength(3);
    },
  );

  it('more matches than the count limit are listed in order, up to the page requested', async () => {
    for (const sort of ['rating', 'recommended', 'reviews', 'name'] as const) {
      const all = await open.search.page({ filters: many, sort, limit: 60, cursor: null });
      expect([sort, all.total, all.capped]).toEqual([sort, 10_000, true]);
      const first = await open.search.page({ filters: many, sort, limit: 30, cursor: null });
      const next = await open.search.page({ filters: many, sort, limit: 30, cursor: first.next });
      expect([...hitsOf(first), ...hitsOf(next)]).toEqual(hitsOf(all));
    }
  });
});
