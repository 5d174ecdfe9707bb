import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunImport } from '../../../application/import/run-import.js';
import type { ImportMapping, SavedImportMapping } from '../../../interfaces/contract/import/column-mapping.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_import_mappings'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});
afterAll(() => app?.close());

const IMPORTS = '/api/admin/imports';
const SAVED = '/api/admin/import-mappings';
const call = (url: string, method: 'GET' | 'DELETE' = 'GET', cookie = administrator) =>
  app.fastify.inject({ method, url, headers: { cookie } });
const savedFor = async (...columns: string[]) =>
  (await call(`${SAVED}?columns=${encodeURIComponent(JSON.stringify(columns))}`)).json<SavedImportMapping[]>();

const HEADER = 'Business Name;Street;Town;Phone No.;Type;Fee';
const MAPPING: ImportMapping = {
  columns: [
    { column: 'Business Name', field: 'name' },
    { column: 'Street', field: 'address' },
    { column: 'Town', field: 'city' },
    { column: 'Phone No.', field: 'phone' },
    { column: 'Type', field: 'kind' },
    { column: 'Fee', field: null },
  ],
  constants: { category: null, kind: null, state: 'MD' },
};
const ROWS = `${HEADER}\r\nMuddy Paw;7 Oak Lane;Bel Air;410-555-0100;Coffee shop;5\r\nÄnn’s "Inn;1 Elm St;Bel Air;none;Hotel;\r\n`;

type Parts = readonly (readonly [name: string, value: string | File])[];
const fileOf = (content: string, name = 'bureau.csv') => ['file', new File([content], name)] as const;
const textOf = (mapping: unknown) => ['mapping', JSON.stringify(mapping)] as const;

async function send(parts: Parts, query = '?source=bureau') {
  const form = new FormData();
  for (const [name, value] of parts) form.append(name, value);
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  return app.fastify.inject({
    ...{ method: 'POST', url: `${IMPORTS}${query}`, headers: { 'content-type': type, cookie: administrator } },
    payload: Buffer.from(await request.arrayBuffer()),
  });
}

async function imported(parts: Parts, query?: string): Promise<number> {
  const answer = await send(parts, query);
  expect([answer.statusCode, answer.body]).toEqual([202, expect.any(String)]);
  const { id } = answer.json<{ id: number }>();
  await app.nest.get(RunImport).run(id);
  return id;
}

describe('an import with a mapping', () => {
  it('reads a file by it, first as a dry run, and shows it in the report', async () => {
    const tried = await imported([textOf(MAPPING), fileOf(ROWS)], '?source=bureau&dryRun=true');
    expect((await call(`${IMPORTS}/${tried}`)).json()).toMatchObject({ rows: 2, counts: { added: 1, wrong: 1 } });
    const id = await imported([textOf(MAPPING), fileOf(ROWS.replace('"', '').replace('none', '410-555-0101'))]);
    expect((await call(`${IMPORTS}/${id}`)).json()).toMatchObject({
      ...{ state: 'done', mapping: MAPPING, counts: { added: 2, wrong: 0 } },
    });
    expect((await call('/api/businesses')).json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'Muddy Paw', kind: 'cafe', category: 'restaurants', city: 'Bel Air' }),
        expect.objectContaining({ name: 'Änn’s Inn', kind: 'hotel', state: 'MD' }),
      ]),
    );
  });

  it('names the columns of the file in its errors, and matches the rows of a newer file without IDs', async () => {
    const newer = `${HEADER}\nMUDDY PAW;7 Oak Lane.;Bel Air;410-555-0199;Coffee shop;\nX;2 Elm St;;none;Hotel;`;
    const id = await imported([textOf(MAPPING), fileOf(newer)]);
    const lines = (await call(`${IMPORTS}/${id}/lines`)).json<{ outcome: string; message: string }[]>();
    expect(lines.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['changed', 'Changed: name, address, phone.'],
      ['wrong', 'Phone No.: Please enter a valid phone number'],
    ]);
  });

  it('leaves a file with the columns of the template without one', async () => {
    const id = await imported([fileOf('externalId,name,category\n1,Plain Paws,events')]);
    expect((await call(`${IMPORTS}/${id}`)).json()).toMatchObject({ mapping: null, counts: { added: 1 } });
  });

  it.each<[string, (...parts: Parts) => Parts, string]>([
    ['names no column', () => [textOf({ columns: [] }), fileOf(ROWS)], 'Name the columns of the file.'],
    [
      'matches two columns to one field',
      () => [textOf({ columns: [...MAPPING.columns, { column: 'Also', field: 'city' }] }), fileOf(ROWS)],
      'Two columns are matched to City.',
    ],
    [
      'names a column twice',
      () => [textOf({ columns: [...MAPPING.columns, { column: 'TOWN', field: null }] }), fileOf(ROWS)],
      'The column TOWN is there twice.',
    ],
    [
      'has neither name nor category',
      () => [textOf({ columns: [{ column: 'Town', field: 'city' }] }), fileOf(ROWS)],
      'Match a column to: Name, Category.',
    ],
    [
      'has an unknown field',
      () => [textOf({ columns: [{ column: 'Town', field: 'galaxy' }] }), fileOf(ROWS)],
      expect.stringMatching(/^columns\.0\.field: /) as unknown as string,
    ],
    ['is no JSON', () => [['mapping', '{'], fileOf(ROWS)], 'The mapping must be JSON.'],
    ['comes after the file', () => [fileOf(ROWS), textOf(MAPPING)], 'The mapping must come before the file.'],
    ['has another name', () => [['columns', '[]'], fileOf(ROWS)], 'Unknown: columns'],
    ['is too long', () => [['mapping', 'x'.repeat(65 * 1024)], fileOf(ROWS)], 'The mapping is too long.'],
    [
      'belongs to no CSV file',
      () => [textOf(MAPPING), fileOf('{}', 'a.geojson')],
      'Only CSV files have columns to match.',
    ],
  ])('is refused if the mapping %s', async (_, parts, message) => {
    const before = (await call(IMPORTS)).headers['x-total-count'];
    const answer = await send(parts());
    expect([answer.statusCode, answer.json().message]).toEqual([400, message]);
    expect((await call(IMPORTS)).headers['x-total-count']).toBe(before);
  });

  it('needs a source, which a column may name', async () => {
    const refused = await send([textOf(MAPPING), fileOf(ROWS)], '');
    expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'source']);
    const columns = MAPPING.columns.map((each) => (each.column === 'Fee' ? { column: 'Fee', field: 'source' } : each));
    expect((await send([textOf({ ...MAPPING, columns }), fileOf(ROWS)], '')).statusCode).toBe(202);
  });
});

describe('GET /api/admin/import-mappings', () => {
  it('returns the last mapping of a file with the same columns, in any order and spelling, with its source', async () => {
    await imported([textOf(MAPPING), fileOf(ROWS)], '?source=bureau-2026&dryRun=true');
    const [first, ...more] = await savedFor('FEE', 'type', 'Phone No', 'business_name', 'Town', 'Street');
    expect([first, more]).toEqual([
      {
        ...{ id: expect.any(Number), mapping: MAPPING, source: 'bureau-2026', usedBy: 'Administrator' },
        usedAt: expect.any(String),
      },
      [],
    ]);
    expect(await savedFor('Business Name', 'Street', 'Town')).toEqual([]);
    const later: ImportMapping = { ...MAPPING, constants: { ...MAPPING.constants, state: 'PA' } };
    await imported([textOf(later), fileOf(ROWS)], '?source=bureau-2027&dryRun=true');
    expect(await savedFor(...HEADER.split(';'))).toEqual([
      expect.objectContaining({ id: first?.id, mapping: later, source: 'bureau-2027' }),
    ]);
  });

  it('lists all mappings, the last used first', async () => {
    const other = { columns: [{ column: 'Company', field: 'name' }], constants: { kind: 'hotel' } };
    await imported([textOf(other), fileOf('Company\nOther Inn')], '?source=other&dryRun=true');
    const list = await call(`${SAVED}?limit=1`);
    expect([list.json()[0].source, list.headers['x-total-count']]).toEqual(['other', '2']);
  });

  it.each(['x', '[]', '[1]', '{}', '[""]', JSON.stringify(['x'.repeat(101)])])(
    'refuses %s as columns with 400',
    async (columns) => {
      expect((await call(`${SAVED}?columns=${encodeURIComponent(columns)}`)).statusCode).toBe(400);
    },
  );
});

describe('DELETE /api/admin/import-mappings/{id}', () => {
  it('forgets the mapping for the next file, logs it, and leaves past imports as they are', async () => {
    const [saved] = await savedFor(...HEADER.split(';'));
    expect((await call(`${SAVED}/${saved?.id}`, 'DELETE')).statusCode).toBe(204);
    expect(await savedFor(...HEADER.split(';'))).toEqual([]);
    const { rows } = await app.database.pool.query(`select * from audit_log order by id desc limit 1`);
    expect(rows[0]).toMatchObject({
      ...{ action: 'import.forgetMapping', target_type: 'import_mapping', target_id: String(saved?.id) },
      before: { columns: expect.stringContaining('Town → City'), source: 'bureau-2027' },
    });
    expect((await call(`${IMPORTS}/2`)).json()).toMatchObject({ mapping: MAPPING });
    for (const id of [saved?.id, 'x']) expect((await call(`${SAVED}/${id}`, 'DELETE')).statusCode).toBe(404);
  });

  it('is refused without an administrator session, as is reading', async () => {
    expect((await call(`${SAVED}/1`, 'DELETE', '')).statusCode).toBe(401);
    expect((await call(SAVED, 'GET', '')).statusCode).toBe(401);
  });
});
