import { describe, expect, it } from '@jest/globals';
import { MapBusinesses } from '../../../application/business/map-businesses.js';
import { SearchBusinesses, type SearchInput } from '../../../application/business/search-businesses.js';
import { SuggestLocations } from '../../../application/gazetteer/suggest-locations.js';
import type { BusinessSearchRequest } from '../../../application/business/ports.js';
import { NO_TRAITS } from '../../../domain/business/traits.js';
import { FakeBusinessSearch } from '../../support/fakes/business.js';
import { AUSTIN as origin, FakeGazetteer, FakePlaceCounts } from '../../support/fakes/gazetteer.js';

async function asked(input: SearchInput): Promise<BusinessSearchRequest | undefined> {
  const search = new FakeBusinessSearch();
  await new SearchBusinesses(search, new FakeGazetteer()).run(input);
  return search.asked[0];
}

describe('searching businesses', () => {
  it('filters nothing where nothing is asked, best first, 24 a page', async () => {
    const filters = { text: null, category: null, area: { kind: 'anywhere' }, bounds: null, traits: NO_TRAITS };
    expect(await asked({})).toEqual({ filters, sort: 'rating', limit: 24, cursor: null });
    expect(await asked({ query: ' \0 ', location: '  ', category: null, cursor: '' })).toEqual({
      filters,
      sort: 'rating',
      limit: 24,
      cursor: null,
    });
  });

  it('orders by relevance where there is a text and no other wish', async () => {
    expect(await asked({ query: ' pizza ' })).toMatchObject({ filters: { text: 'pizza' }, sort: 'relevance' });
    expect(await asked({ query: 'pizza', sort: 'name' })).toMatchObject({ sort: 'name' });
  });

  it('searches for the first 24 words of a text, however many were typed', async () => {
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

  it('looks around a town and keeps its places, around a ZIP or coordinates only within the radius', async () => {
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

  it('looks in a state, and matches an unknown location as text, whatever the radius', async () => {
    expect(await asked({ location: 'TX', radius: 5 })).toMatchObject({
      filters: { area: { kind: 'state', state: 'TX' } },
    });
    expect(await asked({ location: 'Nowhere Rd' })).toMatchObject({
      filters: { area: { kind: 'address', text: 'Nowhere Rd' } },
    });
  });

  const NO_ORIGIN = 'Sorting by distance needs a location or coordinates.';

  it.each<[string, SearchInput, string, string, string]>([
    ['a location beside coordinates', { location: 'Austin', ...origin }, 'LOCATION_CONFLICT', 'location', 'Give a location or coordinates, not both.'],
    ['one coordinate alone', { latitude: 1 }, 'ORIGIN_INCOMPLETE', 'longitude', 'latitude and longitude belong together.'],
    ['one coordinate alone', { longitude: 1 }, 'ORIGIN_INCOMPLETE', 'latitude', 'latitude and longitude belong together.'],
    ['the order by distance from nowhere', { sort: 'distance' }, 'ORIGIN_REQUIRED', 'sort', NO_ORIGIN],
    ['the order by distance from a state', { sort: 'distance', location: 'TX' }, 'ORIGIN_REQUIRED', 'sort', NO_ORIGIN],
    ['a box upside down', { bounds: { west: 0, south: 2, east: 1, north: 1 } }, 'BOUNDS_INVALID', 'bounds', 'bounds must name a south that does not lie above its north.'],
  ])('refuses %s', async (_, input, code, path, message) => {
    await expect(asked(input)).rejects.toMatchObject({ code, errors: [{ path, message }] });
  }); // prettier-ignore

  it('looks in a box, also in one that is a line', async () => {
    for (const north of [1, 2]) {
      const bounds = { west: 0, south: 1, east: 1, north };
      expect(await asked({ bounds })).toMatchObject({ filters: { bounds } });
    }
    expect(await asked({ sort: 'distance', location: 'Austin' })).toMatchObject({ sort: 'distance' });
  });

  it('asks alike for equal choices, in whatever order they are named', async () => {
    const filters = (await asked({ perks: ['Water bowls', ' pet treats', 'water  BOWLS'], price: ['$$', '$'] }))
      ?.filters;
    expect(filters?.traits).toEqual({ ...NO_TRAITS, perks: ['Water bowls', 'pet treats'], price: ['$', '$$'] });
  });

  it('draws the same on a map', async () => {
    const search = new FakeBusinessSearch();
    const map = await new MapBusinesses(search, new FakeGazetteer()).run({
      query: 'pizza',
      location: 'Austin',
      category: 'hotels',
    });
    const listed = await asked({ query: 'pizza', location: 'Austin', category: 'hotels' });
    expect(search.asked[0]?.filters).toEqual(listed?.filters);
    expect(map.origin).toEqual(listed?.filters.area.kind === 'around' && listed.filters.area.origin);
    expect((await new MapBusinesses(search, new FakeGazetteer()).run({ location: 'TX' })).origin).toBeNull();
  });
});

describe('suggesting locations', () => {
  it('begins at two characters, and tells how many businesses are listed there', async () => {
    const suggest = new SuggestLocations(new FakeGazetteer(), new FakePlaceCounts());
    expect(await suggest.run(' a ')).toEqual([]);
    expect(await suggest.run('\0\0a')).toEqual([]);
    expect(await suggest.run(' au ')).toEqual([{ name: 'au', places: 0 }]);
    expect(await suggest.run('austin')).toEqual([{ name: 'austin', places: 28 }]);
  });
});
