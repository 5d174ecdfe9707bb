import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RunImport } from '../../../application/import/run-import.js';
import { RunUndo } from '../../../application/import/run-undo.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { uploadImport } from '../../support/import/upload.js';

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_import_results'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});
afterAll(() => app?.close());

const IMPORTS = '/api/admin/imports';
const get = (url: string, cookie = administrator) => app.fastify.inject({ url, headers: { cookie } });
const post = (url: string, cookie = administrator) =>
  app.fastify.inject({ method: 'POST', url, headers: { cookie }, payload: {} });

const cafe = { source: 'list', name: 'Muddy Paw', category: 'restaurants', phone: '512 555 0177' };
const AUSTIN = { city: 'Austin', state: 'TX', latitude: 30.27, longitude: -97.74 };

async function imported(rows: readonly object[], query = ''): Promise<number> {
  const text = rows.map((row) => `${JSON.stringify(row)}\n`).join('');
  const { id } = (await uploadImport(app, administrator, 'list.jsonl', text, query)).json<{ id: number }>();
  await app.nest.get(RunImport).run(id);
  return id;
}

const MIXED = [
  { ...cafe, ...AUSTIN, externalId: 'a' },
  { ...cafe, ...AUSTIN, externalId: 'b', name: 'The Muddy Paw' },
  {
    ...cafe,
    externalId: 'c',
    name: 'Far Paw',
    phone: null,
    city: 'Laredo',
    state: 'TX',
    latitude: 27.5,
    longitude: -99.5,
  },
  { ...cafe, externalId: 'd', name: 'No Paw', phone: null },
];

describe('GET /api/admin/imports/{id}/map', () => {
  it('returns the pins of a dry run with their results, also within bounds, and no row without a pin', async () => {
    const id = await imported(MIXED, '?dryRun=true');
    const all = await get(`${IMPORTS}/${id}/map`);
    expect([all.headers['x-total-count'], all.json()]).toEqual([
      '3',
      [
        { number: 1, name: 'Muddy Paw', result: 'added', businessId: null, latitude: 30.27, longitude: -97.74 },
        { number: 2, name: 'The Muddy Paw', result: 'duplicate', businessId: null, latitude: 30.27, longitude: -97.74 },
        { number: 3, name: 'Far Paw', result: 'added', businessId: null, latitude: 27.5, longitude: -99.5 },
      ],
    ]);
    const numbers = async (bounds: string) =>
      (await get(`${IMPORTS}/${id}/map?bounds=${bounds}`)).json<{ number: number }[]>().map(({ number }) => number);
    expect(await numbers('-98,30,-97,31')).toEqual([1, 2]);
    expect(await numbers('-98,40,-97,41')).toEqual([]);
    // Across the antimeridian.
    expect(await numbers('170,20,-98,31')).toEqual([3]);
    expect((await get(`${IMPORTS}/${id}/map?bounds=1,2`)).statusCode).toBe(400);
    expect((await get(`${IMPORTS}/999/map`)).statusCode).toBe(404);
    expect((await get(`${IMPORTS}/${id}/map`, '')).statusCode).toBe(401);
  });

  it('returns clusters of more than 500 rows, with the number per result', async () => {
    const id = await imported([{ ...cafe, externalId: 'x' }], '?dryRun=true');
    await app.database.pool.query(
      `insert into import_lines (import_id, number, line, outcome, name, latitude, longitude)
       select $1, 10 + n, n, case when n % 3 = 0 then 'joined' when n % 3 = 1 then 'duplicate' else 'added' end, 'Row', 30 + (n % 2) * 10, -97
       from generate_series(1, 600) n`,
      [id],
    );
    const answer = await get(`${IMPORTS}/${id}/map`);
    expect([answer.headers['x-total-count'], answer.json()]).toEqual([
      '600',
      [
        { latitude: 30, longitude: -97, count: 300, added: 100, changed: 100, duplicate: 100 },
        { latitude: 40, longitude: -97, count: 300, added: 100, changed: 100, duplicate: 100 },
      ],
    ]);
  });
});

describe('GET /api/admin/imports/{id}/towns', () => {
  it('counts rows per town, the towns with most rows first', async () => {
    const id = await imported(MIXED, '?dryRun=true');
    const answer = await get(`${IMPORTS}/${id}/towns`);
    expect([answer.headers['x-total-count'], answer.json()]).toEqual([
      '3',
      [
        { town: 'Austin, TX', added: 1, changed: 0, duplicate: 1 },
        { town: 'Laredo, TX', added: 1, changed: 0, duplicate: 0 },
        { town: null, added: 1, changed: 0, duplicate: 0 },
      ],
    ]);
  });
});

describe('POST /api/admin/imports/{id}/lines/{number}/list', () => {
  it('lists a likely duplicate once, and returns the import with its new counts', async () => {
    const id = await imported(MIXED);
    const lines = async () => (await get(`${IMPORTS}/${id}/lines`)).json<{ canList: boolean; outcome: string }[]>();
    expect((await lines()).map(({ canList }) => canList)).toEqual([false, true, false, false]);
    expect((await post(`${IMPORTS}/${id}/lines/2/list`, '')).statusCode).toBe(401);
    const answer = await post(`${IMPORTS}/${id}/lines/2/list`);
    expect([answer.statusCode, answer.json().counts]).toEqual([
      200,
      expect.objectContaining({ added: 4, duplicate: 0 }),
    ]);
    expect((await lines())[1]).toMatchObject({ canList: false, outcome: 'added' });
    expect((await get('/api/businesses')).headers['x-total-count']).toBe('4');
    const again = await post(`${IMPORTS}/${id}/lines/2/list`);
    expect([again.statusCode, again.json().code]).toEqual([409, 'IMPORT_MOVE_REFUSED']);
    expect((await post(`${IMPORTS}/${id}/lines/99/list`)).statusCode).toBe(404);
  });
});

describe('POST /api/admin/imports/{id}/undo', () => {
  it('undoes an import in a worker, and says what stayed', async () => {
    const list = await get(`${IMPORTS}?limit=1`);
    const [{ id, canUndo, undo }] = list.json<[{ id: number; canUndo: boolean; undo: object | null }]>();
    expect([canUndo, undo]).toEqual([true, null]);
    await app.database.pool.query(`update businesses set edited_fields = '{phone}' where name = 'Far Paw'`);
    expect((await post(`${IMPORTS}/${id}/undo`, '')).statusCode).toBe(401);
    const started = await post(`${IMPORTS}/${id}/undo`);
    expect([started.statusCode, started.json()]).toEqual([
      202,
      expect.objectContaining({
        canUndo: false,
        undo: expect.objectContaining({ state: 'waiting', progress: 0, startedBy: 'Administrator', endedAt: null }),
      }),
    ]);
    expect((await post(`${IMPORTS}/${id}/undo`)).json()).toMatchObject({
      ...{ code: 'IMPORT_MOVE_REFUSED', message: 'Administrator is already undoing this import.' },
    });
    await app.nest.get(RunUndo).run(id);
    expect((await get(`${IMPORTS}/${id}`)).json().undo).toMatchObject({
      ...{ state: 'done', progress: 1, endedAt: expect.any(String) },
      counts: { removed: 3, restored: 0, separated: 0, shown: 0, hidden: 0, stayed: 1 },
    });
    const stayed = await get(`${IMPORTS}/${id}/undo/lines`);
    expect([stayed.headers['x-total-count'], stayed.json()]).toEqual([
      '1',
      [{ businessId: expect.any(Number), name: 'Far Paw', message: 'An administrator changed it. It stays.' }],
    ]);
    expect((await post(`${IMPORTS}/999/undo`)).statusCode).toBe(404);
  });
});
