import { pmtilesArchive, vectorTile, type TileFeature } from './pmtiles-archive.js';

/** The zoom 8 tile that contains Austin, and its bounds. */
const TILE = { z: 8, x: 58, y: 105 };
const EXTENT = { west: -98.4375, south: 29.5353, east: -97.0313, north: 30.7512 };
const SIDE = 4096;

/** Each kind is a band from the top to the bottom of the tile, repeated so that one is visible everywhere. */
const BANDS = [0, 500, 1000, 1500, 2000, 2500, 3000, 3500];
/** Highways next to each other without a gap. */
const LANES = Array.from({ length: 24 }, (_, lane) => lane * 3);

const FEATURES: readonly TileFeature[] = [
  area('earth', 'earth', 0, SIDE),
  ...BANDS.map((x) => area('landuse', 'park', x, x + 150)),
  ...BANDS.map((x) => area('water', 'lake', x + 200, x + 350)),
  ...BANDS.flatMap((x) => LANES.map((lane) => highway(x + 400 + lane))),
  { layer: 'places', kind: 'point', corners: [[2010, 1600]], tags: { kind: 'locality', name: 'Inventville' } },
];

/**
 * Returns an invented map of the Austin area in the format of Protomaps' basemap: parks, lakes, and highways in
 * stripes.
 */
export function austinMap(): Buffer {
  return pmtilesArchive([{ ...TILE, data: vectorTile(FEATURES) }], EXTENT);
}

function area(layer: string, kind: string, west: number, east: number): TileFeature {
  const corners = [
    [west, 0],
    [east, 0],
    [east, SIDE],
    [west, SIDE],
  ] as const;
  return { layer, kind: 'polygon', corners, tags: { kind } };
}

function highway(x: number): TileFeature {
  const corners = [
    [x, 0],
    [x, SIDE],
  ] as const;
  return { layer: 'roads', kind: 'line', corners, tags: { kind: 'highway', name: 'Invented Highway' } };
}
