import { deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import type { BodySchema } from '../../../interfaces/http/server/limits/body-limits.js';
import { hostileChange, hostileText, hostileValue, HOSTILE_KEYS } from './hostile-values.js';
import { changedAt, jsonOf } from './json-tree.js';
import { validValue } from './schema-values.js';

/** A body to send, with the headers that describe it. */
export interface Body {
  readonly bytes: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const ofJson = (text: string): Body => ({ bytes: Buffer.from(text), headers: JSON_TYPE });

/** Generates bodies that match the operation's schema. `known` are bodies of its tests. */
export function validBody(schema: BodySchema, known: readonly unknown[]): fc.Arbitrary<Body> {
  return validTree(schema, known).map((tree) => ofJson(jsonOf(tree)));
}

function validTree(schema: BodySchema, known: readonly unknown[]): fc.Arbitrary<unknown> {
  const generated = validValue(schema);
  return known.length === 0 ? generated : fc.oneof(fc.constantFrom(...known), generated);
}

/** Valid bodies with one change, at any depth. */
export function changedBody(schema: BodySchema, known: readonly unknown[]): fc.Arbitrary<Body> {
  return fc
    .tuple(validTree(schema, known), fc.nat(200), hostileChange)
    .map(([tree, place, change]) => ofJson(jsonOf(changedAt(tree, place, change))));
}

/** Generates bodies that no call expects, regardless of its schema. */
export const hostileBody: fc.Arbitrary<Body> = hostileValue.map((value) => ofJson(jsonOf(value)));

/** Generates bytes that differ from the content that their headers state. */
export function encodedBody(body: fc.Arbitrary<Body>): fc.Arbitrary<Body> {
  return fc.tuple(body, fc.constantFrom(...ENCODINGS), fc.nat(5_000)).map(([given, encode, at]) => encode(given, at));
}

type Encode = (body: Body, at: number) => Body;

const withBytes =
  (change: (bytes: Buffer, at: number) => Buffer, more: Readonly<Record<string, string>> = {}): Encode =>
  ({ bytes, headers }, at) => ({
    bytes: change(bytes, bytes.length === 0 ? 0 : at % bytes.length),
    headers: { ...headers, ...more },
  });

const inserted = (hex: string) =>
  withBytes((bytes, at) => Buffer.concat([bytes.subarray(0, at), Buffer.from(hex, 'hex'), bytes.subarray(at)]));

const same = (bytes: Buffer): Buffer => bytes;
const utf16 = (bytes: Buffer): Buffer => Buffer.from(bytes.toString(), 'utf16le');

/** Unpacks to 20 MB. */
const BOMB = gzipSync(Buffer.alloc(20_000_000));

const ENCODINGS: readonly Encode[] = [
  ...['ff', 'c3', 'c080', 'eda080', 'f8888080', 'f4908080', 'e28080', '00', '1b', '7f', 'efbbbf'].map(inserted),
  withBytes((bytes) => Buffer.concat([Buffer.from('efbbbf', 'hex'), bytes])),
  withBytes((bytes) => Buffer.concat([Buffer.from('fffe', 'hex'), utf16(bytes)])),
  withBytes(utf16, { 'content-type': 'application/json; charset=utf-16le' }),
  withBytes((bytes) => Buffer.from(bytes.toString(), 'latin1'), {
    'content-type': 'application/json; charset=iso-8859-1',
  }),
  withBytes((bytes) => gzipSync(bytes)),
  withBytes((bytes) => gzipSync(bytes), { 'content-encoding': 'gzip' }),
  withBytes((bytes) => deflateSync(bytes), { 'content-encoding': 'deflate' }),
  withBytes(same, { 'content-encoding': 'gzip' }),
  withBytes(same, { 'content-encoding': 'br, gzip, identity' }),
  withBytes(() => BOMB, { 'content-encoding': 'gzip' }),
  withBytes((bytes, at) => bytes.subarray(0, at)),
  withBytes((bytes) => Buffer.concat([bytes, bytes])),
  withBytes(() => Buffer.alloc(0)),
  withBytes((bytes) => Buffer.concat([bytes, Buffer.alloc(20_000, ' ')])),
  withBytes(same, { 'content-type': 'application/x-www-form-urlencoded' }),
  withBytes(() => Buffer.from(`${'a[b][]=1&'.repeat(1_700)}__proto__[a]=1`), {
    'content-type': 'application/x-www-form-urlencoded',
  }),
  withBytes(same, { 'content-type': 'multipart/form-data; boundary=x' }),
  withBytes(() => partsOf([{ name: 'file', filename: 'a.csv', content: 'a,b' }]), {
    'content-type': `multipart/form-data; boundary=${'paws'}`,
  }),
];

interface Part {
  readonly name: string;
  readonly filename?: string;
  readonly content: string | Buffer;
}

const BOUNDARY = 'paws';
const FORM_TYPE = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };

function partsOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ name, filename, content }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

/** One white pixel, and other small files. */
const FILES: Readonly<Record<string, Buffer>> = {
  'a.png': Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==',
    'base64',
  ),
  'a.pdf': Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
  'a.csv': Buffer.from('name,category,city,state\r\nBiscuit,hotels,Austin,TX\r\n'),
  'a.json': Buffer.from('[{"name":"Biscuit","category":"hotels"}]'),
};

/** Hostile files for decoders. */
const HOSTILE_FILES: Readonly<Record<string, Buffer>> = {
  ...{
    'empty.png': Buffer.alloc(0),
    'zeros.webp': Buffer.alloc(70_000),
    'a.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  },
  'cut.png': FILES['a.png']!.subarray(0, 40),
  'huge.png': hugePicture(),
  'a.gz.csv': gzipSync(Buffer.alloc(5_000_000, 'a')),
  'quote.csv': Buffer.from(`name\n"${'\n'.repeat(100_000)}`),
  'wide.csv': Buffer.from(`${'a,'.repeat(30_000)}\n${'1,'.repeat(30_000)}`),
  'deep.json': Buffer.from('['.repeat(50_000)),
  'keys.json': Buffer.from(`[{${Array.from({ length: 10_000 }, (_, n) => `"k${n}":1`).join()}}]`),
  'broken.csv': Buffer.from([0xff, 0xfe, 0, 0x2c, 0xd8, 0, 0x0a]),
  'a.geojson': Buffer.from(
    '{"type":"FeatureCollection","features":[{"type":"Feature","geometry":{"type":"Point","coordinates":[1e400,-0]}}]}',
  ),
  'a.parquet': Buffer.from('PAR1\xff\xff\xff\x7fPAR1', 'latin1'),
  'a.osm.pbf': Buffer.from([0, 0, 0, 13, 10, 9, ...Buffer.from('OSMHeader'), 24, 255, 255, 255, 15]),
  'a.osm': Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "&b;&b;">]><osm>&b;</osm>'),
};

/** A picture whose header says 60,000 × 60,000 pixels. */
function hugePicture(): Buffer {
  const picture = Buffer.from(FILES['a.png']!);
  picture.writeUInt32BE(60_000, 16);
  picture.writeUInt32BE(60_000, 20);
  return picture;
}

const fieldsOfForm = (schema: BodySchema): readonly string[] =>
  Object.keys(schema.properties ?? {}).filter((name) => name !== 'file');

/** Forms with a file, as a browser sends them. */
export function validForm(schema: BodySchema): fc.Arbitrary<Body> {
  return partsOfForm(schema, fc.constantFrom(...Object.entries(FILES))).map((parts) => ({
    bytes: partsOf(parts),
    headers: FORM_TYPE,
  }));
}

function partsOfForm(schema: BodySchema, file: fc.Arbitrary<readonly [string, Buffer]>): fc.Arbitrary<Part[]> {
  const fields = fieldsOfForm(schema).map((name) => fc.tuple(fc.constant(name), validValue(schema.properties![name]!)));
  return fc
    .tuple(fc.tuple(...fields), file)
    .map(([typed, [filename, content]]) => [
      ...typed.map(([name, content]) => ({ name, content: String(content) })),
      { name: 'file', filename, content },
    ]);
}

/** Generates broken forms, and forms with hostile files, names, and fields. */
export function hostileForm(schema: BodySchema): fc.Arbitrary<Body> {
  const file = fc.constantFrom(...Object.entries({ ...FILES, ...HOSTILE_FILES }));
  return fc
    .tuple(partsOfForm(schema, file), fc.constantFrom(...FORM_CHANGES), hostileText, fc.constantFrom(...HOSTILE_KEYS))
    .map(([parts, change, text, key]) => ({ bytes: change(parts, text, key), headers: FORM_TYPE }));
}

type FormChange = (parts: readonly Part[], text: string, key: string) => Buffer;

const FORM_CHANGES: readonly FormChange[] = [
  (parts) => partsOf(parts),
  (parts) => partsOf(parts.toReversed()),
  (parts, text) => partsOf(parts.map((part) => (part.filename === undefined ? { ...part, content: text } : part))),
  (parts, text) => partsOf(parts.map((part) => (part.filename === undefined ? part : { ...part, filename: text }))),
  (parts, text, key) => partsOf([{ name: key, content: text }, ...parts]),
  (parts, _, key) => partsOf(parts.map((part) => ({ ...part, name: key }))),
  (parts) => partsOf(parts.flatMap((part) => Array.from({ length: 200 }, () => part))),
  (parts) => partsOf(parts.filter(({ filename }) => filename === undefined)),
  (parts) => partsOf(parts).subarray(0, -20),
  (parts, text) =>
    Buffer.from(
      partsOf(parts)
        .toString('latin1')
        .replace('content-disposition', `content-type: ${text.slice(0, 3_000)}\r\ncontent-disposition`),
      'latin1',
    ),
  () => Buffer.from(`--${BOUNDARY}\r\n\r\n--${BOUNDARY}--`),
  () => Buffer.from(`--${BOUNDARY}\r\n${'x: y\r\n'.repeat(5_000)}\r\na\r\n--${BOUNDARY}--`),
];
