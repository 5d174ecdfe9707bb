import { describe, expect, it } from '@jest/globals';
import { legsOf, mapTextOf, MAX_ROUTE_STOPS, type Stop } from '../../../domain/saved-place/trip.js';

const stop = (address: string | null, more: Partial<Stop> = {}): Stop => ({
  ...{ address, city: 'Austin', state: 'TX', latitude: 30.25, longitude: -97.75, locationSource: 'address' },
  ...more,
});

const stops = (count: number) => Array.from({ length: count }, (_, n) => stop(`${String(n + 1)} Elm St`));

/** The parameters of a link. */
const asked = (link = '') => new URL(link).searchParams;

describe('the words by which a map finds a place', () => {
  it('are its street address, city, and state', () => expect(mapTextOf(stop('1 Elm St'))).toBe('1 Elm St, Austin, TX'));

  it('are the coordinates of a pin without an address', () =>
    expect(mapTextOf(stop(null, { locationSource: 'pin' }))).toBe('30.25,-97.75'));

  it('do not exist for a place with a city only', () => {
    expect(mapTextOf(stop(null))).toBeNull();
    expect(mapTextOf(stop('', { locationSource: 'pin', latitude: null }))).toBeNull();
  });
});

describe('the links to a route', () => {
  it('a trip without a findable stop has no link', () => expect(legsOf([stop(null)])).toEqual([]));

  it('a single stop is a destination from where the reader is', () => {
    const [leg, ...more] = legsOf(stops(1));
    expect(more).toEqual([]);
    expect([...asked(leg?.google)]).toEqual([
      ['api', '1'],
      ['destination', '1 Elm St, Austin, TX'],
    ]);
    expect([...asked(leg?.apple)]).toEqual([['destination', '1 Elm St, Austin, TX']]);
  });

  it('two stops are a start and an end, without waypoints', () => {
    const [leg] = legsOf(stops(2));
    expect(asked(leg?.google).get('origin')).toBe('1 Elm St, Austin, TX');
    expect(asked(leg?.google).get('destination')).toBe('2 Elm St, Austin, TX');
    expect(asked(leg?.google).has('waypoints')).toBe(false);
    expect(leg).toMatchObject({ from: 1, to: 2 });
  });

  it('eleven stops fit one route: nine waypoints between the start and the end, in order', () => {
    const [leg, ...more] = legsOf(stops(MAX_ROUTE_STOPS));
    expect(more).toEqual([]);
    const between = Array.from({ length: 9 }, (_, n) => `${String(n + 2)} Elm St, Austin, TX`);
    expect(asked(leg?.google).get('waypoints')?.split('|')).toEqual(between);
    expect(asked(leg?.apple).getAll('waypoint')).toEqual(between);
    expect(asked(leg?.apple).get('source')).toBe('1 Elm St, Austin, TX');
    expect(asked(leg?.apple).get('destination')).toBe('11 Elm St, Austin, TX');
  });

  it('a longer trip has several routes, each from where the one before it ends', () => {
    expect(legsOf(stops(12)).map(({ from, to }) => [from, to])).toEqual([
      [1, 11],
      [11, 12],
    ]);
    expect(legsOf(stops(21)).map(({ from, to }) => [from, to])).toEqual([
      [1, 11],
      [11, 21],
    ]);
    expect(legsOf(stops(22)).map(({ from, to }) => [from, to])).toEqual([
      [1, 11],
      [11, 21],
      [21, 22],
    ]);
  });

  it('leaves out stops that a map cannot find', () => {
    const [leg, ...more] = legsOf([stop('1 Elm St'), stop(null), stop('3 Elm St')]);
    expect(more).toEqual([]);
    expect(asked(leg?.google).get('destination')).toBe('3 Elm St, Austin, TX');
  });

  it('a route with long addresses is split, because maps take links of 2,048 characters', () => {
    const long = Array.from({ length: 11 }, (_, n) => stop(`${String(n)} ${'Ä'.repeat(90)}`));
    const legs = legsOf(long);
    expect(legs.length).toBeGreaterThan(1);
    expect(legs[0]?.from).toBe(1);
    expect(legs.at(-1)?.to).toBe(11);
    for (const { google, apple } of legs) expect(Math.max(google.length, apple.length)).toBeLessThanOrEqual(2048);
    expect(legs.slice(1).map(({ from }) => from)).toEqual(legs.slice(0, -1).map(({ to }) => to));
  });
});
