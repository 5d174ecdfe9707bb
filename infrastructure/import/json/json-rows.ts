import type { ReadRow } from '../../../application/import/file-ports.js';
import { ImportFileError } from '../import-file-error.js';
import { MAX_JSON_ROW_MB } from '../../../domain/import/file-format.js';
import { boundedLines } from '../text/bounded-lines.js';
import { jsonElements } from './json-elements.js';
import { placeOfTags, type TagTable } from '../../../domain/import/place-tags.js';
import { rowOf as rowOfPlace } from '../openstreetmap/osm-rows.js';
import type { OvertureReader } from '../overture/overture-row.js';
import { isOverture } from '../../../domain/import/overture-place.js';
import { pointOf } from './geometry-point.js';
import { rowCount } from '../row-count.js';

type Fields = Record<string, unknown>;

const MAX_BYTES = MAX_JSON_ROW_MB * 1024 * 1024;

/** Valid rows are not nested deeper than a list in an object. Parsing much deeper ones could exhaust the stack. */
const MAX_DEPTH = 16;

/** Yields the rows of a file with one JSON object per line: a row's fields, or a GeoJSON feature. */
export async function* jsonLinesRows(
  bytes: AsyncIterable<Uint8Array>,
  sources: KnownSources,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  for await (const lines of boundedLines(bytes, MAX_BYTES)) {
    for (const { number: line, text } of lines) {
      if (text?.trim() === '') continue;
      const known = text === null ? undefined : knownRow(line, text, sources);
      if (known === null) continue;
      count();
      if (known !== undefined) yield known;
      else if (text === null) yield { line, problem: `The line is longer than ${MAX_JSON_ROW_MB} MB.` };
      else yield rowOf(line, text, (object) => (object['type'] === 'Feature' ? valuesOfFeature(object) : object));
    }
  }
}

const NOT_WHOLE = {
  stray: 'This closing brace has no opening brace.',
  torn:
    'The feature that starts here has no end: a bracket or quote is missing, or the file is incomplete. ' +
    'The rest of the file was not read.',
  cut: 'The file ends here, before its list of features is closed: it is incomplete, or a bracket is missing.',
} as const;

/**
 * Yields the features of a GeoJSON FeatureCollection (RFC 7946), one at a time. Of features from OpenStreetMap, whose
 * properties are tags, and from Overture Maps, only places for pets or that may welcome them.
 */
export async function* geoJsonRows(
  bytes: AsyncIterable<Uint8Array>,
  sources: KnownSources,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  let isCollection = false;
  for await (const element of jsonElements(bytes, 'features', MAX_BYTES)) {
    const { kind, line, text } = element;
    if (kind === 'begin') {
      isCollection = true;
      continue;
    }
    const tagged = kind === 'element' && text !== null ? knownRow(line, text, sources) : undefined;
    if (tagged === null) continue;
    count();
    if (tagged !== undefined) yield tagged;
    else if (kind !== 'element') yield* isCollection ? [{ line, problem: NOT_WHOLE[kind] }] : [];
    else if (text === null) yield { line, problem: `The feature is longer than ${MAX_JSON_ROW_MB} MB.` };
    else yield rowOf(line, text, valuesOfFeature);
  }
  if (!isCollection)
    throw new ImportFileError('The file is not a GeoJSON FeatureCollection: it has no list of features.');
}

/** Product decision: fields of a row, far more than any directory has. */
const MAX_FIELDS = 1000;
const TOO_MANY = `It has more than ${MAX_FIELDS} fields.`;

function rowOf(line: number, text: string, valuesOf: (object: Fields) => Fields | string): ReadRow {
  const object = depthOf(text) > MAX_DEPTH ? 'It is nested too deeply.' : parsed(text);
  const values = typeof object === 'string' ? object : valuesOf(object);
  if (typeof values === 'object' && Object.keys(values).length > MAX_FIELDS) return { line, problem: TOO_MANY };
  return typeof values === 'string' ? { line, problem: values } : { line, values };
}

function parsed(text: string): Fields | string {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value)) return 'It is not a JSON object.';
    return text.includes('\\u0000') ? (withoutNul(value) as Fields) : value;
  } catch {
    return 'It is not valid JSON.';
  }
}

/** Removes fields with NUL in their names, which the database can't store. The field rules check NUL in values. */
function withoutNul(value: unknown): unknown {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name.replaceAll('\0', ''), withoutNul(part)]));
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the nesting depth of brackets. Brackets in strings count, too, which is only stricter. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (isText) {
      if (sign === BACKSLASH) at += 1;
      else if (sign === QUOTE) isText = false;
    } else if (sign === QUOTE) isText = true;
    else if (sign === BRACE || sign === BRACKET) deepest = Math.max(deepest, (depth += 1));
    else if (sign === END_BRACE || sign === END_BRACKET) depth -= 1;
  }
  return deepest;
}

const [QUOTE, BACKSLASH, BRACE, END_BRACE, BRACKET, END_BRACKET] = [...'"\\{}[]'].map((sign) => sign.charCodeAt(0));

/** How features of other directories are read. */
export interface KnownSources {
  /** The tag table of OpenStreetMap, read when the first feature needs it. */
  readonly tagTable: () => TagTable;
  readonly overture: OvertureReader;
}

/**
 * Returns the row of a feature from OpenStreetMap or Overture Maps; null if it is no place for pets; undefined if the
 * feature is from neither.
 */
function knownRow(line: number, text: string, { tagTable, overture }: KnownSources): ReadRow | null | undefined {
  const isOfElement = ELEMENT_ID.test(text);
  if (!(isOfElement || OVERTURE_NAMES.test(text)) || depthOf(text) > MAX_DEPTH) return undefined;
  const feature = parsed(text);
  if (typeof feature === 'string') return undefined;
  const { id, geometry } = feature;
  const properties = feature['type'] === 'Feature' ? feature['properties'] : feature;
  if (!isObject(properties)) return undefined;
  if (isOverture(properties)) return overture(line, { id, ...properties }, geometry);
  return isOfElement ? taggedRow({ line, id, properties, geometry }, tagTable) : undefined;
}

interface TaggedFeature {
  readonly line: number;
  readonly id: unknown;
  readonly properties: Fields;
  readonly geometry: unknown;
}

function taggedRow({ line, id, properties, geometry }: TaggedFeature, tagTable: () => TagTable) {
  if ('category' in properties) return undefined;
  const ids = [id, properties['@id']];
  const externalId = ids.find((each): each is string => typeof each === 'string' && ELEMENT_ID.test(`"${each}"`));
  if (externalId === undefined) return undefined;
  const tags = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const place = placeOfTags(Object.fromEntries(tags), tagTable());
  return place === null ? null : rowOfPlace(tagTable(), { line, externalId, place }, pointOf(geometry));
}

/** The names of a place of Overture. Cheaper than parsing each row twice. */
const OVERTURE_NAMES = /"names"\s*:\s*\{/;

/** An ID as Overpass writes it: 'node/1001'. */
const ELEMENT_ID = /"(node|way|relation)\/\d{1,16}"/;

function valuesOfFeature({ id, properties, geometry, type }: Fields): Fields | string {
  if (type !== 'Feature' || !isObject(properties)) return 'It is not a GeoJSON Feature with properties.';
  const named =
    (properties['externalId'] === undefined && typeof id === 'string') || typeof id === 'number'
      ? { externalId: String(id) }
      : {};
  if (geometry === null || geometry === undefined) return { ...named, ...properties };
  const point = pointOf(geometry);
  return point === null ? 'Its geometry has no coordinates.' : { ...named, ...properties, ...point };
}
