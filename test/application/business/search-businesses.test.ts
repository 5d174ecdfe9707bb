import { describe, expect, it } from '@jest/globals';
import { SearchBusinesses, type SearchInput, MapBusinesses } from '../../../application/business/search-businesses.js';
import { SuggestLocations } from '../../../application/gazetteer/suggest-locations.js';
import type { BusinessSearchRequest } from '../../../application/business/ports.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import { FakeBusinessSearch } from '../../support/fakes/business/business.js';
import { AUSTIN as origin, FakeGazetteer, FakePlaceCounts } from '../../support/fakes/business/gazetteer.js';

async function asked(input: SearchInput): Promise<BusinessSearchRequest | undefined> {
  const search = new FakeBusinessSearch();
  await new SearchBusinesses(search, new FakeGazetteer()).run(input);
  return search.asked[0];
}

describe('searching businesses', () => {
  it('returns everything by default, best first, 24 per page', async () => {
    const filters = {
      text: null,
      category: null,
      area: { kind: 'anywhere' },
      bounds: null,
      traits: NO_TRAITS,
      fit: null,
    };
    expect(await asked({})).toEqual({ filters, sort: 'rating', limit: 24, cursor: null });
    expect(await asked({ query: ' \0 ', location: '  ', category: null, cursor: '' })).toEqual({
      filters,
      sort: 'rating',
      limit: 24,
      cursor: null,
    });
  });

  it('uses the location and the pet of a text unless the caller gives others', async () => {
    const filters = async (input: SearchInput) => (await asked(input))?.filters;
    const around = { kind: 'around', origin, miles: 10, town: 'austin,TX' };
    const cat = { pets: [{ type: 'cat', size: null, weightLb: null }], at: null, accepts: 'ask' };
    expect(await filters({ query: 'cat hotel in Austin' })).toMatchObject({ text: 'hotel', area: around, fit: cat });
    const dog = [{ type: 'dog', size: null, weightLb: 70 }] as const;
    const own = await filters({ query: 'cat hotel in Austin', location: 'TX', pets: dog });
    expect(own).toMatchObject({
      text: 'hotel',
      area: { kind: 'state', state: 'TX' },
      fit: { pets: dog, accepts: null },
    });
    expect(own?.understood).toMatchObject({ dropped: ['in Austin', 'cat'], pet: null, location: null });
    const bounds = { west: -98, south: 30, east: -97, north: 31 };
    expect(await filters({ query: 'hotel in Austin', bounds })).toMatchObject({
      text: 'hotel',
      area: { kind: 'anywhere' },
    });
    expect(await filters({ query: 'cat hotel in Austin', exact: true })).toEqual({
      ...{ text: 'cat hotel in Austin', category: null, area: { kind: 'anywhere' }, bounds: null, traits: NO_TRAITS },
      ...{ fit: null, exact: true },
    });
  });

  it('widens the circle only if the caller chose no radius or allows it', async () => {
    const understood = async (input: SearchInput) => (await asked(input))?.filters.understood;
    expect(await understood({ query: 'pizza', location: 'Austin' })).toMatchObject({ mayWiden: true });
    expect(await understood({ query: 'pizza', location: 'Austin', radius: 10 })).toMatchObject({ mayWiden: false });
    const widen = { query: 'pizza', location: 'Austin', radius: 10, widen: true } as const;
    expect(await understood(widen)).toMatchObject({ mayWiden: true });
  });

  it('sorts by relevance if there is a text and no sort order', async () => {
    expect(await asked({ query: ' pizza ' })).toMatchObject({ filters: { text: 'pizza' }, sort: 'relevance' });
    expect(await asked({ query: 'pizza', sort: 'name' })).toMatchObject({ sort: 'name' });
  });

  it('uses only the first 24 words of the search text', async () => {
    const words = Array.from({ length: 24 }, (_, n) => `word${String(n)}`);
    for (const between of [' ', ' or ', '-', '"', ', "']) {
      const text = [...words, ...words].join(between);
      const searched = (await asked({ query: text }))?.filters.text ?? '';
      expect([text.startsWith(searched), searched.match(/\w+/g)?.length]).toEqual([true, 24]);
    }
    const street = await asked({ location: `Nowhere ${'Road '.repeat(900)}` });
    expect(street?.filters.area).toEqual({ kind: 'address', text: `Nowhere ${'Road '.repeat(23)}`.trim() });
    expect(await asked({ query: words.join(' ') })).toMatchObject({ filters: { text: words.join(' ') } });
  });

  it('searches around a town including its businesses, and around a ZIP code or coordinates only within the radius', async () => {
    expect(await asked({ location: 'Austin' })).toMatchObject({
      filters: { area: { kind: 'around', origin, miles: 10, town: 'austin,TX' } },
    });
    expect(await asked({ location: '78701', radius: 25 })).toMatchObject({
      filters: { area: { kind: 'around', origin, miles: 25, town: null } },
    });
    expect(await asked({ ...origin, radius: 5 })).toMatchObject({
      filters: { area: { kind: 'around', origin, miles: 5, town: null } },
    });
  });

  it('searches within a state, and treats an unknown location as text, whatever the radius', async () => {
    expect(await asked({ location: 'TX', radius: 5 })).toMatchObject({
      filters: { area: { kind: 'state', state: 'TX' } },
    });
    expect(await asked({ location: 'Nowhere Rd' })).toMatchObject({
      filters: { area: { kind: 'address', text: 'Nowhere Rd' } },
    });
  });

  const NO_ORIGIN = 'Sorting by distance requires a location or coordinates.';

  it.each<[string, SearchInput, string, string, string]>([
    ['a location together with coordinates', { location: 'Austin', ...origin }, 'LOCATION_CONFLICT', 'location', 'Provide a location or coordinates, not both.'],
    ['a single coordinate', { latitude: 1 }, 'ORIGIN_INCOMPLETE', 'longitude', 'latitude and longitude must be given together.'],
    ['a single coordinate', { longitude: 1 }, 'ORIGIN_INCOMPLETE', 'latitude', 'latitude and longitude must be given together.'],
    ['sorting by distance without a location', { sort: 'distance' }, 'ORIGIN_REQUIRED', 'sort', NO_ORIGIN],
    ['sorting by distance in a state', { sort: 'distance', location: 'TX' }, 'ORIGIN_REQUIRED', 'sort', NO_ORIGIN],
    ['a bounding box upside down', { bounds: { west: 0, south: 2, east: 1, north: 1 } }, 'BOUNDS_INVALID', 'bounds', 'In bounds, south must not be greater than north.'],
  ])('rejects a search: %s', async (_, input, code, path, message) => {
    await expect(asked(input)).rejects.toMatchObject({ code, errors: [{ path, message }] });
  }); // prettier-ignore

  it('searches within a bounding box, even if it is a line', async () => {
    for (const north of [1, 2]) {
      const bounds = { west: 0, south: 1, east: 1, north };
      expect(await asked({ bounds })).toMatchObject({ filters: { bounds } });
    }
    expect(await asked({ sort: 'distance', location: 'Austin' })).toMatchObject({ sort: 'distance' });
  });

  it('builds the same query for equal choices in any order', async () => {
    const filters = (await asked({ perks: ['Water bowls', ' pet treats', 'water  BOWLS'], price: ['$$', '$'] }))
      ?.filters;
    expect(filters?.traits).toEqual({ ...NO_TRAITS, perks: ['Water bowls', 'pet treats'], price: ['$', '$$'] });
  });

  it('applies the same search to the map', async () => {
    const search = new FakeBusinessSearch();
    const input = { query: 'pizza', location: 'Austin', category: 'hotels' } as const;
    await new MapBusinesses(search, new FakeGazetteer()).run(input);
    const listed = await asked(input);
    expect(search.asked[0]?.filters).toEqual(listed?.filters);
  });

  it('returns the part of the map in view, and rejects a view upside down', async () => {
    const search = new FakeBusinessSearch();
    const map = new MapBusinesses(search, new FakeGazetteer());
    const view = { west: -98, south: 30, east: -97, north: 31 };
    await map.run({ query: 'pizza' });
    await map.run({ query: 'pizza', view });
    expect(search.views).toEqual([null, view]);
    expect(search.asked[1]).toEqual(search.asked[0]);
    await expect(map.run({ view: { ...view, south: 32 } })).rejects.toMatchObject({ code: 'BOUNDS_INVALID' });
  });
});

describe('suggesting locations', () => {
  it('suggests from two characters on, with the number of businesses', async () => {
    const suggest = new SuggestLocations(new FakeGazetteer(), new FakePlaceCounts());
    expect(await suggest.run(' a ')).toEqual([]);
    expect(await suggest.run('\0\0a')).toEqual([]);
    expect(await suggest.run(' au ')).toEqual([{ name: 'au', places: 0 }]);
    expect(await suggest.run('austin')).toEqual([{ name: 'austin', places: 28 }]);
  });
});
