import fc from 'fast-check';
import { Entries, isRecord, Raw } from './json-tree.js';

/** Maximum number of unknown keys in an object. */
const MANY = 10_000;

export const HOSTILE_KEYS: readonly string[] = [
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'toJSON', 'then', 'length', 'valueOf'],
  ...['', ' ', '0', '-1', 'id', 'userId', 'ownerId', 'isAdministrator', '$where', '$ref', 'a.b', 'a[b]'],
  ...['\0', '\ud800', '\u202e', '\ufeff', 'k'.repeat(5_000), 'é'.repeat(300)],
];

export const HOSTILE_TEXTS: readonly string[] = [
  ...['', ' ', '\0', 'a\0b', '\ufffe', '\ufeffa', '\u202eabc', '\u200b', '\r\n\r\n', '\u2028'],
  ...[
    "'",
    '"',
    "' or 1=1; --",
    '%',
    '_',
    '\\',
    '$1',
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
    ':*',
    '!&|',
    '(((',
    '[a-',
  ],
  ...['NaN', 'Infinity', '-0', '1e400', 'null', 'undefined', 'true', '[]', '{}', '9'.repeat(400), '2147483648', '-1'],
  ...[
    '../../etc/passwd',
    'file:///etc/passwd',
    `java${'script'}:alert(1)`,
    'http://169.254.169.254/',
    'https://a@b@c/',
    '//evil.example',
  ],
  ...[
    'https://[::1]/',
    'http://xn--/',
    'a@b',
    '@',
    `${'a'.repeat(300)}@example.com`,
    '"a b"@example.com',
    'data:image/png;base64,AAAA',
  ],
  ...[
    'data:image/webp;base64,',
    'data:;base64,%%%',
    '0000-00-00',
    '2026-02-30',
    '+275760-09-13T00:00:00.000Z',
    '-271821-04-20T00:00:00Z',
  ],
  ...[
    'Mo-Fr 09:00-17:00; '.repeat(60),
    '24/7',
    'PH,SH off',
    'Mo[1-5]-Su[-1] 26:00-48:00',
    '\u{1F436}'.repeat(100),
    '\u0301'.repeat(500),
  ],
  ...[
    'x'.repeat(5_000),
    'zebra '.repeat(900),
    '('.repeat(2_000),
    'a'.repeat(90_000),
    '=cmd|"/c calc"!A1',
    '\u2066\u2067\u2068',
  ],
];

/** JSON texts. Most have no equivalent JavaScript value. */
const RAW_JSON: readonly string[] = [
  ...[
    'null',
    'true',
    '[]',
    '{}',
    '0',
    '-0',
    '-1',
    '1.5',
    '1e400',
    '-1e400',
    '1e-400',
    '9007199254740993',
    '2147483648',
  ],
  ...['9223372036854775808', '1'.repeat(400), '0.1e1', '-0.0', '[[]]', '[null]', '[{}]', '{"a":{"b":{"c":null}}}'],
  ...[
    String.raw`"\ud800"`,
    String.raw`"\udc00\ud800"`,
    String.raw`"\u0000"`,
    String.raw`"\ufeff"`,
    '{"__proto__":null}',
  ],
  ...[
    '{"__proto__":{"isAdministrator":true}}',
    '{"constructor":{"prototype":{"a":1}}}',
    '{"toString":1,"valueOf":1}',
    '{"length":1e9}',
  ],
  ...['{"then":1}', '{"a":1,"a":2}', '[1,[2,[3,[4,[5,[6,[7,[8]]]]]]]]'],
  ...['NaN', 'Infinity', 'undefined', '01', '1.', '.5', '+1', "'a'", '"\t"', '"', '[', '{', '1 2', '[1,]', '{"a"}'],
  ...[deep('[', ']', 500), deep('{"a":', '}', 500, '1'), deep('[', ']', 6_000)],
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
);

/** Generates values for any place in a body. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...RAW_JSON).map((text) => new Raw(text)) },
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(1, 50, MANY).map(manyKeys) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(2, 200, MANY), fc.constantFrom('{}', '0', '"a"', '[]'))
      .map(([count, each]) => new Raw(`[${Array.from({ length: count }, () => each).join()}]`)),
  },
);

/** Generates changes of a value in a valid body. */
export const hostileChange: fc.Arbitrary<(value: unknown) => unknown> = fc.oneof(
  { weight: 3, arbitrary: hostileValue.map((value) => () => value) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom(...HOSTILE_KEYS), hostileValue).map(
      ([key, value]) =>
        (own: unknown) =>
          withEntries(own, [[key, value]]),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(1, 90, MANY).map((count) => (own: unknown) => withEntries(own, manyKeys(count).entries)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(fc.nat(40), hostileValue).map(
      ([at, value]) =>
        (own: unknown) =>
          twice(own, at, value),
    ),
  },
  { weight: 1, arbitrary: fc.nat(40).map((at) => (own: unknown) => without(own, at)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(2, 300).map((count) => (own: unknown) => Array.from({ length: count }, () => own)),
  },
);

function deep(open: string, close: string, levels: number, inside = ''): string {
  return open.repeat(levels) + inside + close.repeat(levels);
}

function manyKeys(count: number): Entries {
  return new Entries(Array.from({ length: count }, (_, n) => [`unknown${n.toString(36)}`, 1] as const));
}

const entriesOf = (own: unknown): readonly (readonly [string, unknown])[] =>
  own instanceof Entries ? own.entries : isRecord(own) ? Object.entries(own) : [];

function withEntries(own: unknown, more: readonly (readonly [string, unknown])[]): unknown {
  return new Entries([...entriesOf(own), ...more]);
}

/** Returns the object with one of its keys repeated. */
function twice(own: unknown, at: number, value: unknown): unknown {
  const entries = entriesOf(own);
  const key = entries[at % Math.max(entries.length, 1)]?.[0] ?? 'a';
  return new Entries([...entries, [key, value]]);
}

function without(own: unknown, at: number): unknown {
  const entries = entriesOf(own);
  return new Entries(entries.filter((_, index) => index !== at % Math.max(entries.length, 1)));
}
