import type { ReadRow } from '../../../application/import/ports.js';
import { ImportFileError } from '../import-file-error.js';
import { MAX_ROW_BYTES } from '../../../domain/import/file-format.js';
import { boundedLines } from '../text/bounded-lines.js';
import { jsonElements } from './json-elements.js';
import { placeOfTags, type TagTable } from '../../../domain/import/place-tags.js';
import { rowOf as rowOfPlace } from '../openstreetmap/osm-rows.js';
import { pointOf } from './geometry-point.js';
import { rowCount } from '../row-count.js';

type Fields = Record<string, unknown>;

/** Valid rows are not nested deeper than a list in an object. Parsing much deeper ones could exhaust the stack. */
const MAX_DEPTH = 16;

/** Yields the rows of a file with one JSON object per line. */
export async function* jsonLinesRows(bytes: AsyncIterable<Uint8Array>, count = rowCount()): AsyncGenerator<ReadRow> {
  for await (const { number: line, text } of boundedLines(bytes, MAX_ROW_BYTES)) {
    if (text?.trim() === '') continue;
    count();
    if (text === null) yield { line, problem: `The line is longer than ${MAX_ROW_BYTES / 1024 / 1024} MB.` };
    else yield rowOf(line, text, (object) => object);
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
 * properties are tags, only the places of the tag table.
 */
export async function* geoJsonRows(
  bytes: AsyncIterable<Uint8Array>,
  tagTable: () => TagTable,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  let isCollection = false;
  for await (const element of jsonElements(bytes, 'features', MAX_ROW_BYTES)) {
    const { kind, line, text } = element;
    if (kind === 'begin') {
      isCollection = true;
      continue;
    }
    const tagged = kind === 'element' && text !== null ? taggedRow(line, text, tagTable) : undefined;
    if (tagged === null) continue;
    count();
    if (tagged !== undefined) yield tagged;
    else if (kind !== 'element') yield* isCollection ? [{ line, problem: NOT_WHOLE[kind] }] : [];
    else if (text === null) yield { line, problem: `The feature is longer than ${MAX_ROW_BYTES / 1024 / 1024} MB.` };
    else yield rowOf(line, text, valuesOfFeature);
  }
  if (!isCollection)
    throw new ImportFileError('The file is not a GeoJSON FeatureCollection: it has no list of features.');
}

function rowOf(line: number, text: string, valuesOf: (object: Fields) => Fields | string): ReadRow {
  const object = depthOf(text) > MAX_DEPTH ? 'It is nested too deeply.' : parsed(text);
  const values = typeof object === 'string' ? object : valuesOf(object);
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

/**
 * Returns the row of a feature from OpenStreetMap; null if it is no place of the tag table; undefined if the feature isn't
 * from OpenStreetMap.
 */
function taggedRow(line: number, text: string, tagTable: () => TagTable): ReadRow | null | undefined {
  if (!ELEMENT_ID.test(text) || depthOf(text) > MAX_DEPTH) return undefined;
  const feature = parsed(text);
  if (typeof feature === 'string' || !isObject(feature['properties']) || 'category' in feature['properties'])
    return undefined;
  const { properties, geometry } = feature;
  const externalId = [feature['id'], properties['@id']].find(
    (id): id is string => typeof id === 'string' && ELEMENT_ID.test(`"${id}"`),
  );
  if (externalId === undefined) return undefined;
  const tags = Object.entries(properties).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  const place = placeOfTags(Object.fromEntries(tags), tagTable());
  return place === null ? null : rowOfPlace(tagTable(), { line, externalId, place }, pointOf(geometry));
}

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
