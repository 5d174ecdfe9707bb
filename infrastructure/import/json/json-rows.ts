import type { ReadRow } from '../../../application/import/ports.js';
import { ImportFileError } from '../import-file-error.js';
import { MAX_ROW_BYTES } from '../../../domain/import/file-format.js';
import { boundedLines } from '../text/bounded-lines.js';
import { jsonElements } from './json-elements.js';
import { rowCount } from '../row-count.js';

type Fields = Record<string, unknown>;

/** Valid rows are not nested deeper than a list in an object. Parsing much deeper ones could exhaust the stack. */
const MAX_DEPTH = 16;

/** Yields the rows of a file with one JSON object per line. */
export async function* jsonLinesRows(
  bytes: AsyncIterable<Uint8Array>,
  tell: (end: number) => void,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  for await (const { number: line, text, end } of boundedLines(bytes, MAX_ROW_BYTES)) {
    tell(end);
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

/** Yields the features of a GeoJSON FeatureCollection (RFC 7946), one at a time. */
export async function* geoJsonRows(
  bytes: AsyncIterable<Uint8Array>,
  tell: (end: number) => void,
  count = rowCount(),
): AsyncGenerator<ReadRow> {
  let isCollection = false;
  for await (const element of jsonElements(bytes, 'features', MAX_ROW_BYTES)) {
    tell(element.end);
    const { kind, line, text } = element;
    if (kind === 'begin') {
      isCollection = true;
      continue;
    }
    count();
    if (kind !== 'element') yield* isCollection ? [{ line, problem: NOT_WHOLE[kind] }] : [];
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

function valuesOfFeature({ id, properties, geometry, type }: Fields): Fields | string {
  if (type !== 'Feature' || !isObject(properties)) return 'It is not a GeoJSON Feature with properties.';
  const named =
    (properties['externalId'] === undefined && typeof id === 'string') || typeof id === 'number'
      ? { externalId: String(id) }
      : {};
  if (geometry === null || geometry === undefined) return { ...named, ...properties };
  const coordinates = isObject(geometry) && geometry['type'] === 'Point' ? geometry['coordinates'] : null;
  if (!Array.isArray(coordinates) || coordinates.length < 2) return 'Its geometry must be a Point, or null.';
  const [longitude, latitude] = coordinates as unknown[];
  return { ...named, ...properties, latitude, longitude };
}
