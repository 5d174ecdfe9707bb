import fc from 'fast-check';
import { hostileText } from './hostile-values.js';

/** A header, and the values to send instead of the usual one. Without values, the header is left out. */
export type HeaderChange = readonly [name: string, values: readonly string[]];

const FOREIGN = 'https://evil.example';

/** Values for headers that the server reads. */
const HOSTILE_HEADERS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  host: [
    [],
    ['', ''],
    [''],
    ['localhost', 'evil.example'],
    ['evil.example'],
    ['a b'],
    ['x'.repeat(5_000)],
    ['[::1'],
    ['localhost:99999'],
    ['user@host'],
    ['\xff'],
  ],
  'content-type': [
    ...[
      [],
      [''],
      ['text/plain'],
      ['application/json', 'text/plain'],
      ['application/json; charset=utf-7'],
      ['application/json;;;='],
    ],
    ...[
      ['application/json; charset='],
      ['APPLICATION/JSON'],
      ['application/JSON; Charset="utf-8"'],
      ['*/*'],
      ['multipart/form-data'],
    ],
    ...[
      ['multipart/form-data; boundary='],
      [`multipart/form-data; boundary=${'b'.repeat(500)}`],
      ['application/merge-patch+json'],
    ],
    ...[['application/json, application/json'], ['a/b'.repeat(2_000)], ['application/\xff']],
  ],
  'content-length': [
    [],
    ['0'],
    ['-1'],
    ['NaN'],
    ['1e3'],
    ['0x10'],
    ['+5'],
    ['5', '6'],
    ['5, 5'],
    ['99999999999999999999'],
    ['4294967296'],
    ['100000000'],
    ['7'],
    [' '],
  ],
  'transfer-encoding': [
    ['chunked'],
    ['identity'],
    ['gzip, chunked'],
    ['chunked, chunked'],
    ['xchunked'],
    [' chunked'],
    ['chunked', 'identity'],
    [''],
  ],
  'idempotency-key': [
    ['a-key'],
    ['a-key'],
    [''],
    ['k'.repeat(256)],
    ['k'.repeat(255)],
    ['a', 'b'],
    ['\xff\xfe'],
    ['__proto__'],
    ['a,b'],
    ['\t'],
  ],
  authorization: [
    [],
    [''],
    ['Bearer'],
    ['Bearer '],
    ['Bearer x'],
    [`Bearer ${'x'.repeat(9_000)}`],
    ['Basic YTpi'],
    ['bearer a b c'],
    ['Bearer \xff'],
    ['Bearer a', 'Bearer b'],
  ],
  cookie: [
    [],
    [''],
    ['session='],
    ['session=x'],
    ['session=%'],
    ['session=%00'],
    [`session=${'x'.repeat(9_000)}`],
    ['session=a; session=b'],
    ['=;=;'],
    ['__proto__=1; constructor=2'],
    ['a=b; '.repeat(1_500)],
    ['session=\xff'],
    ['admin-session=x'],
  ],
  origin: [[FOREIGN], ['null'], [''], [FOREIGN, 'null'], ['://'], ['http://localhost@evil.example'], ['\xff']],
  'sec-fetch-site': [['cross-site'], ['same-origin'], [''], ['none', 'cross-site'], ['x']],
  referer: [[FOREIGN], ['::'], ['x'.repeat(5_000)]],
  range: [
    ['bytes=0-'],
    ['bytes=-1'],
    ['bytes=5-1'],
    ['bytes=0-0,1-1,2-2'],
    [`bytes=${'0-1,'.repeat(1_500)}`],
    ['bytes=99999999999999999999-'],
    ['pages=1'],
    ['bytes=a-b'],
    [''],
  ],
  'if-none-match': [['*'], ['"x"'], ['W/"x"'], ['"'], ['"a", '.repeat(1_500)], ['W/'], ['', '*']],
  'if-modified-since': [['x'], ['Thu, 01 Jan 1970 00:00:00 GMT'], ['Thu, 99 Jan 999999 00:00:00 GMT']],
  'if-match': [['*'], ['"x"']],
  accept: [['text/html'], ['*/*;q=x'], [`${'a/b,'.repeat(2_000)}*/*`], ['\xff'], ['text/csv'], ['application/rss+xml']],
  'accept-language': [['*'], ['en-'.repeat(2_000)], ['__proto__'], ['x;q=9']],
  'accept-encoding': [['gzip'], ['br;q=0, *;q=0'], ['identity;q=0'], ['gzip,'.repeat(2_000)], ['\xff']],
  'content-encoding': [['gzip'], ['br'], ['deflate, gzip'], ['x']],
  expect: [['100-continue'], ['x'], ['']],
  connection: [['close'], ['keep-alive, host, cookie'], ['upgrade'], ['']],
  upgrade: [['websocket'], ['h2c'], ['']],
  'x-forwarded-for': [['127.0.0.1'], ['1.2.3.4, '.repeat(1_000)], ['\xff'], ['::ffff:127.0.0.1']],
  'x-forwarded-host': [['evil.example']],
  'x-forwarded-proto': [['https'], ['javascript']],
  'x-http-method-override': [['DELETE'], ['__proto__']],
  'x-request-id': [['x'.repeat(5_000)], ['\xff']],
  'user-agent': [[''], ['x'.repeat(9_000)], ['\xff'], ['Googlebot/2.1']],
  'stripe-signature': [['t=1,v1=a'], ['t='.repeat(2_000)], ['t=NaN,v1=\xff']],
  'last-event-id': [['\xff']],
  dnt: [['1', '1']],
  te: [['trailers']],
};

/** Returns the text without bytes that would end a header. */
const asHeader = (text: string): string =>
  Buffer.from(text.replaceAll(/[\0\r\n]/g, ' ').slice(0, 4_000)).toString('latin1');

/** Generates changes of one header. `more` names headers of the operation. */
export function hostileHeader(more: readonly string[]): fc.Arbitrary<HeaderChange> {
  const known = Object.entries(HOSTILE_HEADERS).flatMap(([name, each]) =>
    each.map((values): HeaderChange => [name, values]),
  );
  const name = fc.constantFrom(...Object.keys(HOSTILE_HEADERS), ...more.map((each) => each.toLowerCase()));
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    { weight: 2, arbitrary: fc.tuple(name, hostileText).map(([each, text]): HeaderChange => [each, [asHeader(text)]]) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<HeaderChange>(
        ['x-a', Array.from({ length: 1_200 }, () => '1')],
        ['x-a', ['1'.repeat(15_000)]],
        ['x-a', ['1'.repeat(40_000)]],
        ['a b', ['1']],
        ['', ['1']],
        ['\xff', ['1']],
        ['__proto__', ['1']],
        ['x:y', ['1']],
        ['x', ['a\0b']],
        ['x', ['a\rb']],
        ['x', ['a\nb: c']],
      ),
    },
  );
}
