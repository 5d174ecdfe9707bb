import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Area, BusinessFilters } from '../../../application/business/ports.js';
import type { Kind } from '../../../domain/business/kind/kind-label.js';
import { NO_TRAITS, type Traits } from '../../../domain/business/traits.js';
import { PostgresBusinessFacets } from '../../../infrastructure/business/search/business-facets.query.js';
import type { BusinessFacets } from '../../../interfaces/contract/business/business.js';
import { hitsOf, openSearch, type OpenSearch } from '../../support/search/open-search.js';
import type { OracleBusiness } from '../../support/search/search-oracle.js';

const BALTIMORE: Area = {
  kind: 'around',
  origin: { latitude: 39.29, longitude: -76.61 },
  miles: 10,
  town: 'baltimore,MD',
};

const PLACE: Omit<OracleBusiness, 'id' | 'name'> = {
  ...{ category: 'services', description: null, perks: [], address: null, city: 'Baltimore', state: 'MD' },
  ...{ latitude: 39.29, longitude: -76.61, tier: 'free', ratingSum: 0, reviewCount: 0, isPublic: true },
  ...{ priceRange: null, isVerified: false, favorableCount: 0 },
};

const PLACES: readonly (readonly [kind: Kind | null, Partial<OracleBusiness> & Pick<OracleBusiness, 'name'>])[] = [
  ['veterinarian', { name: 'Harbor Animals' }],
  ['emergency-vet', { name: 'Night Care', priceRange: '$$' }],
  [null, { name: 'Old Books', description: 'Our neighbor is a vet.' }],
  ['veterinarian', { name: 'The Good Vet', priceRange: '$' }],
  ['pet-store', { name: 'Fins and Feathers', priceRange: '$$' }],
  ['dog-park', { name: 'Canton Green', category: 'events' }],
  ['off-leash-area', { name: 'Hill Meadow', category: 'events' }],
  ['veterinarian', { name: 'Far Hooves', city: 'Dallas', state: 'TX', latitude: 32.78, longitude: -96.8 }],
  ['veterinarian', { name: 'Closed Hooves', isPublic: false }],
];

let open: OpenSearch;
beforeAll(async () => {
  open = await openSearch('kind_search');
  await open.hold(PLACES.map(([, place], index) => ({ ...PLACE, ...place, id: index + 1 })));
  const kinds = PLACES.map(([kind], index) => [index + 1, kind] as const).filter(([, kind]) => kind !== null);
  await open.owner.query(
    `update businesses b set kind = k.kind from unnest($1::integer[], $2::text[]) k(id, kind) where b.id = k.id`,
    [kinds.map(([id]) => id), kinds.map(([, kind]) => kind)],
  );
});
afterAll(() => open.close());

const asked = (text: string | null, area: Area, traits: Partial<Traits> = {}): BusinessFilters => ({
  ...{ text, category: null, area, bounds: null },
  traits: { ...NO_TRAITS, ...traits },
  fit: null,
});

async function namesOf(filters: BusinessFilters): Promise<string[]> {
  const sort = filters.text === null ? 'name' : 'relevance';
  const page = await open.search.page({ filters, sort, limit: 100, cursor: null });
  return hitsOf(page).map(({ id }) => PLACES[id - 1]![1].name);
}

describe('searching by kind of place', () => {
  it('returns the kind of each place on the map, null if it is unknown', async () => {
    const map = await open.search.map(asked(null, BALTIMORE), null);
    const points = JSON.parse(map.json) as readonly { readonly id: number; readonly kind: Kind | null }[];
    expect(points.map(({ id, kind }) => [id, kind])).toEqual(
      PLACES.map(([kind], index): [number, Kind | null] => [index + 1, kind]).slice(0, 7),
    );
  });

  it('finds places by the synonyms of their kind, those with the word in their name first', async () => {
    const names = await namesOf(asked('vet', BALTIMORE));
    expect(names[0]).toBe('The Good Vet');
    expect(names.toSorted()).toEqual(['Harbor Animals', 'Night Care', 'Old Books', 'The Good Vet']);
    expect(names.at(-1)).toBe('Old Books');
  });

  it.each([
    ['emergency vet', ['Night Care']],
    ['pet stores', ['Fins and Feathers']],
    ['animal hospital', ['Harbor Animals', 'Night Care', 'Old Books', 'The Good Vet']],
    ['off-leash', ['Canton Green', 'Hill Meadow']],
    ['the vet feathers', []],
    ['pet shop feathers', ['Fins and Feathers']],
  ])('%p finds %p', async (text, names) => {
    expect((await namesOf(asked(text, BALTIMORE))).toSorted()).toEqual(names);
  });

  it('corrects typos in the words of kinds', async () => {
    expect(await namesOf(asked('vetrinarian', BALTIMORE))).toContain('Harbor Animals');
  });

  it('filters by one of several kinds, with and without a text and an area', async () => {
    const kinds = ['emergency-vet', 'pet-store'] as const;
    expect(await namesOf(asked(null, BALTIMORE, { kinds }))).toEqual(['Fins and Feathers', 'Night Care']);
    expect(await namesOf(asked('vet', BALTIMORE, { kinds }))).toEqual(['Night Care']);
    const anywhere = await namesOf(asked(null, { kind: 'anywhere' }, { kinds: ['veterinarian'] }));
    expect(anywhere).toEqual(['Far Hooves', 'Harbor Animals', 'The Good Vet']);
    const texas = await namesOf(asked(null, { kind: 'state', state: 'TX' }, { kinds: ['veterinarian'] }));
    expect(texas).toEqual(['Far Hooves']);
  });

  it('follows a list by kind page by page, with its total', async () => {
    const { hits, pages } = await open.followed(asked('vet', BALTIMORE), 'relevance', 1);
    expect([hits.length, new Set(hits.map(({ id }) => id)).size, pages[0]?.total]).toEqual([4, 4, 4]);
  });

  it('counts the kinds of the results instead of the chosen ones', async () => {
    const facets = async (traits: Partial<Traits>): Promise<BusinessFacets> =>
      JSON.parse(
        (await new PostgresBusinessFacets(open.database).of(asked(null, BALTIMORE, traits))).json,
      ) as BusinessFacets;
    const all = [
      { name: 'veterinarian', count: 2 },
      { name: 'dog-park', count: 1 },
      { name: 'emergency-vet', count: 1 },
      { name: 'off-leash-area', count: 1 },
      { name: 'pet-store', count: 1 },
    ];
    expect((await facets({})).kinds).toEqual(all);
    const chosen = await facets({ kinds: ['pet-store'] });
    expect(chosen.kinds).toEqual(all);
    expect(chosen.price.find(({ name }) => name === '$$')?.count).toBe(1);
    expect((await facets({ price: ['$$'] })).kinds).toEqual([
      { name: 'emergency-vet', count: 1 },
      { name: 'pet-store', count: 1 },
    ]);
  });
});
