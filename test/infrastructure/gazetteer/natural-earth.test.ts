import { describe, expect, it } from '@jest/globals';
import { readSurroundings } from '../../../infrastructure/gazetteer/natural-earth.js';

const around = readSurroundings();
type Polygons = typeof around.lakes;

/** Returns true if the location is inside the bounding box of one of the polygons. */
function cover(polygons: Polygons, longitude: number, latitude: number): boolean {
  return polygons.some(([outline = []]) => {
    const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
    const spans = (all: readonly number[], at: number) => Math.min(...all) <= at && Math.max(...all) >= at;
    return spans(xs, longitude) && spans(ys, latitude);
  });
}

describe('the map around the states', () => {
  it('contains the lakes within the land, but not those on its border, whose shore the states include', () => {
    for (const [longitude, latitude] of [
      [-112.4, 41.1], // Great Salt Lake
      [-80.8, 26.95], // Okeechobee
      [-120.05, 39.1], // Tahoe
    ] as const) {
      expect(cover(around.lakes, longitude, latitude)).toBe(true);
    }
    const michigan = [-87, 43.5] as const;
    expect(cover(around.borderLakes, ...michigan)).toBe(true);
    expect(cover(around.lakes, ...michigan)).toBe(false);
  });

  it('contains the neighboring countries and rivers, and no state twice', () => {
    expect(cover(around.abroad, -99.1, 19.4)).toBe(true); // Mexico City
    expect(around.rivers.length).toBeGreaterThan(100);
    const widest = around.abroad.map(([outline = []]) => Math.min(...outline.map(([, y]) => y)));
    expect(Math.min(...widest)).toBeGreaterThan(10);
    const kansas = around.abroad.filter((polygon) => cover([polygon], -98, 38.5));
    expect(kansas).toEqual([]);
  });
});
