import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area, BusinessFilters, SearchPage } from '../../../application/business/ports.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import { PostgresBusinessFacets } from '../../../infrastructure/business/search/business-facets.query.js';
import { PostgresBusinessSearch } from '../../../infrastructure/business/search/business-search.query.js';
import { PostgresSuggestions } from '../../../infrastructure/business/search/suggestions.query.js';
import { filledDirectory } from '../../support/postgres/filled-directory.js';
import type { WatchedDatabase } from '../../support/postgres/watched-database.js';

/** More than twice the matches that a search reads. All are near one town, and all match 'zebra'. */
const PLACES = 22_000;

/**
 * Rows of tables that a statement may read: 10,001 matches, and those of a page in each part of an index. The nearest are
 * among all matches of the cells that a circle touches.
 */
const MAX_READ = 10_001 + 600;
const MAX_READ_FOR_NEAREST = PLACES + 600;

let database: WatchedDatabase;
beforeAll(async () => {
  database = await filledDirectory(
    'bounded_reads',
    'businesses, business_entries, business_documents',
    async (owner) => {
      await owner.query(
        `insert into businesses (id, name, category, kind, city, state, latitude, longitude, pet_perks, fit, approval_status)
     select i, 'Zebra ' || i % 97, (array['hotels', 'restaurants'])[1 + i % 2], (array[null, 'cafe'])[1 + i % 2], 'Alder', 'TX',
       30.2, -97.7 + (i % 100) * 0.0001, '{Water bowls}', 1, 'approved' from generate_series(1, ${PLACES}) i`,
      );
      await owner.query(`select add_entries(array(select id from businesses))`);
      // A few of the best band, some of the second, and the rest.
      await owner.query(
        `update business_entries set review_count = 100, rating_sum = case when id % 50 = 0 then 490 when id % 5 = 0 then 430 else 300 end`,
      );
    },
  );
}, 120_000);
afterAll(() => database?.close());

const mostRead = (work: () => Promise<unknown>): Promise<number> => database.mostRead(work);

const NEAR: Area = { kind: 'around', origin: { latitude: 30.2, longitude: -97.7 }, miles: 10, town: 'alder,TX' };
const DOG: BusinessFilters['fit'] = { pets: [{ type: 'dog', weightLb: 40, size: null }], at: null, accepts: 'yes' };
const EVERYTHING: BusinessFilters = {
  ...{ text: null, category: null, area: { kind: 'anywhere' }, bounds: null, traits: NO_TRAITS, fit: null },
};
const SEARCHES: Readonly<Record<string, Partial<BusinessFilters>>> = {
  everything: {},
  'a text': { text: 'zebra' },
  'a known word': { text: 'coffee' },
  'a town': { area: NEAR },
  'a text in a town': { area: NEAR, text: 'zebra' },
  'a state': { area: { kind: 'state', state: 'TX' } },
  'a box': { bounds: { west: -120, south: 20, east: -70, north: 50 } },
  'a category': { category: 'hotels' },
  'a perk': { traits: { ...NO_TRAITS, perks: ['Water bowls'] } },
  'a rating': { traits: { ...NO_TRAITS, minRating: 3 } },
  pets: { fit: DOG },
};

describe(`of ${PLACES.toLocaleString('en-US')} matches, no statement reads more than a search's limit`, () => {
  it.each(Object.entries(SEARCHES))('for %s: lists, facets, and maps', async (_, some) => {
    const filters = { ...EVERYTHING, ...some };
    const search = new PostgresBusinessSearch(database);
    const list = async (sort: 'relevance' | 'rating' | 'recommended' | 'name' | 'distance') => {
      const page = await search.page({ filters, sort, limit: 12, cursor: null });
      // Another process, which doesn't know how many there are.
      await new PostgresBusinessSearch(database).page({ filters, sort, limit: 12, cursor: page.next });
    };
    const calls = {
      ...{ relevance: () => list('relevance'), rating: () => list('rating'), recommended: () => list('recommended') },
      ...{ name: () => list('name'), ...(filters.area.kind === 'around' && { distance: () => list('distance') }) },
      facets: () => new PostgresBusinessFacets(database).of(filters),
      map: () => new PostgresBusinessSearch(database).map(filters, null),
    };
    const read: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) read[name] = await mostRead(call);
    const most = (name: string) => (name === 'distance' ? MAX_READ_FOR_NEAREST : MAX_READ);
    expect(Object.entries(read).filter(([name, rows]) => rows > most(name))).toEqual([]);
    expect(Math.max(...Object.values(read))).toBeGreaterThan(10_000);
  });

  it('for texts with fewer, which are ranked only if they are few: each is on one page, the best first', async () => {
    const filters = { ...EVERYTHING, text: 'zebra', traits: { ...NO_TRAITS, minRating: 4 } };
    const listed: number[] = [];
    let cursor: string | null = null;
    do {
      const page: SearchPage = await new PostgresBusinessSearch(database).page({
        ...{ filters, sort: 'relevance', limit: 100, cursor },
      });
      expect([page.total, page.capped]).toEqual([PLACES / 5, false]);
      listed.push(...(JSON.parse(page.json) as readonly { readonly id: number }[]).map(({ id }) => id));
      cursor = page.next;
    } while (cursor !== null);
    expect(new Set(listed).size).toBe(PLACES / 5);
    const best = PLACES / 50;
    expect(listed.slice(0, best).every((id) => id % 50 === 0)).toBe(true);
  });

  it('for suggestions', async () => {
    const suggestions = new PostgresSuggestions(database);
    const of = (area: Area) => suggestions.of({ text: 'zeb', area, terms: [] });
    expect(await mostRead(() => of(EVERYTHING.area))).toBeLessThan(1000);
    expect(await mostRead(() => of(NEAR))).toBeLessThan(1000);
  });
});
