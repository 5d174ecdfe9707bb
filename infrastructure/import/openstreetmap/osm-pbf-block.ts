import { PbfReader } from 'pbf';
import type { Tags } from '../../../domain/import/place-tags.js';
import { ImportFileError } from '../import-file-error.js';
import type { Point } from '../../../domain/gazetteer/distance.js';
import type { OsmMember, OsmVisitor } from './osm-elements.js';

/** A block has a few thousand elements. A list of millions is an attack on memory. */
const MAX_ENTRIES = 1_000_000;
const MAX_STRINGS = 1_000_000;
const MAX_GROUPS = 100_000;
/** Per element. */
const MAX_TAGS = 5_000;
/** OpenStreetMap texts have at most 255 characters. A long text shared by many elements would be repeated for each. */
const MAX_TEXT_BYTES = 4096;
const MEMBER_TYPES = ['node', 'way', 'relation'] as const;

interface Block {
  readonly strings: Uint8Array[];
  /** Billionths of a degree per unit. */
  granularity: number;
  latOffset: number;
  lonOffset: number;
}

interface Count {
  elements: number;
}

/**
 * Passes the elements of a block (PrimitiveBlock of osmformat.proto) to a visitor. Shared data may follow the groups,
 * so it is read first, then one group at a time.
 */
export function readBlock(bytes: Uint8Array, visitor: OsmVisitor, count: Count): void {
  const block: Block = { strings: [], granularity: 100, latOffset: 0, lonOffset: 0 };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) readStrings(pbf.readBytes(), into.strings);
    else if (tag === 17) into.granularity = pbf.readVarint();
    else if (tag === 19) into.latOffset = pbf.readVarint(true);
    else if (tag === 20) into.lonOffset = pbf.readVarint(true);
  }, block);
  let groups = 0;
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag !== 2) return;
    if ((groups += 1) > MAX_GROUPS) tooMany();
    readGroup(pbf.readBytes(), block, visitor, count);
  }, null);
}

function readGroup(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  new PbfReader(bytes).readFields((tag, _, pbf) => {
    if (tag === 1) readNode(pbf.readBytes(), block, visitor, count);
    else if (tag === 2) readDense(pbf.readBytes(), block, visitor, count);
    else if (tag === 3) readWay(pbf.readBytes(), block, visitor, count);
    else if (tag === 4) readRelation(pbf.readBytes(), block, visitor, count);
  }, null);
}

function readStrings(bytes: Uint8Array, into: Uint8Array[]): void {
  new PbfReader(bytes).readFields((tag, strings, pbf) => {
    if (tag === 1) strings.push(pbf.readBytes());
    if (strings.length > MAX_STRINGS) tooMany();
  }, into);
}

const tooMany = (): never => {
  throw new ImportFileError('The file is not a valid OpenStreetMap PBF extract: a block in it has too many entries.');
};

const DECODER = new TextDecoder();

function textAt({ strings }: Block, index: number): string {
  const bytes = strings[index] ?? new Uint8Array();
  if (bytes.length > MAX_TEXT_BYTES) {
    throw new ImportFileError('The file is not a valid OpenStreetMap PBF extract: a text in it is too long.');
  }
  return DECODER.decode(bytes);
}

/** Reads the numbers of a packed field. */
function packed(pbf: PbfReader, isSigned: boolean): number[] {
  const numbers: number[] = [];
  const end = pbf.readPackedEnd();
  while (pbf.pos < end) {
    if (numbers.push(isSigned ? pbf.readSVarint() : pbf.readVarint()) > MAX_ENTRIES) tooMany();
  }
  return numbers;
}

/** Decodes ids, which are stored as differences. */
function sums(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

function tagsOf(block: Block, keys: readonly number[], values: readonly number[]): Tags {
  if (keys.length > MAX_TAGS) tooMany();
  return Object.fromEntries(keys.map((key, index) => [textAt(block, key), textAt(block, values[index] ?? 0)]));
}

const degrees = (block: Block, offset: number, units: number): number =>
  Math.round((offset + block.granularity * units) / 100) / 1e7;

function readNode(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  count.elements += 1;
  if (visitor.node === undefined) return;
  const node = { id: 0, keys: [] as number[], values: [] as number[], lat: 0, lon: 0 };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readSVarint();
    else if (tag === 2) into.keys = packed(pbf, false);
    else if (tag === 3) into.values = packed(pbf, false);
    else if (tag === 8) into.lat = pbf.readSVarint();
    else if (tag === 9) into.lon = pbf.readSVarint();
  }, node);
  visitor.node({
    id: node.id,
    line: count.elements,
    latitude: degrees(block, block.latOffset, node.lat),
    longitude: degrees(block, block.lonOffset, node.lon),
    tags: () => (node.keys.length === 0 ? null : tagsOf(block, node.keys, node.values)),
  });
}

/** Reads nodes stored in columns. All tags are in one list of alternating keys and values, with a 0 after each node. */
function readDense(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  const dense = { ids: [] as number[], lats: [] as number[], lons: [] as number[], tags: [] as number[] };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.ids = packed(pbf, true);
    else if (visitor.node === undefined) return;
    else if (tag === 8) into.lats = packed(pbf, true);
    else if (tag === 9) into.lons = packed(pbf, true);
    else if (tag === 10) into.tags = packed(pbf, false);
  }, dense);
  const first = count.elements + 1;
  count.elements += dense.ids.length;
  if (visitor.node === undefined) return;
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let index = 0; index < dense.ids.length; index += 1) {
    id += dense.ids[index] ?? 0;
    lat += dense.lats[index] ?? 0;
    lon += dense.lons[index] ?? 0;
    const begin = at;
    while ((dense.tags[at] ?? 0) !== 0) at += 2;
    const end = at;
    at += 1;
    visitor.node({
      id,
      line: first + index,
      latitude: degrees(block, block.latOffset, lat),
      longitude: degrees(block, block.lonOffset, lon),
      tags: () => (begin === end ? null : denseTags(block, dense.tags.slice(begin, end))),
    });
  }
}

function denseTags(block: Block, list: readonly number[]): Tags {
  const keys = list.filter((_, index) => index % 2 === 0);
  const values = list.filter((_, index) => index % 2 === 1);
  return tagsOf(block, keys, values);
}

function readWay(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  count.elements += 1;
  if (visitor.way === undefined) return;
  const lists = { nodes: [] as number[], lats: [] as number[], lons: [] as number[] };
  const way = { id: 0, keys: [] as number[], values: [] as number[], ...lists };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint(true);
    else if (tag === 2) into.keys = packed(pbf, false);
    else if (tag === 3) into.values = packed(pbf, false);
    else if (tag === 8) into.nodes = packed(pbf, true);
    else if (tag === 9) into.lats = packed(pbf, true);
    else if (tag === 10) into.lons = packed(pbf, true);
  }, way);
  visitor.way({
    id: way.id,
    line: count.elements,
    center: null,
    tags: () => tagsOf(block, way.keys, way.values),
    nodes: () => sums(way.nodes),
    places: () => placesOf(block, sums(way.lats), sums(way.lons)),
  });
}

function placesOf(block: Block, lats: readonly number[], lons: readonly number[]): Point[] {
  return lats.map((lat, index) => ({
    latitude: degrees(block, block.latOffset, lat),
    longitude: degrees(block, block.lonOffset, lons[index] ?? Number.NaN),
  }));
}

function readRelation(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  count.elements += 1;
  if (visitor.relation === undefined) return;
  const lists = { keys: [] as number[], values: [] as number[], members: [] as number[], types: [] as number[] };
  const relation = { id: 0, ...lists };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint(true);
    else if (tag === 2) into.keys = packed(pbf, false);
    else if (tag === 3) into.values = packed(pbf, false);
    else if (tag === 9) into.members = packed(pbf, true);
    else if (tag === 10) into.types = packed(pbf, false);
  }, relation);
  visitor.relation({
    id: relation.id,
    line: count.elements,
    center: null,
    tags: () => tagsOf(block, relation.keys, relation.values),
    members: () =>
      sums(relation.members).map((id, index): OsmMember => ({
        id,
        type: MEMBER_TYPES[relation.types[index] ?? 0] ?? 'node',
      })),
  });
}
