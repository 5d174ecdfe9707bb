import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import { SORTS } from '../../../domain/business/list-order.js';
import { NO_TRAITS, type Traits } from '../../../domain/business/traits.js';
import { openSearch, type OpenSearch } from '../../support/search/open-search.js';
import { randomTowns, TOWNS } from '../../support/search/search-fixtures.js';
import { referenceSearch } from '../../support/search/search-oracle.js';

const ANYWHERE: Area = { kind: 'anywhere' };
const [ALDER, , FORT, DUNE] = TOWNS;
const around = (place: { latitude: number; longitude: number }, miles: number, town: string | null): Area => ({
  kind: 'around',
  origin: { latitude: place.latitude, longitude: place.longitude },
  miles,
  town,
});

const AREAS: Readonly<Record<string, Area>> = {
  anywhere: ANYWHERE,
  'in a town, 5 miles': around(ALDER, 5, ALDER.town),
  'in a town, 100 miles': around(ALDER, 100, ALDER.town),
  'in a town with a strange name': around(FORT, 10, FORT.town),
  'around a point': around(ALDER, 10, null),
  'around a point on the antimeridian': around(DUNE, 25, null),
  'around the pole': around({ latitude: 89.9, longitude: 0 }, 100, null),
  'in a state': { kind: 'state', state: 'TX' },
  'at an unknown location': { kind: 'address', text: 'birch street' },
  'at a location without a word': { kind: 'address', text: '%' },
};

const BOUNDS: Readonly<Record<string, BusinessFilters['bounds']>> = {
  'no box': null,
  'a small box': { west: -97.75, south: 30.15, east: -97.6, north: 30.3 },
  'a box of a continent': { west: -130, south: 20, east: -60, north: 60 },
  'a box across the antimeridian': { west: 179.9, south: 50, east: -179.9, north: 55 },
};

const TRAITS: readonly Traits[] = [
  NO_TRAITS,
  { ...NO_TRAITS, perks: ['BARN DOOR'] },
  { ...NO_TRAITS, minRating: 4 },
  { ...NO_TRAITS, perks: ['lark', 'cafe oak'], minRating: 3.5 },
  { ...NO_TRAITS, price: ['$', '$$$'], verified: true },
  { ...NO_TRAITS, favorites: true },
  { ...NO_TRAITS, perks: ["wolf's \\ moon"], price: ['$$'] },
  { perks: ['barn door'], price: ['$', '$$', '$$$$'], kinds: [], minRating: 1, verified: false, favorites: true },
  { ...NO_TRAITS, perks: ['"\'{,}'] },
];

/** Cycles through the traits, so that each is combined with many businesses, texts, and sort orders. */
const nextTraits = (() => {
  let n = 0;
  return (): Traits => TRAITS[(n += 1) % TRAITS.length] ?? NO_TRAITS;
})();

const TEXTS = [null, 'barn', 'oak moon', 'café or wolf', 'fern -bark', 'hotel', 'alder barn'];

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('search');
});
afterAll(() => open.close());

describe.each([11, 12, 13])('a search of random businesses (seed %i)', (seed) => {
  const places = randomTowns(260, seed);
  beforeAll(() => open.hold(places));

  describe.each(Object.entries(AREAS))('%s', (_, area) => {
    it.each(Object.entries(BOUNDS))(
      'in %s, finds the same businesses as the reference search, in order, page by page',
      async (_name, bounds) => {
        const sorts = SORTS.filter((name) => name !== 'distance' || area.kind === 'around');
        for (const [n, text] of [
          null,
          TEXTS[seed % TEXTS.length] ?? null,
          TEXTS[(seed * 5 + 2) % TEXTS.length] ?? null,
        ].entries()) {
          const rank = await open.ranks(text);
          const category = n === 0 ? null : n === 1 ? 'hotels' : 'restaurants';
          for (const filters of [
            { text, category: null, area, bounds, traits: n === 0 ? NO_TRAITS : nextTraits(), fit: null },
            { text, category, area, bounds, traits: nextTraits(), fit: null } as const,
          ]) {
            for (const sort of sorts) {
              const expected = referenceSearch(places, filters, sort, rank);
              const { hits, pages } = await open.followed(filters, sort, expected.length > 60 ? 29 : 7);
              expect({ filters, sort, hits }).toEqual({ filters, sort, hits: expected });
              expect(pages.map(({ total, capped }) => ({ total, capped }))).toEqual(
                pages.map(() => ({ total: expected.length, capped: false })),
              );
            }
          }
        }
      },
    );
  });
});

describe('paging through a search', () => {
  const places = randomTowns(150, 21);
  beforeAll(() => open.hold(places));

  it('returns each business once while others are added between pages', async () => {
    const filters: BusinessFilters = {
      text: null,
      category: null,
      area: AREAS['in a town, 100 miles'] ?? ANYWHERE,
      bounds: null,
      traits: NO_TRAITS,
      fit: null,
    };
    for (const sort of SORTS) {
      await open.hold(places);
      const before = referenceSearch(places, filters, sort, () => 0).map(({ id }) => id);
      const seen: number[] = [];
      let cursor: string | null = null;
      let added = 0;
      do {
        const page = await open.search.page({ filters, sort, limit: 10, cursor });
        seen.push(...(JSON.parse(page.json) as { id: number }[]).map(({ id }) => id));
        cursor = page.next;
        added += 20;
        await open.add(randomTowns(20, added).map((place) => ({ ...place, id: 10_000 + added + place.id })));
      } while (cursor !== null);
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen.filter((id) => id < 10_000)).toEqual(before);
    }
  });

  it("rejects a cursor that it didn't return, and names the parameter", async () => {
    const filters: BusinessFilters = {
      text: null,
      category: null,
      area: ANYWHERE,
      bounds: null,
      traits: NO_TRAITS,
      fit: null,
    };
    const { next } = await open.search.page({ filters, sort: 'rating', limit: 5, cursor: null });
    const decoded = JSON.parse(Buffer.from(String(next), 'base64url').toString()) as unknown[];
    // Every part except the last business's name, which may be any text, replaced by values of other types.
    const parts = [...decoded.keys()].filter((i) => typeof decoded[i] !== 'string' || i < 5);
    const changed = parts.flatMap((i) =>
      [undefined, 'x', -1, 1e99, {}, "'); drop table businesses; --"].map((value) => decoded.with(i, value)),
    );
    const encoded = changed
      .filter((content) => JSON.stringify(content) !== JSON.stringify(decoded))
      .map((content) => Buffer.from(JSON.stringify(content)));
    for (const cursor of [
      '',
      'x',
      '%',
      'W10',
      'bnVsbA',
      String(next).slice(0, -6),
      ...encoded.map((bytes) => bytes.toString('base64url')),
    ]) {
      const answer = open.search.page({ filters, sort: 'rating', limit: 5, cursor });
      await expect(answer).rejects.toMatchObject({ code: 'INVALID_CURSOR', errors: [{ path: 'cursor' }] });
    }
    const other = open.search.page({
      filters: { ...filters, category: 'hotels' },
      sort: 'rating',
      limit: 5,
      cursor: next,
    });
    await expect(other).rejects.toMatchObject({ code: 'INVALID_CURSOR', errors: [{ path: 'cursor' }] });
    await expect(open.search.page({ filters, sort: 'name', limit: 5, cursor: next })).rejects.toMatchObject({
      code: 'INVALID_CURSOR',
    });
  });
});
