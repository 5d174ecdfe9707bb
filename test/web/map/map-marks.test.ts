import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { MapCluster, MapPoint } from '../../../interfaces/contract/business/business.js';
import {
  areaAround,
  boundsOf,
  isWithin,
  marksOf,
  overlap,
  ROOM_PX,
  worldPixel,
} from '../../../web/features/map/results/marks.js';

function aPoint(differs: Partial<MapPoint> = {}): MapPoint {
  const rated = { avgRating: '4.50', reviewCount: 12 };
  const at = { latitude: 30.27, longitude: -97.74 };
  return { id: 1, name: 'Place', category: 'hotels', kind: null, tier: 'free', ...at, ...rated, ...differs };
}

const somewhere = fc.record({
  latitude: fc.double({ min: -80, max: 80, noNaN: true }),
  longitude: fc.double({ min: -179, max: 179, noNaN: true }),
});

const entries = fc.array(
  fc.oneof(
    somewhere.map((at): MapPoint => aPoint(at)),
    fc.tuple(somewhere, fc.integer({ min: 1, max: 900 })).map(([at, count]): MapCluster => ({ ...at, count })),
  ),
  { maxLength: 60 },
);

describe('the marks of a map', () => {
  it('map marks include every place at any zoom', () => {
    fc.assert(
      fc.property(entries, fc.integer({ min: 0, max: 17 }), (places, zoom) => {
        const all = places.reduce((sum, place) => sum + ('count' in place ? place.count : 1), 0);
        expect(marksOf(places, zoom).reduce((sum, mark) => sum + mark.count, 0)).toBe(all);
      }),
    );
  });

  it('map marks have bounds that contain all of their places', () => {
    fc.assert(
      fc.property(entries, (places) => {
        for (const mark of marksOf(places, 4)) {
          for (const point of mark.points) expect(isWithin(point, mark.bounds)).toBe(true);
        }
      }),
    );
  });

  it('map marks never overlap', () => {
    const inOneTown = fc.array(
      fc.record({
        latitude: fc.double({ min: 30, max: 30.5, noNaN: true }),
        longitude: fc.double({ min: -98, max: -97.5, noNaN: true }),
      }),
      { maxLength: 80 },
    );
    fc.assert(
      fc.property(inOneTown, (places) => {
        const marks = marksOf(places.map(aPoint), 10).map((mark) => worldPixel(mark, 10));
        const apart = marks.flatMap((one, index) =>
          marks.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
        );
        expect(Math.min(ROOM_PX, ...apart)).toBe(ROOM_PX);
      }),
    );
  });

  it('map marks merge two places that would overlap, and separate them when zoomed in', () => {
    const places = [aPoint(), aPoint({ id: 2, longitude: -97.7 })];
    expect(marksOf(places, 5)).toMatchObject([{ count: 2, points: [{ id: 1 }, { id: 2 }] }]);
    expect(marksOf(places, 14).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('map marks add the count of a cluster, whose places have no names', () => {
    const [mark] = marksOf([aPoint(), { latitude: 30.27, longitude: -97.74, count: 41 }], 9);
    expect(mark).toMatchObject({ count: 42, points: [{ id: 1 }] });
  });

  it('map marks use the same pixel coordinates as web maps', () => {
    expect(worldPixel({ latitude: 0, longitude: 0 }, 0)).toEqual({ x: 256, y: 256 });
    expect(worldPixel({ latitude: 0, longitude: 180 }, 1).x).toBe(1024);
  });
});

describe('the bounds on a map', () => {
  const box = { west: -98, south: 30, east: -97, north: 31 };

  it('map bounds overlap in the area that both contain', () => {
    expect(overlap(box, { west: -97.5, south: 29, east: -90, north: 30.5 })).toEqual({
      west: -97.5,
      south: 30,
      east: -97,
      north: 30.5,
    });
  });

  it('map bounds have no overlap if they do not touch', () => {
    expect(overlap(box, { west: 0, south: 0, east: 1, north: 1 })).toBeNull();
  });

  it('the bounds of points are the smallest box that contains them', () => {
    expect(boundsOf([aPoint(), aPoint({ latitude: 31, longitude: -90 })])).toEqual({
      west: -97.74,
      south: 30.27,
      east: -90,
      north: 31,
    });
  });

  it('the area of a mark reaches halfway to the nearest possible mark', () => {
    const mark = { latitude: 40, longitude: -74 };
    const { west, south, east, north } = areaAround(mark, 11);
    const [upperLeft, lowerRight] = [
      worldPixel({ latitude: north, longitude: west }, 11),
      worldPixel({ latitude: south, longitude: east }, 11),
    ];
    expect(lowerRight.x - upperLeft.x).toBeCloseTo(ROOM_PX, 0);
    expect(lowerRight.y - upperLeft.y).toBeCloseTo(ROOM_PX, 0);
    expect(isWithin(mark, { west, south, east, north })).toBe(true);
  });
});
