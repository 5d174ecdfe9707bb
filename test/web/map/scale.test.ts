import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { circle, distanceRings, milesText, zoomsOf } from '../../../web/features/map/canvas/distance-rings.js';
import { scaleOf } from '../../../web/features/map/canvas/scale.js';

const AUSTIN = { latitude: 30.27, longitude: -97.74 };

/** Returns the great-circle distance in miles (haversine). */
function milesBetween(one: typeof AUSTIN, other: typeof AUSTIN): number {
  const radians = Math.PI / 180;
  const half = (angle: number) => Math.sin((angle * radians) / 2) ** 2;
  const along = half(other.latitude - one.latitude);
  const across = Math.cos(one.latitude * radians) * Math.cos(other.latitude * radians);
  const chord = along + across * half(other.longitude - one.longitude);
  return 2 * 3958.76 * Math.asin(Math.sqrt(chord));
}

describe('the scale of a map', () => {
  it('the scale of a map is a round distance that fits the bar, in miles, or in feet when zoomed in', () => {
    expect(scaleOf(30.27, 11, 110).text).toBe('2 mi');
    expect(scaleOf(0, 4, 110).text).toBe('200 mi');
    expect(scaleOf(30.27, 16, 110).text).toBe('200 ft');
    fc.assert(
      fc.property(fc.double({ min: 0, max: 18, noNaN: true }), fc.integer({ min: -70, max: 70 }), (zoom, latitude) => {
        const { text, widthPx } = scaleOf(latitude, zoom, 110);
        expect(widthPx).toBeLessThanOrEqual(110.001);
        expect(widthPx).toBeGreaterThan(110 / 2.6);
        expect(text).toMatch(/^(?:(?:1|2|5)(?:,?0)*|0\.5) (?:mi|ft)$/);
      }),
    );
  });
});

describe('the distance rings around the origin of a search', () => {
  it('distance rings have the given radius in miles on all sides', () => {
    for (const miles of [1, 25, 100]) {
      const corners = circle(AUSTIN, miles).coordinates.map(([longitude = 0, latitude = 0]) => ({
        latitude,
        longitude,
      }));
      for (const corner of corners) expect(milesBetween(AUSTIN, corner)).toBeCloseTo(miles, 1);
    }
  });

  it('distance rings are drawn while they fit the map, one to three at each zoom of a city', () => {
    for (const zoom of [8, 9, 10, 11, 12]) {
      const shown = [0.5, 1, 2, 5, 10, 25, 50, 100].filter((miles) => {
        const { minzoom, maxzoom } = zoomsOf(AUSTIN, miles);
        return zoom >= minzoom && zoom < maxzoom;
      });
      expect([zoom, shown.length >= 1 && shown.length <= 3]).toEqual([zoom, true]);
    }
  });

  it('distance rings are labeled with their miles', () => {
    expect([0.5, 1, 10].map(milesText)).toEqual(['0.5 miles', '1 mile', '10 miles']);
    const { sources } = distanceRings(AUSTIN);
    expect(Object.keys(sources)).toEqual(expect.arrayContaining(['ring-1', 'ring-10']));
  });
});
