import { describe, expect, it } from '@jest/globals';
import { browsePath, browseSearchOf, filtersOf, withPreferredRadius } from '../../../web/lib/path/browse-search.js';

const searchOf = (query: string) => browseSearchOf(new URLSearchParams(query));

describe('The address of a search', () => {
  it('survives parsing and formatting with each of its parameters', () => {
    for (const address of [
      '/browse',
      '/browse?query=patio&category=hotels&location=Austin&radius=25&sort=distance&view=map',
      '/browse?latitude=30.27&longitude=-97.74&radius=5&sort=distance',
      '/browse?bounds=-98%2C30%2C-97%2C31&sort=reviews&view=map',
      '/browse?perks=Water+bowls&perks=Pet+treats&price=%24&price=%24%24&minRating=4&verified=true&favorites=true&sort=recommended',
    ]) {
      expect(browsePath(searchOf(address.split('?')[1] ?? ''))).toBe(address);
    }
  });

  it('keeps one place: the entered location, else the reader’s position, else the map’s bounds', () => {
    const all = 'latitude=30&longitude=-97&bounds=-98,30,-97,31&radius=10';
    expect(searchOf(`location=Austin&${all}`)).toMatchObject({ location: 'Austin', origin: null, bounds: null });
    expect(searchOf(all)).toMatchObject({ origin: { latitude: 30, longitude: -97 }, bounds: null, radius: 10 });
    expect(searchOf('bounds=-98,30,-97,31&radius=10')).toMatchObject({
      bounds: { west: -98, south: 30, east: -97, north: 31 },
      radius: null,
    });
  });

  it('rounds the reader’s position to about 100 meters', () => {
    expect(searchOf('latitude=30.267153&longitude=-97.743057').origin).toEqual({
      latitude: 30.267,
      longitude: -97.743,
    });
    expect(browsePath({ origin: { latitude: 30.267153, longitude: -97.743057 } })).toBe(
      '/browse?latitude=30.267&longitude=-97.743',
    );
  });

  it('accepts degrees with any number of decimals or an exponent', () => {
    expect(searchOf('latitude=40.82191257142857&longitude=-7.3949152e1').origin).toEqual({
      latitude: 40.822,
      longitude: -73.949,
    });
    expect(searchOf('bounds=-9.8e1,30.000000000000001,-97,31E0').bounds).toEqual({
      west: -98,
      south: 30,
      east: -97,
      north: 31,
    });
  });

  it.each([
    'latitude=30',
    'latitude=91&longitude=0',
    'latitude=x&longitude=y',
    'bounds=1,2,3',
    'bounds=-97,31,-98,30',
    'bounds=-98,30,-97,91',
    'radius=7',
    'perks=&price=cheap&price=&minRating=0&verified=yes&favorites=',
    'minRating=6',
  ])('drops invalid values: %s', (query) => {
    expect(browsePath(searchOf(query))).toBe('/browse');
  });

  it('sorts by distance only with a position', () => {
    expect(searchOf('sort=distance').sort).toBeNull();
    expect(searchOf('sort=distance&latitude=30&longitude=-97').sort).toBe('distance');
  });

  it('sends only the chosen filters to the API', () => {
    expect(filtersOf(searchOf(''))).toEqual({});
    expect(filtersOf(searchOf('latitude=30&longitude=-97&radius=5&category=homes'))).toEqual({
      latitude: 30,
      longitude: -97,
      radius: 5,
      category: 'homes',
    });
    expect(filtersOf(searchOf('perks=Lawn&price=$$&verified=true'))).toEqual({
      perks: ['Lawn'],
      price: ['$$'],
      verified: true,
    });
  });

  it('uses a member’s preferred radius if the address has none, and only a radius in the address is never widened', () => {
    const filters = (query: string, preferred?: string) => filtersOf(withPreferredRadius(searchOf(query), preferred));
    expect(filters('location=Austin', '50')).toEqual({ location: 'Austin', radius: 50, widen: true });
    expect(filters('location=Austin&radius=5', '50')).toEqual({ location: 'Austin', radius: 5 });
    // 10 miles is the API’s default; visitors have no preference.
    for (const preferred of ['10', undefined]) {
      expect(filters('location=Austin', preferred)).toEqual({ location: 'Austin' });
    }
  });

  it('does not contain a member’s preferred radius, so that it can be shared', () => {
    expect(browsePath(withPreferredRadius(searchOf('location=Austin'), '50'))).toBe('/browse?location=Austin');
  });
});
