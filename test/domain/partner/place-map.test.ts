import { describe, expect, it } from '@jest/globals';
import { MAP_SIZE, PIN_RADIUS, placeMap } from '../../../domain/partner/place-map.js';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const AUSTIN = at(30.2672, -97.7431);

describe('placeMap', () => {
  it('returns null without places', () => {
    expect(placeMap([])).toBeNull();
  });

  it('shows one place in the middle of about two miles', () => {
    const map = placeMap([AUSTIN])!;
    expect(map.pins).toEqual([{ x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 }]);
    expect(map.box.west).toBeLessThan(AUSTIN.longitude);
    expect(map.box.east - map.box.west).toBeCloseTo(0.0857, 3);
    expect(map.bar).toEqual({ miles: 1, width: 125 });
  });

  it('puts west on the left, and north at the top, in the order of the places', () => {
    const [north, south, west] = placeMap([at(30.4, -97.7), at(30.2, -97.7), at(30.3, -97.9)])!.pins;
    expect(north!.y).toBeLessThan(south!.y);
    expect(west!.x).toBeLessThan(north!.x);
  });

  it.each([
    ['a town', [at(30.2, -97.8), at(30.4, -97.6)]],
    ['a state', [at(26, -106), at(36, -94)]],
    ['one street from east to west', [at(30.25, -97.9), at(30.25, -97.5)]],
    ['one street from north to south', [at(30.1, -97.7), at(30.5, -97.7)]],
    ['the poles', [at(90, 0), at(-90, 10)]],
  ])('keeps all pins of %s on the map', (_, places) => {
    for (const { x, y } of placeMap(places)!.pins) {
      expect(x).toBeGreaterThanOrEqual(PIN_RADIUS);
      expect(x).toBeLessThanOrEqual(MAP_SIZE.width - PIN_RADIUS);
      expect(y).toBeGreaterThanOrEqual(PIN_RADIUS);
      expect(y).toBeLessThanOrEqual(MAP_SIZE.height - PIN_RADIUS);
    }
  });

  it('moves 20 pins at one address apart, so that each can be seen', () => {
    const { pins } = placeMap(Array.from({ length: 20 }, () => AUSTIN))!;
    for (const [index, one] of pins.entries())
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(PIN_RADIUS);
  });

  it('finds the spots of other points, such as towns', () => {
    const map = placeMap([at(30.2, -97.8), at(30.4, -97.6)])!;
    const spot = map.spotOf(at(30.2, -97.8));
    expect([Math.round(spot.x), Math.round(spot.y)]).toEqual([Math.round(map.pins[0]!.x), Math.round(map.pins[0]!.y)]);
  });
});
