import { describe, expect, it } from '@jest/globals';
import { MAX_DATA_URLS } from '../../domain/upload/data-url.js';
import { bodyLimits, type BodySchema } from '../../interfaces/http/server/limits/body-limits.js';
import { parseBoundedJson } from '../../interfaces/http/server/limits/bounded-json.js';
import { OPERATIONS, SCHEMAS } from '../support/hostile/operations.js';

const PHOTO = `data:image/jpeg;base64,${'/'.repeat(Math.ceil((700 * 1024) / 3) * 4)}`;
const PHOTO_ADDRESS = '/uploads/0198e7a4-7c1a-7e52-9d1f-3f0d5f1c2b7a.webp';

/** The largest JSON value that a schema allows. Of the photos, as many as allowed are in the body itself. */
function largestOf(schema: BodySchema, photos = { left: MAX_DATA_URLS }): unknown {
  const { $ref, anyOf, oneOf = anyOf, properties, items, maxItems = 0, maxLength, type } = schema;
  if ($ref !== undefined) return largestOf(SCHEMAS[$ref.split('/').at(-1)!]!, photos);
  if (oneOf !== undefined) return longest(oneOf.map((each) => largestOf(each, photos)));
  if (schema.enum !== undefined) return longest(schema.enum);
  if (schema.const !== undefined) return schema.const;
  if (items !== undefined) return Array.from({ length: maxItems }, () => largestOf(items, photos));
  if (properties !== undefined)
    return Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, largestOf(each, photos)]));
  if (type === 'boolean') return false;
  if (type === 'number' || type === 'integer') return -Number.MAX_VALUE;
  if (maxLength === undefined) return '78701-1234';
  if (maxLength < 1_000_000) return '\u0001'.repeat(maxLength);
  photos.left -= 1;
  return photos.left >= 0 ? PHOTO : PHOTO_ADDRESS;
}

const longest = (values: readonly unknown[]): unknown =>
  values.toSorted((a, b) => JSON.stringify(b).length - JSON.stringify(a).length)[0];

describe('Body limits of API calls', () => {
  it.each(OPERATIONS.flatMap(({ name, body }) => (body === null ? [] : [[name, body] as const])))(
    'accepts the largest body that the schema of %s allows, even pretty-printed and escaped',
    (_, schema) => {
      const limits = bodyLimits(schema, SCHEMAS);
      const text = JSON.stringify(largestOf(schema), null, 2);
      expect(Buffer.byteLength(text)).toBeLessThanOrEqual(limits.bytes);
      expect(parseBoundedJson(Buffer.from(text), limits)).toEqual(JSON.parse(text));
    },
  );
});

describe('parseBoundedJson', () => {
  const limits = { values: 100, characters: 30_000 };
  const refusal = {
    code: 'INVALID_INPUT',
    message: 'The body is too complex. This call accepts at most 100 values and 30,000 characters.',
  };

  it.each([
    '{"a":[1,-2.5e3,true,null,"b"],"":{}}',
    ' [ ] ',
    '""',
    '0',
    String.raw`{"a\"b":"\\","c":"\\\"","d":"\u0041\/,[{"}`,
    `{"a":"${',[{'.repeat(9_999)}"}`,
    `["${'a'.repeat(29_999)}","b"]`,
    `["${'漢'.repeat(29_998)}","\u{1F415}"]`,
    `"${String.raw`\n\u0061`.repeat(15_000)}"`,
    `[${Array.from({ length: 99 }, () => '""').join()}]`,
    JSON.stringify({ photo: PHOTO.repeat(3) }),
    `{"photo":"${PHOTO.slice(0, 40_000).replaceAll('/', String.raw`\/`)}"}`,
  ])('parses JSON within the limits like JSON.parse (%#)', (text) => {
    expect(parseBoundedJson(Buffer.from(text), limits)).toEqual(JSON.parse(text));
  });

  it.each([
    ['objects', `[${'{},'.repeat(100)}{}]`],
    ['numbers', `[${'1,'.repeat(100)}1]`],
    ['levels of arrays', '['.repeat(101)],
    ['levels of objects', '{"":'.repeat(101)],
    ['equal keys', `{${'"a":1,'.repeat(100)}"a":1}`],
    ['values behind a string that ends in a backslash', String.raw`["\\",${'1,'.repeat(100)}1]`],
    ['values behind a string that ends in a quote', String.raw`["\"",${'1,'.repeat(100)}1]`],
    ['characters of a text', `"${'a'.repeat(30_001)}"`],
    ['characters of keys', `{"${'a'.repeat(15_000)}":"${'a'.repeat(15_001)}"}`],
    ['escaped characters of a text', `"${String.raw`\n\u0061`.repeat(15_001)}"`],
    [
      'characters next to a photo with escapes',
      `["data:${String.raw`\u0061`.repeat(20_000)}","${'a'.repeat(30_001)}"]`,
    ],
    ['short data URLs', `["${Array.from({ length: 20 }, () => `data:${'a'.repeat(2000)}`).join('","')}"]`],
    ['spaces', `[${' '.repeat(65_536)}]`],
    ['digits', '1'.repeat(65_537)],
    ['escaped quotes', `"${String.raw`\"`.repeat(65_536)}"`],
    ['escaped characters in a text without end', `"${String.raw`\n`.repeat(65_536)}`],
  ])('rejects JSON before parsing if it has too many %s', (_, text) => {
    expect(() => parseBoundedJson(Buffer.from(text), limits)).toThrow(expect.objectContaining(refusal));
  });

  it.each([
    '{',
    '"a',
    '"a\\"',
    '\\"a"',
    '{"__proto__":1}',
    String.raw`{"a":{"\u005f_proto__":1}}`,
    '{"constructor":{"prototype":1}}',
  ])('rejects malformed or dangerous JSON: %s', (text) => {
    expect(() => parseBoundedJson(Buffer.from(text), limits)).toThrow(
      expect.objectContaining({ code: 'MALFORMED_REQUEST' }),
    );
  });

  it('accepts a key named constructor if it has no prototype', () => {
    expect(parseBoundedJson(Buffer.from('{"constructor":"Ada"}'), limits)).toEqual({ constructor: 'Ada' });
  });
});
