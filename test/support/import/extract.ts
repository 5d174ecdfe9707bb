import { deflateSync } from 'node:zlib';
import { PbfWriter } from 'pbf';

/** An element of an invented OpenStreetMap extract. */
export interface InventedElement {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly version?: number;
  readonly isDeleted?: boolean;
  readonly tags?: Readonly<Record<string, string>>;
  readonly latitude?: number;
  readonly longitude?: number;
  readonly nodes?: readonly number[];
  /** Locations of its nodes. */
  readonly places?: readonly { readonly latitude?: number; readonly longitude?: number }[];
  readonly members?: readonly { readonly type: 'node' | 'way' | 'relation'; readonly id: number }[];
}

/** A café, a groomer drawn as a building, a park made of two ways, and elements that the directory ignores. */
export const EXTRACT: readonly InventedElement[] = [
  {
    type: 'node',
    id: 1001,
    latitude: 30.2672,
    longitude: -97.7431,
    tags: {
      amenity: 'cafe',
      name: 'Bark & Brew Café',
      dog: 'yes',
      'addr:housenumber': '12',
      'addr:street': 'Main Street',
      'addr:city': 'Austin',
      'addr:state': 'TX',
      'addr:postcode': '78701',
      phone: '+1 512 555 0101; +1 512 555 0102',
      website: 'bark.example.com',
      outdoor_seating: 'yes',
    },
  },
  { type: 'node', id: 1002, latitude: 30.27, longitude: -97.74, tags: { amenity: 'cafe', name: 'No Dogs', dog: 'no' } },
  { type: 'node', id: 1003, latitude: 30.28, longitude: -97.75, tags: { shop: 'pet' } },
  { type: 'node', id: 1, latitude: 30.3, longitude: -97.7 },
  { type: 'node', id: 2, latitude: 30.3, longitude: -97.69 },
  { type: 'node', id: 3, latitude: 30.302, longitude: -97.69 },
  { type: 'node', id: 4, latitude: 30.31, longitude: -97.6 },
  {
    type: 'way',
    id: 2001,
    nodes: [1, 2, 3],
    tags: { shop: 'pet_grooming', name: 'Tidy Tails', website: 'no address' },
  },
  { type: 'way', id: 2002, nodes: [3, 4], tags: { highway: 'residential' } },
  {
    type: 'relation',
    id: 3001,
    members: [{ type: 'way', id: 2002 }],
    tags: { leisure: 'dog_park', name: 'Round Meadow' },
  },
];

/**
 * Returns the elements with node locations in the ways and without untagged nodes, like `osmium add-locations-to-ways`.
 */
export function withLocationsOnWays(elements: readonly InventedElement[]): InventedElement[] {
  const places = new Map(elements.filter(({ type }) => type === 'node').map((node) => [node.id, node]));
  const kept = elements.filter(({ type, tags }) => type !== 'node' || tags !== undefined);
  return kept.map((element) => {
    const at = (id: number) => places.get(id) ?? UNKNOWN_PLACE;
    return element.type === 'way' ? { ...element, places: (element.nodes ?? []).map(at) } : element;
  });
}

/** The location that osmium writes for a node that isn't in the file. */
const UNKNOWN_PLACE = { latitude: 214.7483647, longitude: 214.7483647 };

/** Returns the elements in OpenStreetMap XML. */
export function xmlExtract(elements: readonly InventedElement[]): string {
  const parts = elements.map(
    ({ type, id, version, isDeleted, tags = {}, latitude, longitude, nodes = [], places = [], members = [] }) => {
      const place = [
        version === undefined ? '' : ` version="${version}"`,
        isDeleted === true ? ' visible="false"' : '',
        attributesOf({ latitude, longitude }),
      ].join('');
      const inside = [
        ...nodes.map((ref, at) => `<nd ref="${ref}"${attributesOf(places[at])}/>`),
        ...members.map((member) => `<member type="${member.type}" ref="${member.id}" role="outer"/>`),
        ...Object.entries(tags).map(([key, value]) => `<tag k="${key}" v="${value.replaceAll('&', '&amp;')}"/>`),
      ];
      return `  <${type} id="${id}"${place}>${inside.join('')}</${type}>`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<osm version="0.6" generator="test">\n${parts.join('\n')}\n</osm>\n`;
}

function attributesOf({
  latitude,
  longitude,
}: { latitude?: number | undefined; longitude?: number | undefined } = {}): string {
  return latitude === undefined ? '' : ` lat="${latitude}" lon="${longitude ?? 0}"`;
}

/** Returns the elements in OpenStreetMap PBF: dense nodes, and ways and relations in a second block. */
export function pbfExtract(elements: readonly InventedElement[]): Buffer {
  const header = new PbfWriter();
  header.writeStringField(4, 'OsmSchema-V0.6');
  header.writeStringField(4, 'DenseNodes');
  const nodes = elements.filter(({ type }) => type === 'node');
  const others = elements.filter(({ type }) => type !== 'node');
  return Buffer.concat([
    blob('OSMHeader', header.finish()),
    blob('OSMData', block(nodes)),
    blob('OSMData', block(others), 'raw'),
  ]);
}

/** Returns data as a file blob with this compression. */
export function blob(type: string, data: Uint8Array, packing: 'zlib' | 'raw' | 'lzma' = 'zlib'): Buffer {
  const body = new PbfWriter();
  if (packing === 'raw') body.writeBytesField(1, data);
  else {
    body.writeVarintField(2, data.length);
    body.writeBytesField(packing === 'zlib' ? 3 : 4, deflateSync(data));
  }
  return framed(type, body.finish());
}

/** Returns the bytes of a blob after its header. */
export function framed(type: string, bytes: Uint8Array): Buffer {
  const header = new PbfWriter();
  header.writeStringField(1, type);
  header.writeVarintField(3, bytes.length);
  const head = header.finish();
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, bytes]);
}

const MEMBER_TYPES = ['node', 'way', 'relation'];

function block(elements: readonly InventedElement[]): Uint8Array {
  const strings = [''];
  const indexOf = (text: string): number => {
    const known = strings.indexOf(text);
    return known > 0 ? known : strings.push(text) - 1;
  };
  const group = new PbfWriter();
  const nodes = elements.filter(({ type }) => type === 'node');
  if (nodes.length > 0) group.writeMessage(2, writeDense, { nodes, indexOf });
  for (const element of elements.filter(({ type }) => type !== 'node')) {
    group.writeMessage(element.type === 'way' ? 3 : 4, writeArea, { element, indexOf });
  }
  const groupBytes = group.finish();
  const table = new PbfWriter();
  for (const text of strings) table.writeStringField(1, text);
  const whole = new PbfWriter();
  whole.writeBytesField(1, table.finish());
  whole.writeBytesField(2, groupBytes);
  return whole.finish();
}

type IndexOf = (text: string) => number;

function writeDense({ nodes, indexOf }: { nodes: readonly InventedElement[]; indexOf: IndexOf }, pbf: PbfWriter): void {
  pbf.writePackedSVarint(1, differences(nodes.map(({ id }) => id)));
  pbf.writePackedSVarint(8, differences(nodes.map(({ latitude }) => units(latitude))));
  pbf.writePackedSVarint(9, differences(nodes.map(({ longitude }) => units(longitude))));
  const tags = nodes.flatMap((node) => [
    ...Object.entries(node.tags ?? {})
      .flat()
      .map(indexOf),
    0,
  ]);
  pbf.writePackedVarint(10, tags);
  if (nodes.every(({ version }) => version === undefined)) return;
  const info = new PbfWriter();
  info.writePackedVarint(1, nodes.map(({ version = 0 }) => version)); // prettier-ignore
  info.writePackedVarint(6, nodes.map(({ isDeleted }) => (isDeleted === true ? 0 : 1))); // prettier-ignore
  pbf.writeBytesField(5, info.finish());
}

function writeArea({ element, indexOf }: { element: InventedElement; indexOf: IndexOf }, pbf: PbfWriter): void {
  const { id, tags = {}, nodes = [], places = [], members = [] } = element;
  pbf.writeVarintField(1, id);
  pbf.writePackedVarint(2, Object.keys(tags).map(indexOf));
  pbf.writePackedVarint(3, Object.values(tags).map(indexOf));
  if (element.version !== undefined) {
    const info = new PbfWriter();
    info.writeVarintField(1, element.version);
    if (element.isDeleted === true) info.writeBooleanField(6, false);
    pbf.writeBytesField(4, info.finish());
  }
  if (element.type === 'way') {
    pbf.writePackedSVarint(8, differences(nodes));
    pbf.writePackedSVarint(9, differences(places.map(({ latitude }) => units(latitude))));
    pbf.writePackedSVarint(10, differences(places.map(({ longitude }) => units(longitude))));
    return;
  }
  pbf.writePackedVarint(
    8,
    members.map(() => indexOf('outer')),
  );
  pbf.writePackedSVarint(9, differences(members.map((member) => member.id)));
  pbf.writePackedVarint(
    10,
    members.map(({ type }) => MEMBER_TYPES.indexOf(type)),
  );
}

const units = (degrees = 0): number => Math.round(degrees * 1e7);

function differences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (numbers[index - 1] ?? 0));
}
