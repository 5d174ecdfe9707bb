import { PbfWriter } from 'pbf';
import { zxyToTileId } from 'pmtiles';

/** Creates small, uncompressed archives of map tiles in the PMTiles version 3 format. */

export interface ArchivedTile {
  readonly z: number;
  readonly x: number;
  readonly y: number;
  readonly data: Uint8Array;
}

interface Extent {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

const HEADER_BYTES = 127;
const WORLD: Extent = { west: -180, south: -85, east: 180, north: 85 };

/** Returns an archive with header, root directory, metadata, and tiles, in this order. */
export function pmtilesArchive(tiles: readonly ArchivedTile[], extent: Extent = WORLD): Buffer {
  const sorted = tiles
    .map((tile) => ({ ...tile, id: zxyToTileId(tile.z, tile.x, tile.y) }))
    .toSorted((a, b) => a.id - b.id);
  const directory = directoryOf(sorted);
  const metadata = Buffer.from('{"vector_layers":[]}');
  const data = Buffer.concat(sorted.map((tile) => tile.data));
  const metadataAt = HEADER_BYTES + directory.length;
  const dataAt = metadataAt + metadata.length;
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles', 0, 'latin1');
  header.writeUInt8(3, 7);
  const places = [HEADER_BYTES, directory.length, metadataAt, metadata.length, dataAt, 0, dataAt, data.length];
  [...places, tiles.length, tiles.length, tiles.length].forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  const zooms = tiles.map(({ z }) => z);
  // Clustered; uncompressed directories and tiles; vector tiles; minimum and maximum zoom.
  header.set([1, 1, 1, 1, Math.min(...zooms, 24), Math.max(...zooms, 0)], 96);
  [extent.west, extent.south, extent.east, extent.north].forEach((degrees, index) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + index * 4);
  });
  return Buffer.concat([header, directory, metadata, data]);
}

/** Returns the number of entries, then the ID deltas, run lengths, lengths, and offsets of all entries. */
function directoryOf(tiles: readonly { readonly id: number; readonly data: Uint8Array }[]): Buffer {
  const writer = new PbfWriter();
  writer.writeVarint(tiles.length);
  tiles.forEach(({ id }, index) => writer.writeVarint(id - (tiles[index - 1]?.id ?? 0)));
  tiles.forEach(() => writer.writeVarint(1));
  tiles.forEach(({ data }) => writer.writeVarint(data.length));
  // 0 means directly after the previous tile; otherwise the offset plus one.
  tiles.forEach((_, index) => writer.writeVarint(index === 0 ? 1 : 0));
  return Buffer.from(writer.finish());
}

type Corner = readonly [x: number, y: number];

export interface TileFeature {
  readonly layer: string;
  /** A ring without its closing point, a line, or one point, in 4096ths of the tile. */
  readonly kind: 'polygon' | 'line' | 'point';
  readonly corners: readonly Corner[];
  readonly tags: Readonly<Record<string, string>>;
}

const GEOMETRY = { point: 1, line: 2, polygon: 3 } as const;

/** Returns a tile in the Mapbox Vector Tile format, version 2. */
export function vectorTile(features: readonly TileFeature[]): Uint8Array {
  const tile = new PbfWriter();
  for (const name of new Set(features.map(({ layer }) => layer))) {
    tile.writeMessage(3, writeLayer, { name, features: features.filter(({ layer }) => layer === name) });
  }
  return tile.finish();
}

function writeLayer({ name, features }: { name: string; features: readonly TileFeature[] }, layer: PbfWriter): void {
  const tags = features.flatMap((feature) => Object.entries(feature.tags));
  const keys = [...new Set(tags.map(([key]) => key))];
  const values = [...new Set(tags.map(([, value]) => value))];
  layer.writeVarintField(15, 2);
  layer.writeStringField(1, name);
  for (const feature of features) {
    const numbers = Object.entries(feature.tags).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
    layer.writeMessage(
      2,
      (_, message: PbfWriter) => {
        message.writePackedVarint(2, numbers);
        message.writeVarintField(3, GEOMETRY[feature.kind]);
        message.writePackedVarint(4, commandsOf(feature));
      },
      feature,
    );
  }
  keys.forEach((key) => layer.writeStringField(3, key));
  values.forEach((value) =>
    layer.writeMessage(4, (text, message: PbfWriter) => message.writeStringField(1, text), value),
  );
  layer.writeVarintField(5, 4096);
}

/** Returns MoveTo for the first point, LineTo for the others as deltas, and ClosePath. */
function commandsOf({ kind, corners }: TileFeature): number[] {
  const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
  const steps = corners.map(([x, y], index) => {
    const [beforeX, beforeY] = corners[index - 1] ?? [0, 0];
    return [zigzag(x - beforeX), zigzag(y - beforeY)];
  });
  const [first = [], ...rest] = steps;
  const lines = rest.length === 0 ? [] : [(rest.length << 3) | 2, ...rest.flat()];
  return [(1 << 3) | 1, ...first, ...lines, ...(kind === 'polygon' ? [(1 << 3) | 7] : [])];
}
