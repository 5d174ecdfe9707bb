import { StringDecoder } from 'node:string_decoder';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { headOf, timeOf } from '../text/file-head.js';
import { unpackedFile } from '../unpacked-file.js';
import type { Bounds } from '../../../domain/gazetteer/grid.js';
import { ImportFileError } from '../import-file-error.js';
import type { Point } from '../../../domain/gazetteer/distance.js';
import { IdOrder, type OsmMember, type OsmVisitor } from './osm-elements.js';

/** Characters without a tag. OpenStreetMap values have at most 255. */
const MAX_QUIET = 256 * 1024;
/** Per element. The format allows 2,000 nodes per way, and some tags. Relations may have more. */
const MAX_CHILDREN = 100_000;
/** Characters of an element's tags. */
const MAX_TAGS_LENGTH = 1024 * 1024;
/** The format needs three levels: <osm>, an element, its parts. */
const MAX_DEPTH = 8;

interface Open {
  readonly name: OsmMember['type'];
  readonly line: number;
  readonly attributes: Readonly<Record<string, string>>;
  readonly tags: Record<string, string>;
  readonly nodes: number[];
  readonly places: Point[];
  readonly members: OsmMember[];
  center: Point | null;
  /** Number of parts read so far. */
  parts: number;
  /** Characters of the tags read so far. */
  length: number;
}

const broken = (why: string): never => {
  throw new ImportFileError(`The file is not a valid OpenStreetMap XML extract: ${why}.`);
};

/** Reads an XML file, or Overpass output of `out center` or `out geom`, in chunks, unpacked if needed. */
export async function* xmlPass(path: string, visitor: OsmVisitor): AsyncGenerator<number> {
  const reader = new ElementReader(visitor);
  const decoder = new StringDecoder('utf8');
  let read = 0;
  const bytes = unpackedFile(path, (share) => {
    read = share;
  });
  for await (const chunk of bytes) {
    reader.write(decoder.write(chunk));
    yield read;
  }
  reader.end();
}

/** Returns the bounds at the start of an XML file; null if it has none. */
export async function xmlBounds(path: string): Promise<Bounds | null> {
  const head = await headOf(path, '<node');
  const tag = /<bounds\s[^>]*>/.exec(head)?.[0];
  const sides = ['minlon', 'minlat', 'maxlon', 'maxlat'].map((name) =>
    Number(new RegExp(`\\b${name}=["']([-\\d.]+)["']`).exec(tag ?? '')?.[1] ?? NaN),
  );
  const [west = 0, south = 0, east = 0, north = 0] = sides;
  return sides.every((side) => Number.isFinite(side)) ? { west, south, east, north } : null;
}

/** Returns the time of the data as Overpass, osmium, or Osmosis state it; null if the file states none. */
export async function xmlDate(path: string): Promise<Date | null> {
  const stated = /\b(?:osm_base|osmosis_replication_timestamp|timestamp)=["']([^"']{10,40})["']/;
  return timeOf(stated.exec(await headOf(path, '<node'))?.[1]);
}

class ElementReader {
  readonly #parser = new SaxesParser();
  #open: Open | null = null;
  #quiet = 0;
  #depth = 0;
  #isOsm = false;

  readonly #order: IdOrder;

  constructor(private readonly visitor: OsmVisitor) {
    this.#order = new IdOrder(visitor);
    const parser = this.#parser;
    parser.on('error', (error) => broken(`line ${parser.line}: ${wordsOf(error)}`));
    // A document type declares entities. None is needed, and some expand endlessly.
    parser.on('doctype', () => broken('it declares a document type, which is not allowed'));
    parser.on('opentag', (tag) => {
      this.#quiet = 0;
      if ((this.#depth += 1) > MAX_DEPTH) broken(`line ${parser.line}: elements are nested too deeply`);
      this.#opened(tag);
    });
    parser.on('closetag', ({ name }) => {
      this.#quiet = 0;
      this.#depth -= 1;
      if (name === this.#open?.name) this.#closed(this.#open);
    });
  }

  write(text: string): void {
    this.#quiet += text.length;
    this.#parser.write(text);
    if (this.#quiet > MAX_QUIET) broken(`line ${this.#parser.line}: a value is too long`);
  }

  end(): void {
    this.#parser.close();
    if (!this.#isOsm) broken('its root element is not <osm>');
  }

  #opened({ name, attributes }: SaxesTagPlain): void {
    if (name === 'osm') this.#isOsm = true;
    else if (!this.#isOsm) broken('its root element is not <osm>');
    else if (name === 'node' || name === 'way' || name === 'relation') {
      const { line } = this.#parser;
      this.#open = {
        name,
        line,
        attributes,
        tags: {},
        nodes: [],
        places: [],
        members: [],
        center: null,
        parts: 0,
        length: 0,
      };
    } else if (this.#open !== null) addPart(this.#open, name, attributes);
  }

  #closed(open: Open): void {
    this.#open = null;
    const { line, attributes, center } = open;
    const tags = isDeleted(attributes) ? {} : open.tags;
    const element = { id: Number(attributes['id']), line, tags: () => tags, rank: () => rankOf(attributes) };
    this.#order.add(open.name, element.id);
    if (open.name === 'way')
      this.visitor.way?.({ ...element, center, nodes: () => open.nodes, places: () => open.places });
    else if (open.name === 'relation') this.visitor.relation?.({ ...element, center, members: () => open.members });
    else {
      const hasTags = Object.keys(tags).length > 0;
      this.visitor.node?.({ ...element, ...placeOf(attributes), tags: () => (hasTags ? tags : null) });
    }
  }
}

function rankOf({ version, timestamp }: Readonly<Record<string, string>>): number {
  return Number(version) || Date.parse(timestamp ?? '') / 1000 || 0;
}

/** Whether an editor marked the element as deleted. Its node may still be part of a way. */
function isDeleted({ action, visible }: Readonly<Record<string, string>>): boolean {
  return action === 'delete' || visible === 'false';
}

function addPart(open: Open, name: string, attributes: Readonly<Record<string, string>>): void {
  if ((open.parts += 1) > MAX_CHILDREN) broken(`line ${open.line}: an element has too many parts`);
  if (name === 'tag') addTag(open, attributes['k'] ?? '', attributes['v'] ?? '');
  else if (name === 'nd') {
    open.nodes.push(Number(attributes['ref']));
    if (attributes['lat'] !== undefined) open.places.push(placeOf(attributes));
  } else if (name === 'center') open.center = placeOf(attributes);
  else if (name === 'member') {
    const type = (['node', 'way', 'relation'] as const).find((known) => known === attributes['type']);
    if (type !== undefined) open.members.push({ type, id: Number(attributes['ref']) });
  }
}

function addTag(open: Open, key: string, value: string): void {
  open.length += key.length + value.length;
  if (open.length > MAX_TAGS_LENGTH) broken(`line ${open.line}: the tags of an element are too long`);
  open.tags[key] = value;
}

const placeOf = (attributes: Readonly<Record<string, string>>): Point => {
  return { latitude: Number(attributes['lat']), longitude: Number(attributes['lon']) };
};

/** The parser's messages start with line and column. */
const wordsOf = (error: Error): string => error.message.replace(/^\d+:\d+: /, '').replace(/\.$/, '');
