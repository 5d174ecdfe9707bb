import { readFileSync, rmSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import type { ReadRow, SourceRow } from '../../../application/import/file-ports.js';
import { DiskImportFiles } from '../../../infrastructure/import/disk-import-files.js';
import { Utf8Pieces } from '../../../infrastructure/import/text/utf8-text.js';
import { fileWith, rowsOf, TAG_TABLE } from '../../support/import/read-file.js';

const HEAD = 'externalId,name,category,petPerks,latitude\r\n';

const named = async (ending: string, content: string | Uint8Array) =>
  ((await rowsOf(ending, content)) as SourceRow[]).map((row) => row.values?.['name'] ?? row);

describe('a CSV file', () => {
  it('a CSV file may have a byte order mark, either line ending, and line breaks in quotes', async () => {
    const rows = await rowsOf(
      '.csv',
      `\uFEFF${HEAD}1,"Bark, ""Brew""\r\n& Co",services,Treats;A\\;B,-1.5\n2,Next,homes`,
    );
    expect(rows).toEqual([
      {
        line: 2,
        values: {
          externalId: '1',
          name: 'Bark, "Brew"\r\n& Co',
          category: 'services',
          petPerks: ['Treats', 'A;B'],
          latitude: -1.5,
        },
      },
      { line: 4, values: { externalId: '2', name: 'Next', category: 'homes' } },
    ]);
  });

  it('a CSV file loses the apostrophe that protects a cell from being a formula, and no other', async () => {
    expect(await named('.csv', `${HEAD}1,'=1+1,services\n2,'Round the Corner,services`)).toEqual([
      '=1+1',
      "'Round the Corner",
    ]);
  });

  it('a CSV file loses only one row if a quote is never closed', async () => {
    const rows = await named(
      '.csv',
      `${HEAD}1,"Open,services\n2,Next,services\n3,"Broken" quote,services\n4,Last,homes`,
    );
    expect(rows).toEqual([
      { line: 2, problem: 'A quote is never closed.' },
      'Next',
      { line: 4, problem: 'The quotes do not match. A quote inside text must be doubled.' },
      'Last',
    ]);
  });

  it('a CSV file loses only the row that has too many cells or is too long', async () => {
    const rows = await named('.csv', `${HEAD}1,a,b,c,d,e,f\n2,${'x'.repeat(10_000_000)}\n3,Last,homes`);
    expect(rows).toEqual([
      { line: 2, problem: expect.stringContaining('7 cells for 5 columns') },
      { line: 3, problem: 'The row is longer than 128 KB.' },
      'Last',
    ]);
  });

  it('a CSV file is rejected without the required column names', async () => {
    expect(await rowsOf('.csv', '')).toBe('The file is empty. Its first line must name the columns.');
    expect(await rowsOf('.csv', `note\0,${HEAD}`)).toMatch(/^The first line contains NUL characters\./);
    expect(await rowsOf('.csv', Buffer.from(`\uFEFF${HEAD}`, 'utf16le'))).toMatch(/^The first line contains NUL/);
    expect(await rowsOf('.csv', 'name,city\n')).toMatch(/Missing: externalId, category\.$/);
  });
});

describe('a JSON Lines file', () => {
  it('a JSON Lines file has an object in each non-empty line', async () => {
    const rows = await named('.jsonl', '{"name":"One"}\r\n\n[1]\n{"name":\n{"name":"Two"}');
    expect(rows).toEqual([
      'One',
      { line: 3, problem: 'It is not a JSON object.' },
      { line: 4, problem: 'It is not valid JSON.' },
      'Two',
    ]);
  });

  it("a JSON Lines file keeps broken characters for the row's validation, and rejects NUL in field names", async () => {
    const names = await named('.jsonl', '{"name":"\\ud83d"}\n{"name":"\\ud83d\\udc36"}');
    expect(names).toEqual(['\ud83d', '🐶']);
    expect(await rowsOf('.jsonl', '{"k\\u0000":{"\\u0000a":"b\\u0000"}}')).toEqual([
      { line: 1, values: { k: { a: 'b\0' } } },
    ]);
  });

  it('a JSON Lines file loses only one row that is nested 100,000 levels deep', async () => {
    const deep = `{"name":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    expect(await named('.jsonl', `${deep}\n{"name":"[[[[[[[[[[[[[[[[[[[["}`)).toEqual([
      { line: 1, problem: 'It is nested too deeply.' },
      '[[[[[[[[[[[[[[[[[[[[',
    ]);
  });
});

describe("bytes that aren't valid UTF-8", () => {
  const FILES = [
    ['.csv', (name: string) => `externalId,name,category\n1,${name},events`],
    ['.jsonl', (name: string) => `{"name":"${name}"}`],
    ['.geojson', (name: string) => `{"features":[{"type":"Feature","properties":{"name":"${name}"}}]}`],
  ] as const;

  it.each(FILES)(
    'invalid UTF-8 becomes half a surrogate pair in a %s, while a real U+FFFD stays',
    async (ending, text) => {
      const [before = '', after = ''] = text('|').split('|');
      const bytes = Buffer.concat([Buffer.from(`${before}Caf`), Buffer.from([0xe9]), Buffer.from(`\ufffd 🐶${after}`)]);
      expect(await named(ending, bytes)).toEqual(['Caf\udfff\ufffd 🐶']);
    },
  );

  it('invalid UTF-8 is found wherever a file is split into chunks', () => {
    const [whole, broken] = [Buffer.from('aé漢🐶\ufffd'), Buffer.from('61e920f09f9061c3efbfbde6bc', 'hex')];
    for (const [bytes, text] of [
      [whole, 'aé漢🐶\ufffd'],
      [broken, 'a\udfff \udfffa\udfff\ufffd'],
    ] as const) {
      for (let at = 0; at < bytes.length; at += 1) {
        const pieces = new Utf8Pieces();
        const [first, second] = [pieces.text(bytes.subarray(0, at)), pieces.text(bytes.subarray(at))];
        expect([at, first + second]).toEqual([at, text]);
      }
    }
  });
});

describe('a GeoJSON file', () => {
  const point = (name: string) =>
    `{"type":"Feature","id":"x-${name}","geometry":{"type":"Point","coordinates":[-97.5,30.25]},"properties":{"name":"${name}"}}`;

  it('the point features of a GeoJSON file are the businesses', async () => {
    const text = `{"features_":[{"a":1}],"type":"FeatureCollection","features":[\n${point('A]}')},\n${point('B')}],"more":[{}]}`;
    expect(await rowsOf('.geojson', text)).toEqual([
      { line: 2, values: { externalId: 'x-A]}', name: 'A]}', latitude: 30.25, longitude: -97.5 } },
      { line: 3, values: { externalId: 'x-B', name: 'B', latitude: 30.25, longitude: -97.5 } },
    ]);
  });

  it('a GeoJSON file loses only the features that are too long, broken, or without coordinates', async () => {
    const line = '{"type":"Feature","properties":{},"geometry":{"type":"LineString","coordinates":[]}}';
    const text = `{"features":[${point('x'.repeat(2_000_000))},\n{"type":1},\n${line},\n{"a" 1},\n${point('Last')}]}`;
    expect(await named('.geojson', text)).toEqual([
      { line: 1, problem: 'The feature is longer than 1 MB.' },
      { line: 2, problem: 'It is not a GeoJSON Feature with properties.' },
      { line: 3, problem: 'Its geometry has no coordinates.' },
      { line: 4, problem: 'It is not valid JSON.' },
      'Last',
    ]);
  });

  it('a GeoJSON file gives areas their centroid, and lines the center of the box around them', async () => {
    const ring = [[-97, 30], [-96, 30], [-96, 31], [-97, 31], [-97, 30]]; // prettier-ignore
    const small = [[0, 0], [0.1, 0], [0, 0.1], [0, 0]]; // prettier-ignore
    const features = [
      { type: 'Polygon', coordinates: [ring] },
      { type: 'MultiPolygon', coordinates: [[small], [ring]] },
      { type: 'LineString', coordinates: [ring[0], ring[2]] },
      { type: 'Polygon', coordinates: [[ring[0], ring[2], ring[0]]] },
    ].map((geometry, id) => ({ type: 'Feature', id, geometry, properties: { name: 'Area', category: 'events' } }));
    for (const row of await rowsOf('.geojson', JSON.stringify({ type: 'FeatureCollection', features })))
      expect(row).toMatchObject({ values: { latitude: 30.5, longitude: -96.5 } });
    const bent = { ...features[0], geometry: { type: 'Polygon', coordinates: [[...ring, 'x']] } };
    expect(await rowsOf('.geojson', JSON.stringify({ features: [bent] }))).toEqual([
      { line: 1, problem: 'Its geometry has no coordinates.' },
    ]);
  });

  it('a GeoJSON file from Overpass gives the places of the tag table', async () => {
    const feature = (id: string, properties: object) =>
      ({ type: 'Feature', id, geometry: { type: 'Point', coordinates: [-97.7, 30.3] }, properties }); // prettier-ignore
    const features = [
      feature('node/1', { amenity: 'veterinary', name: 'Paws Clinic', 'contact:phone': '+1 512 555 0101' }),
      feature('node/2', { shop: 'bakery', name: 'Plain Bread' }),
      feature('way/3', { '@id': 'way/3', leisure: 'dog_park', name: 'Round Meadow', area: true }),
    ];
    expect(await rowsOf('.geojson', JSON.stringify({ features }))).toMatchObject([
      { values: { externalId: 'node/1', source: 'openstreetmap', kind: 'veterinarian', phone: '(512) 555-0101' } },
      { values: { externalId: 'way/3', kind: 'dog-park', latitude: 30.3, longitude: -97.7 } },
    ]);
  });

  const open = '{"type":"FeatureCollection","features":[\n';
  const torn = expect.stringMatching(/^The feature that starts here has no end: a bracket or quote is missing/);
  const NOT_WHOLE = [
    [
      'was cut off in a feature',
      `${open}${point('A')},\n${point('B').slice(0, 60)}`,
      ['A', { line: 3, problem: torn }],
    ],
    ['was cut off in a text', `${open}${point('A')},\n{"type":"Fea`, ['A', { line: 3, problem: torn }]],
    [
      'was cut off between features',
      `${open}${point('A')},\n`,
      ['A', { line: 3, problem: expect.stringMatching(/^The file ends here, before its list of features is closed/) }],
    ],
    [
      'has a feature without its last brace',
      `${open}${point('A')},\n${point('B').slice(0, -1)},\n${point('C')}]}`,
      ['A', { line: 3, problem: 'It is not valid JSON.' }, { line: 3, problem: torn }],
    ],
    [
      'has a feature with a text that is never closed',
      `${open}${point('A')},\n${point('B').replace('"B"', '"B')},\n${point('C')}]}`,
      ['A', { line: 3, problem: torn }],
    ],
    [
      'has a brace too many',
      `${open}${point('A')}},\n${point('B')}]}`,
      ['A', { line: 2, problem: 'This closing brace has no opening brace.' }, 'B'],
    ],
  ] as const;

  it.each(NOT_WHOLE)(
    'a GeoJSON file that %s reports the line and the part that was not read',
    async (_, text, rows) => {
      expect(await named('.geojson', text)).toEqual(rows);
    },
  );

  it("a GeoJSON file is rejected if it isn't a FeatureCollection", async () => {
    for (const text of ['', '[]', '{"type":"Point"}', '\u0000\u0001']) {
      expect(await rowsOf('.geojson', text)).toMatch(/^The file is not a GeoJSON FeatureCollection/);
    }
  });
});

describe('a hostile text file', () => {
  const fields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, n) => [`field${n}`, 'x']));

  it('loses a row with thousands of fields, and keeps the others', async () => {
    const rows = await rowsOf('.jsonl', [fields(1001), fields(1000)].map((row) => `${JSON.stringify(row)}\n`).join(''));
    expect(rows).toEqual([
      { line: 1, problem: 'It has more than 1000 fields.' },
      { line: 2, values: fields(1000) },
    ]);
  });

  it('loses the first line of a quote that is never closed, and keeps the rows after it', async () => {
    const rows = await rowsOf(
      '.csv',
      `externalId,name,category\na,"Open,services\n${'b,Store,services\n'.repeat(20_000)}`,
    );
    expect(rows.slice(0, 2)).toEqual([
      { line: 2, problem: 'The row is longer than 128 KB. Perhaps a quote in it is never closed.' },
      { line: 3, values: { externalId: 'b', name: 'Store', category: 'services' } },
    ]);
    expect(rows).toHaveLength(20_001);
  });

  it('of features of OpenStreetMap reads the table of tags once', async () => {
    const table = fileWith('.yaml', readFileSync(TAG_TABLE, 'utf8'));
    const feature = (n: number) => ({
      type: 'Feature',
      id: `node/${n}`,
      properties: { building: 'yes' },
      geometry: null,
    });
    const store = {
      ...feature(0),
      properties: { shop: 'pet', name: 'Store' },
      geometry: { type: 'Point', coordinates: [-97, 30] },
    };
    const text = JSON.stringify({
      type: 'FeatureCollection',
      features: [store, ...Array.from({ length: 2000 }, (_, n) => feature(n + 1)), store],
    });
    const path = fileWith('.geojson', text);
    const rows: ReadRow[] = [];
    for await (const row of new DiskImportFiles('', table).rows({ path, format: 'geojson' }, () => undefined)) {
      // Without the table, another reading of it would end in a sentence.
      rmSync(table, { force: true });
      rows.push(row as ReadRow);
    }
    expect(rows).toMatchObject([{ values: { name: 'Store' } }, { values: { name: 'Store' } }]);
  });
});
