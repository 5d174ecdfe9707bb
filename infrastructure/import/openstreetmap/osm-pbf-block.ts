import { PbfReader } from 'pbf';
import type { Tags } from '../../../domain/import/place-tags.js';
import { ImportFileError } from '../import-file-error.js';
import { packed, tooMany } from './osm-pbf-packed.js';
import type { Point } from '../../../domain/gazetteer/distance.js';
import type { IdOrder, OsmMember, OsmNode, OsmVisitor } from './osm-elements.js';
import { denseInfo, infoOf, NO_INFO, type DenseInfo } from './osm-pbf-info.js';

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
  readonly order: IdOrder;
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

const DECODER = new TextDecoder();

function textAt({ strings }: Block, index: number): string {
  const bytes = strings[index] ?? new Uint8Array();
  if (bytes.length > MAX_TEXT_BYTES) {
    throw new ImportFileError('The file is not a valid OpenStreetMap PBF extract: a text in it is too long.');
  }
  return DECODER.decode(bytes);
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
  if (visitor.node === undefined && visitor.unsorted === undefined) return;
  const node = { id: 0, keys: [] as number[], values: [] as number[], lat: 0, lon: 0, info: NO_INFO };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readSVarint();
    else if (tag === 2) into.keys = packed(pbf, false);
    else if (tag === 3) into.values = packed(pbf, false);
    else if (tag === 4) into.info = infoOf(pbf.readBytes());
    else if (tag === 8) into.lat = pbf.readSVarint();
    else if (tag === 9) into.lon = pbf.readSVarint();
  }, node);
  count.order.add('node', node.id);
  visitor.node?.({
    id: node.id,
    line: count.elements,
    latitude: degrees(block, block.latOffset, node.lat),
    longitude: degrees(block, block.lonOffset, node.lon),
    tags: () => (node.keys.length === 0 || node.info.isDeleted ? null : tagsOf(block, node.keys, node.values)),
    rank: () => node.info.rank,
  });
}

/** Reads nodes stored in columns. All tags are in one list of alternating keys and values, with a 0 after each node. */
function readDense(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  const lists = { ids: [] as number[], lats: [] as number[], lons: [] as number[], tags: [] as number[] };
  const dense = { ...lists, info: new Uint8Array() as Uint8Array };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.ids = packed(pbf, true);
    else if (visitor.node === undefined) return;
    else if (tag === 5) into.info = pbf.readBytes();
    else if (tag === 8) into.lats = packed(pbf, true);
    else if (tag === 9) into.lons = packed(pbf, true);
    else if (tag === 10) into.tags = packed(pbf, false);
  }, dense);
  const first = count.elements + 1;
  count.elements += dense.ids.length;
  if (visitor.node === undefined) {
    if (visitor.unsorted !== undefined) for (const id of sums(dense.ids)) count.order.add('node', id);
    return;
  }
  const group = { block, tags: dense.tags, info: denseInfo(dense.info) };
  let [id, lat, lon, at] = [0, 0, 0, 0];
  for (let index = 0; index < dense.ids.length; index += 1) {
    id += dense.ids[index] ?? 0;
    lat += dense.lats[index] ?? 0;
    lon += dense.lons[index] ?? 0;
    const begin = at;
    while ((dense.tags[at] ?? 0) !== 0) at += 2;
    const end = at;
    at += 1;
    count.order.add('node', id);
    visitor.node(
      new DenseNode(
        id,
        first + index,
        degrees(block, block.latOffset, lat),
        degrees(block, block.lonOffset, lon),
        group,
        { index, begin, end },
      ),
    );
  }
}

/** What dense nodes have in common. */
interface DenseGroup {
  readonly block: Block;
  readonly tags: readonly number[];
  readonly info: DenseInfo;
}

/** A node of a group. A class, because closures for each of millions of nodes take longer. */
class DenseNode implements OsmNode {
  constructor(
    readonly id: number,
    readonly line: number,
    readonly latitude: number,
    readonly longitude: number,
    private readonly group: DenseGroup,
    private readonly at: { readonly index: number; readonly begin: number; readonly end: number },
  ) {}

  tags(): Tags | null {
    const { begin, end, index } = this.at;
    if (begin === end || this.group.info.isDeleted(index)) return null;
    const list = this.group.tags.slice(begin, end);
    const keys = list.filter((_, place) => place % 2 === 0);
    const values = list.filter((_, place) => place % 2 === 1);
    return tagsOf(this.group.block, keys, values);
  }

  rank(): number {
    return this.group.info.rankOf(this.at.index);
  }
}

function readWay(bytes: Uint8Array, block: Block, visitor: OsmVisitor, count: Count): void {
  count.elements += 1;
  if (visitor.way === undefined) return;
  const lists = { nodes: [] as number[], lats: [] as number[], lons: [] as number[] };
  const way = { id: 0, keys: [] as number[], values: [] as number[], ...lists, info: NO_INFO };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint(true);
    else if (tag === 2) into.keys = packed(pbf, false);
    else if (tag === 3) into.values = packed(pbf, false);
    else if (tag === 4) into.info = infoOf(pbf.readBytes());
    else if (tag === 8) into.nodes = packed(pbf, true);
    else if (tag === 9) into.lats = packed(pbf, true);
    else if (tag === 10) into.lons = packed(pbf, true);
  }, way);
  count.order.add('way', way.id);
  visitor.way({
    id: way.id,
    line: count.elements,
    center: null,
    tags: () => (way.info.isDeleted ? {} : tagsOf(block, way.keys, way.values)),
    rank: () => way.info.rank,
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
  const relation = { id: 0, ...lists, info: NO_INFO };
  new PbfReader(bytes).readFields((tag, into, pbf) => {
    if (tag === 1) into.id = pbf.readVarint(true);
    else if (tag === 2) into.keys = packed(pbf, false);
    else if (tag === 3) into.values = packed(pbf, false);
    else if (tag === 4) into.info = infoOf(pbf.readBytes());
    else if (tag === 9) into.members = packed(pbf, true);
    else if (tag === 10) into.types = packed(pbf, false);
  }, relation);
  count.order.add('relation', relation.id);
  visitor.relation({
    id: relation.id,
    line: count.elements,
    center: null,
    tags: () => (relation.info.isDeleted ? {} : tagsOf(block, relation.keys, relation.values)),
    rank: () => relation.info.rank,
    members: () =>
      sums(relation.members).map((id, index): OsmMember => ({
        id,
        type: MEMBER_TYPES[relation.types[index] ?? 0] ?? 'node',
      })),
  });
}
