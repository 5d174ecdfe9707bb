import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { BusinessChange, ChangesPage } from '../../../interfaces/contract/business/changes.js';
import { gettingStarted } from '../../../interfaces/http/openapi/getting-started.js';
import { emptyDirectory, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { listeningApp } from '../../support/listening-app.js';
import { endedTransactions } from '../../support/postgres/ended-transactions.js';
import { HIDDEN, OLIVE, PUBLIC_BUSINESSES, SECRETS, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp & { readonly url: string };
const folder = mkdtempSync(join(tmpdir(), 'welcome-paws-copy-'));

beforeAll(async () => {
  const urls = await emptyDirectory('http_changes');
  await seedDirectory(urls.ownerUrl);
  app = await listeningApp(urls);
});

afterAll(async () => {
  await app?.close();
  rmSync(folder, { recursive: true, force: true });
});

const Strict = ChangesPage.extend({
  changes: z.array(
    z.strictObject({ ...BusinessChange.shape, business: z.strictObject(BusinessDetail.shape).optional() }),
  ),
}).strict();

async function get(query: string, headers: Readonly<Record<string, string>> = {}) {
  await endedTransactions(app.database.pool);
  return app.fastify.inject({ url: `/api/changes${query}`, headers });
}

async function page(query: string): Promise<ChangesPage> {
  const answer = await get(query);
  expect(answer.statusCode).toBe(200);
  return Strict.parse(answer.json());
}

const change = (text: string): Promise<unknown> => app.database.pool.query(text);

describe('GET /api/changes', () => {
  it('returns every public business once, page by page, as its own page shows it', async () => {
    const ids: number[] = [];
    let next = '';
    for (let hasMore = true; hasMore;) {
      const { changes, ...rest } = await page(`?limit=7&since=${next}`);
      ({ next, hasMore } = rest);
      ids.push(...changes.map(({ id }) => id));
    }
    expect(ids.toSorted((a, b) => a - b)).toEqual(Array.from({ length: PUBLIC_BUSINESSES }, (_, at) => at + 1));
    const { changes } = await page('?limit=1000');
    for (const { id, business } of changes.slice(0, 3)) {
      const { turnedAway: _, ...shown } = (await app.fastify.inject({ url: `/api/businesses/${String(id)}` })).json();
      expect(business).toEqual(shown);
    }
  });

  it('tells nothing about places that are not public, also to their owner', async () => {
    const { next } = await page('?limit=1000');
    await change(`update businesses set name = 'hidden-word', is_active = false where id = 30`);
    const first = await get('?limit=1000', { cookie: await signedInAs(app, OLIVE) });
    for (const secret of SECRETS) expect(first.body).not.toContain(secret);
    const ids = first.json<ChangesPage>().changes.map(({ id }) => id);
    for (const id of Object.values(HIDDEN)) expect(ids).not.toContain(id);
    expect((await page(`?since=${next}`)).changes).toEqual([{ id: 30, change: 'hidden', at: expect.any(String) }]);
    await change(`update businesses set name = 'Patio Place 30', is_active = true where id = 30`);
  });

  it('returns 304 without a body while nothing has changed', async () => {
    const { next } = await page('?limit=1000');
    const first = await get(`?since=${next}`);
    const headers = { 'if-none-match': String(first.headers.etag) };
    expect([first.headers['cache-control'], first.json()]).toEqual([
      'public, max-age=0, must-revalidate',
      { changes: [], next, hasMore: false },
    ]);
    const again = await get(`?since=${next}`, headers);
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await change(`update businesses set phone = '(512) 555-0199' where id = 4`);
    const later = await get(`?since=${next}`, headers);
    expect(later.json()).toMatchObject({
      changes: [{ id: 4, change: 'changed', business: { phone: '(512) 555-0199' } }],
    });
  });

  it('accepts a time, and returns an empty page for one in the future of all changes', async () => {
    await change(`update business_changes set made_at = now() - interval '1 hour'`);
    expect((await page('?since=2020-01-01')).changes).toHaveLength(100 > PUBLIC_BUSINESSES ? PUBLIC_BUSINESSES : 100);
    expect(await page(`?since=${new Date().toISOString()}`)).toMatchObject({ changes: [], hasMore: false });
  });

  it.each([
    ['since=yesterday', 'since'],
    ['since=c1-2x', 'since'],
    ['limit=0', 'limit'],
    ['limit=1001', 'limit'],
    ['limit=ten', 'limit'],
  ])('returns 400 that names the parameter for %s', async (query, path) => {
    const answer = await get(`?${query}`);
    expect([answer.statusCode, answer.json().code, answer.json().errors[0].path]).toEqual([400, 'INVALID_INPUT', path]);
  });
});

describe('the script in the guide that keeps a copy', () => {
  const run = async (): Promise<Record<string, { name: string }>> => {
    await endedTransactions(app.database.pool);
    await promisify(execFile)(process.execPath, ['copy.mjs'], { cwd: folder });
    return JSON.parse(readFileSync(join(folder, 'places.json'), 'utf8')).places;
  };

  it('has at most 20 lines, copies all places, and then applies changes', async () => {
    const [, script = ''] = /```js\n([^]*?)```/.exec(gettingStarted(process.cwd())) ?? [];
    expect(script.trim().split('\n').length).toBeLessThanOrEqual(20);
    writeFileSync(join(folder, 'copy.mjs'), script.replaceAll('http://localhost:3000', app.url));
    expect(Object.keys(await run())).toHaveLength(PUBLIC_BUSINESSES);
    await change(`update businesses set name = 'Renamed' where id = 1`);
    await change('update businesses set is_active = false where id = 2');
    await change(`update businesses set approval_status = 'approved' where id = ${String(HIDDEN.pending)}`);
    const places = await run();
    expect([places['1']?.name, places['2'], places[HIDDEN.pending]?.name]).toEqual([
      'Renamed',
      undefined,
      'hidden-word Patio',
    ]);
    expect(Object.keys(await run())).toHaveLength(PUBLIC_BUSINESSES);
  });
});
