import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync } from 'node:fs';
import { RunImport } from '../../../application/import/run-import.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { EXTRACT, pbfExtract } from '../../support/import/extract.js';
import { uploadImport } from '../../support/import/upload.js';

let app: TestApp;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_imports'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});
afterAll(() => app?.close());

const IMPORTS = '/api/admin/imports';
const get = (url: string) => app.fastify.inject({ url, headers: { cookie: administrator } });

const send = (name: string, content: string | Uint8Array, query = '', cookie = administrator) =>
  uploadImport(app, cookie, name, content, query);

/** Runs the import as a worker does. */
const work = (id: number) => app.nest.get(RunImport).run(id);

const auditEntries = async () =>
  (
    await app.database.pool.query(
      `select actor, action, target_type || ' ' || target_id as target from audit_log order by id`,
    )
  ).rows;

describe('POST /api/admin/imports', () => {
  it('runs a dry run and an import in a worker, reports their rows, and deletes the file', async () => {
    const tried = await send('austin.osm.pbf', pbfExtract(EXTRACT), '?dryRun=true');
    expect([tried.statusCode, tried.json()]).toEqual([
      202,
      expect.objectContaining({ id: 1, isDryRun: true, state: 'waiting', progress: 0, startedBy: 'Administrator' }),
    ]);
    await work(1);
    const counts = { added: 3, changed: 0, unchanged: 0, kept: 0, duplicate: 0, wrong: 1 };
    expect((await get(`${IMPORTS}/1`)).json()).toMatchObject({ state: 'done', progress: 1, rows: 4, counts });
    expect((await get('/api/businesses')).headers['x-total-count']).toBe('0');

    expect((await send('austin.osm.pbf', pbfExtract(EXTRACT))).json()).toMatchObject({ id: 2, isDryRun: false });
    await work(2);
    expect((await get('/api/businesses')).headers['x-total-count']).toBe('3');
    expect(await auditEntries()).toEqual([
      { actor: 'Administrator', action: 'import.try', target: 'import 1' },
      { actor: 'Administrator', action: 'import.start', target: 'import 2' },
    ]);
    expect(readdirSync(`${app.settings.dataDir}/imports`)).toEqual([]);
  });

  it('lists imports, and their rows page by page and as a file', async () => {
    const list = await get(`${IMPORTS}?limit=1`);
    expect([list.json<{ id: number }[]>().map(({ id }) => id), list.headers['x-total-count']]).toEqual([[2], '2']);
    const next = /<([^>]+)>/.exec(String(list.headers.link))?.[1] ?? '';
    expect((await get(next)).json<{ id: number }[]>().map(({ id }) => id)).toEqual([1]);

    const lines = await get(`${IMPORTS}/2/lines?limit=3`);
    expect([lines.json<object[]>().length, lines.headers['x-total-count'], lines.headers.link]).toEqual([
      3,
      '4',
      expect.anything(),
    ]);
    const wrong = await get(`${IMPORTS}/2/lines?outcome=wrong`);
    expect(wrong.json()).toEqual([
      expect.objectContaining({ number: 2, line: 3, outcome: 'wrong', message: 'node/1003 has no name.' }),
    ]);
    const report = await get(`${IMPORTS}/2/report`);
    expect(report.headers['content-disposition']).toBe('attachment; filename="import-2.csv"');
    expect(report.body.split('\r\n')[0]).toBe('\uFEFFline,outcome,name,externalId,businessId,message');
    expect(report.body.split('\r\n')).toHaveLength(6);
  });

  it('shows the source on each imported business', async () => {
    const [first] = (await get('/api/businesses')).json<{ id: number }[]>();
    const attribution = '© OpenStreetMap contributors';
    expect((await get(`/api/businesses/${first?.id}`)).json()).toMatchObject({ attribution });
  });

  it('fails with a readable reason when the file is invalid', async () => {
    const { id } = (await send('places.csv', 'name\nA')).json<{ id: number }>();
    await work(id);
    const failure = expect.stringMatching(/Missing: externalId, category\.$/);
    expect((await get(`${IMPORTS}/${id}`)).json()).toMatchObject({ state: 'failed', failure });
  });

  it('an import with an open quote and millions of line feeds fails with a readable reason that names the row', async () => {
    const content = `externalId,name,category\n1,"Open,services${'\n'.repeat(2_100_000)}`;
    const { id } = (await send('places.csv', content, '?source=tests')).json<{ id: number }>();
    await work(id);
    const failure = 'The file has more than 2 million empty lines.';
    expect((await get(`${IMPORTS}/${id}`)).json()).toMatchObject({ state: 'failed', failure });
    const message = 'The row is longer than 128 KB. Perhaps a quote in it is never closed.';
    expect((await get(`${IMPORTS}/${id}/lines`)).json()).toMatchObject([{ line: 2, outcome: 'wrong', message }]);
  });

  it('rejects an unknown file type, a file over 64 MB, and a request without a file', async () => {
    const statuses = async (answer: ReturnType<typeof send>) => [
      (await answer).statusCode,
      (await answer).json().message,
    ];
    expect(await statuses(send('places.xlsx', 'x'))).toEqual([415, expect.stringContaining('must end with .csv')]);
    const large = new Uint8Array(64 * 1024 * 1024 + 1);
    expect(await statuses(send('large.csv', large))).toEqual([413, expect.stringContaining('larger than 64 MB')]);
    expect(await statuses(send('places.csv', 'x', '?dryRun=perhaps'))).toEqual([
      400,
      expect.stringContaining('dryRun'),
    ]);
    const json = await app.fastify.inject({
      method: 'POST',
      url: IMPORTS,
      headers: { cookie: administrator },
      payload: {},
    });
    expect(json.statusCode).toBe(415);
    expect(readdirSync(`${app.settings.dataDir}/imports`)).toEqual([]);
    for (const url of [`${IMPORTS}/999`, `${IMPORTS}/x`, `${IMPORTS}/999/lines`, `${IMPORTS}/999/report`])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404]);
  });
});

describe('GET /api/admin/export', () => {
  it('exports the directory in each format and logs each export', async () => {
    const before = await auditEntries();
    for (const [format, type] of [
      ['csv', 'text/csv'],
      ['jsonl', 'application/x-ndjson'],
      ['geojson', 'application/geo+json'],
    ]) {
      const answer = await get(`/api/admin/export?format=${format}`);
      expect(answer.headers['content-type']).toBe(`${type}; charset=utf-8`);
      expect(answer.headers['content-disposition']).toBe(`attachment; filename="businesses.${format}"`);
      expect(answer.body).toContain('Round Meadow');
    }
    const added = (await auditEntries()).slice(before.length).map(({ action, target }) => `${action} ${target}`);
    expect(added).toEqual(['csv', 'jsonl', 'geojson'].map((format) => `directory.export directory ${format}`));
  });

  it('requires a source, in the rows or as a parameter', async () => {
    const rows = 'externalId,name,category\n1,Sourceless Paws,events\n';
    const refused = await send('mine.csv', rows);
    expect([refused.statusCode, refused.json().message]).toEqual([400, expect.stringContaining('name no source')]);
    expect((await send('mine.csv', rows, '?source=my%20list')).statusCode).toBe(400);
    expect((await send('mine.csv', rows, '?source=my-list')).statusCode).toBe(202);
  });

  it('offers a CSV template that can be imported unchanged', async () => {
    const { id } = (await send('template.csv', (await get(`${IMPORTS}/template`)).body)).json<{ id: number }>();
    expect(await work(id)).toMatchObject({ state: 'done', counts: { added: 1, wrong: 0 } });
  });
});
