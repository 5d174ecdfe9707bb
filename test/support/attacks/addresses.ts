import fc from 'fast-check';
import type { Operation, Parameter } from '../hostile/operations.js';
import type { Call, Calls } from '../privacy/call.js';
import { HOSTILE_KEYS, hostileText } from './hostile-values.js';
import { validValue } from './schema-values.js';

/** Pieces of an address that no browser would send. */
const HOSTILE_SEGMENTS: readonly string[] = [
  ...[
    '0',
    '-1',
    '1.5',
    '1e3',
    '0x10',
    '2147483648',
    '9'.repeat(30),
    'NaN',
    'null',
    '__proto__',
    'constructor',
    '%00',
    '1%00',
    '%ff',
  ],
  ...[
    '%',
    '%zz',
    '%E0%A4%A',
    '%ed%a0%80',
    '..',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '%2F',
    ';',
    '1;2',
    '1,2',
    '*',
    '{id}',
    '+1',
    '%201',
    '1%20',
  ],
  ...[
    '%C2%A0',
    '%EF%BB%BF1',
    "'",
    '"',
    '<script>',
    '%F0%9F%90%B6',
    '\xff',
    '\xe9',
    '|',
    '`',
    '^',
    'x'.repeat(199),
    'x'.repeat(5_000),
  ],
];

const HOSTILE_QUERIES: readonly string[] = [
  ...[
    '',
    '&&&',
    '=',
    '==1',
    '%',
    '%zz=1',
    '%00=%00',
    'a[b]=1',
    '__proto__[a]=1',
    'constructor[prototype]=1',
    '?',
    '#',
    '\xff=\xfe',
  ],
  ...[
    Array.from({ length: 3_000 }, (_, n) => `${n.toString(36)}=1`).join('&'),
    'a&'.repeat(7_000),
    `x=${'1'.repeat(14_000)}`,
  ],
];

/** Percent-encodes a text. A lone surrogate, which has no encoding, becomes U+FFFD. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

export type Address = fc.Arbitrary<string>;

/** The paths and queries of an operation: valid ones, and those with something hostile. */
export function addressesOf(
  operation: Operation,
  calls: Calls,
): { readonly valid: Address; readonly hostile: Address } {
  const known = fc.constantFrom<Pick<Call, 'at' | 'query'>>(...(calls[operation.name] ?? [{}]));
  const path = fc.tuple(known, ...namesIn(operation).map((name) => validSegment(operation, name, calls)));
  const paths = path.map(([{ at, query = '' }, ...generated]) => ({
    path: filled(operation.path, (name, index) => generated[index] ?? String(at?.[name] ?? 1)),
    query,
  }));
  const valid = fc
    .tuple(paths, queryOf(operation))
    .map(([address, query]) => address.path + (query === '' ? address.query : `?${query}`));
  const hostile = fc.oneof(
    ...(namesIn(operation).length === 0 ? [] : [hostilePath(operation, paths)]),
    fc.tuple(paths, hostileQuery(operation)).map(([{ path: own }, query]) => `${own}?${query}`),
    fc
      .tuple(
        paths,
        fc.constantFrom('/', '//', '/.', '/..', '%2f', '%00', '?', '#', ';', '.json', ' ', '\t', '/x'.repeat(200)),
      )
      .map(([{ path: own }, end]) => own + end),
  );
  return { valid, hostile };
}

const namesIn = ({ path }: Operation): readonly string[] => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

function filled(path: string, value: (name: string, index: number) => string): string {
  let index = -1;
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => value(name, (index += 1)));
}

/** null uses the value of a known call of the operation; otherwise, a value of another call about the same records. */
function validSegment(operation: Operation, name: string, calls: Calls): fc.Arbitrary<string | null> {
  const before = operation.path.split(`/{${name}}`)[0]!.split('/').at(-1)!;
  const ofSame = Object.entries(calls).filter(([other]) => other.includes(`/${before}/{${name}}`));
  const values = [...new Set(ofSame.flatMap(([, each]) => each.map(({ at }) => String(at?.[name] ?? 1))))];
  const parameter = operation.parameters.find((each) => each.in === 'path' && each.name === name);
  return fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    { weight: 3, arbitrary: fc.constantFrom(...values, '1').map(encoded) },
    {
      weight: 1,
      arbitrary:
        parameter === undefined
          ? fc.constant('1')
          : validValue(parameter.schema).map((value) => encoded(String(value))),
    },
  );
}

function hostilePath(
  operation: Operation,
  paths: fc.Arbitrary<{ readonly path: string; readonly query: string }>,
): Address {
  const segment = fc.oneof(
    fc.constantFrom(...HOSTILE_SEGMENTS),
    hostileText.map((text) => encoded(text.slice(0, 3_000))),
  );
  const names = namesIn(operation);
  return fc.tuple(paths, fc.nat(names.length - 1), segment).map(([{ path }, at, value]) => {
    const place = operation.path.split('/').indexOf(`{${names[at]}}`);
    return path.split('/').with(place, value).join('/');
  });
}

const ofQuery = ({ parameters }: Operation): readonly Parameter[] => parameters.filter((each) => each.in === 'query');

/** Some of the query's parameters with valid values; empty in half of all cases. */
function queryOf(operation: Operation): fc.Arbitrary<string> {
  const parameters = ofQuery(operation);
  if (parameters.length === 0) return fc.constant('');
  const pairs = fc
    .subarray([...parameters], { maxLength: Math.min(parameters.length, 5) })
    .chain((some) => fc.tuple(...some.map(pairOf)));
  return fc.oneof(
    fc.constant(''),
    pairs.map((each) => each.join('&')),
  );
}

function pairOf({ name, schema }: Parameter): fc.Arbitrary<string> {
  return validValue(schema).map((value) =>
    [value]
      .flat()
      .map((each) => `${name}=${encoded(String(each))}`)
      .join('&'),
  );
}

function hostileQuery(operation: Operation): fc.Arbitrary<string> {
  const names = [...ofQuery(operation).map(({ name }) => name), 'limit', 'cursor'];
  const name = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...names) },
    fc.constantFrom(...HOSTILE_KEYS).map(encoded),
  );
  const value = hostileText.map((text) => encoded(text).slice(0, 15_000));
  const ways: readonly ((key: string, text: string) => string)[] = [
    (key, text) => `${key}=${text}`,
    (key, text) => `${key}=${text}&${key}=1`,
    (key, text) => `${key}[]=${text}`,
    (key, text) => `${key}[a]=${text}`,
    (key) => `${key}=x&`.repeat(Math.floor(12_000 / (key.length + 3))),
    (key) => key,
  ];
  const pair = fc.tuple(fc.constantFrom(...ways), name, value).map(([way, key, text]) => way(key, text));
  const valid = queryOf(operation);
  return fc.oneof(
    { weight: 5, arbitrary: fc.tuple(valid, pair).map((both) => both.filter((each) => each !== '').join('&')) },
    { weight: 1, arbitrary: fc.constantFrom(...HOSTILE_QUERIES) },
  );
}
