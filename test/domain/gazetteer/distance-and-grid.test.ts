import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { milesBetween, movedBy } from '../../../domain/gazetteer/distance.js';
import { boundsAround, cellOf, cellRanges, cellsOf } from '../../../domain/gazetteer/grid.js';

const latitude = fc.double({ min: -90, max: 90, noNaN: true });
// At exactly 180 degrees, a point gets the cell number of the next row.
const longitude = fc.double({ min: -180, max: 180, maxExcluded: true, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ latitude, longitude });

describe('a distance', () => {
  it('the distance between two cities matches the real one', () => {
    const [austin, dallas] = [
      { latitude: 30.2672, longitude: -97.7431 },
      { latitude: 32.7767, longitude: -96.797 },
    ];
    expect(milesBetween(austin, dallas)).toBeCloseTo(182, 0);
    expect(milesBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(69.1, 1);
  });

  it('a distance is symmetric, and zero from a point to itself', () => {
    fc.assert(fc.property(point, point, (a, b) => Math.abs(milesBetween(a, b) - milesBetween(b, a)) < 1e-6));
    fc.assert(fc.property(point, (a) => milesBetween(a, a) === 0));
  });
});

describe('a moved point', () => {
  it('a moved point is the given number of miles away in each direction', () => {
    const austin = { latitude: 30.2672, longitude: -97.7431 };
    for (const miles of [0.02, 1, 30]) {
      for (const way of [
        { north: miles, east: 0 },
        { north: -miles, east: 0 },
        { north: 0, east: miles },
        { north: 0, east: -miles },
      ])
        expect(milesBetween(austin, movedBy(austin, way))).toBeCloseTo(miles, 2);
    }
    expect(movedBy(austin, { north: 1, east: 0 }).latitude).toBeGreaterThan(austin.latitude);
    expect(movedBy(austin, { north: 0, east: 1 }).longitude).toBeGreaterThan(austin.longitude);
  });

  it('a moved point stays on the globe', () => {
    const way = fc.record({ north: fc.integer({ min: -100, max: 100 }), east: fc.integer({ min: -100, max: 100 }) });
    fc.assert(
      fc.property(point, way, (from, miles) => {
        const { latitude, longitude } = movedBy(from, miles);
        return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
      }),
    );
  });
});

describe('the location grid', () => {
  it('the location grid covers every point of a circle with its cells', () => {
    const near = fc.record({
      centre: point,
      miles: fc.constantFrom(5, 10, 25, 50, 100),
      up: fc.double({ min: -2, max: 2, noNaN: true }),
      along: longitude,
    });
    fc.assert(
      fc.property(near, ({ centre, miles, up, along }) => {
        const other = { latitude: Math.max(-90, Math.min(90, centre.latitude + up)), longitude: along };
        if (milesBetween(centre, other) > miles) return true;
        return cellsOf(boundsAround(centre, miles), 1e9)?.includes(cellOf(other)) === true;
      }),
      { numRuns: 1000 },
    );
  });

  it('the location grid covers a point on the antimeridian itself', () => {
    for (const along of [180, 179.99999999999997, -180]) {
      const cells = cellsOf(boundsAround({ latitude: 0, longitude: -179.85 }, 25), 400);
      expect(cells).toContain(cellOf({ latitude: 0, longitude: along }));
      expect(cells).toHaveLength(new Set(cells).size);
    }
  });

  it('the location grid covers any box with few, sorted ranges that contain every point', () => {
    const box = fc.record({
      west: longitude,
      east: longitude,
      one: latitude,
      other: latitude,
      up: share,
      along: share,
    });
    fc.assert(
      fc.property(box, ({ west, east, one, other, up, along }) => {
        const [south, north] = [Math.min(one, other), Math.max(one, other)];
        const ranges = cellRanges({ west, south, east, north });
        const width = west <= east ? east - west : east - west + 360;
        const within = west + along * width;
        const cell = cellOf({
          latitude: south + up * (north - south),
          longitude: within > 180 ? within - 360 : within,
        });
        expect(ranges.some(({ low, high }) => low <= cell && cell <= high)).toBe(true);
        expect(ranges.every(({ low }, i) => i === 0 || low > (ranges[i - 1]?.high ?? 0) + 1)).toBe(true);
        expect(ranges.length).toBeLessThanOrEqual((north - south) * 4 + 3);
      }),
      { numRuns: 1000 },
    );
    expect(cellRanges({ west: -180, south: -90, east: 180, north: 90 })).toHaveLength(1);
  });

  it.each([
    ['a corner of the globe', -90, -180, 0],
    ['the point where equator and prime meridian meet', 0, 0, 360 * 1440 + 720],
    ['a city', 30.2672, -97.7431, 481 * 1440 + 329],
    ['the south-west corner of its cell', 30.25, -97.75, 481 * 1440 + 329],
  ])('the location grid numbers %s like the database', (_, latitude, longitude, cell) => {
    expect(cellOf({ latitude, longitude })).toBe(cell);
  });

  it.each([
    ['on the equator', 0, 0, 1, [-1.00015, -1, 1.00015, 1]],
    ['in the north', 60, 10, 1, [7.9372, 59, 12.0628, 61]],
    ['in the south', -60, 10, 1, [7.9372, -61, 12.0628, -59]],
    ['across the antimeridian from the east', 0, -179.5, 1, [179.49985, -1, -178.49985, 1]],
    ['across the antimeridian from the west', 0, 179.5, 1, [178.49985, -1, -179.49985, 1]],
    ['at the north pole', 88.5, 7, 2, [-180, 86.5, 180, 90]],
    ['at the south pole', -88.5, 7, 2, [-180, -90, 180, -86.5]],
    ['beyond a degree of a pole', -87, 7, 1, [-21.65372, -88, 35.65372, -86]],
    ['around all longitudes', 0, 7, 80, [-180, -80, 180, 80]],
  ])('computes the smallest box around a circle %s', (_, latitude, longitude, degrees, box) => {
    // One degree of latitude is 69.0976 miles.
    const { west, south, east, north } = boundsAround({ latitude, longitude }, degrees * 69.0975851);
    for (const [i, side] of [west, south, east, north].entries()) expect(side).toBeCloseTo(box[i] ?? NaN, 3);
  });

  it.each([
    ['one row', { west: 0.1, south: 0.1, east: 0.6, north: 0.2 }, [[519_120, 519_122]]],
    ['two rows', { west: 0.1, south: 0.1, east: 0.6, north: 0.3 }, [[519_120, 519_122], [520_560, 520_562]]],
    ['the antimeridian', { west: 179.9, south: 0.1, east: -179.9, north: 0.1 }, [[518_400, 518_400], [519_839, 519_840]]],
    ['two rows across it', { west: 179.9, south: 0.1, east: -179.6, north: 0.3 }, [[518_400, 518_401], [519_839, 519_841], [521_279, 521_280]]],
  ])('the location grid uses as few ranges as possible: %s', (_, bounds, expected) => {
    const ranges = expected.map(([low, high]) => ({ low, high }));
    expect(cellRanges(bounds)).toEqual(ranges);
    const cells = expected.flatMap(([low = 0, high = 0]) => Array.from({ length: high - low + 1 }, (__, i) => low + i));
    expect(cellsOf(bounds, cells.length)).toEqual(cells);
    expect(cellsOf(bounds, cells.length - 1)).toBeNull();
  }); // prettier-ignore

  it('the location grid returns null if the list of cells would be too long', () => {
    expect(cellsOf({ west: -120, south: 20, east: -70, north: 50 }, 400)).toBeNull();
    expect(cellsOf({ west: 0.1, south: 0.1, east: 0.2, north: 0.2 }, 400)).toEqual([
      cellOf({ latitude: 0.15, longitude: 0.15 }),
    ]);
  });

  it('the location grid continues across the antimeridian', () => {
    const cells = cellsOf(boundsAround({ latitude: 52, longitude: 179.95 }, 25), 400);
    expect(cells).toContain(cellOf({ latitude: 52, longitude: -179.9 }));
    expect(cells).toContain(cellOf({ latitude: 52, longitude: 179.9 }));
    expect(cells).not.toContain(cellOf({ latitude: 52, longitude: 0 }));
  });
});
