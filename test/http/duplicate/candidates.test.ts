import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { FindDuplicates } from '../../../application/duplicate/find-duplicates.js';
import { DuplicateSearch } from '../../../application/duplicate/ports.js';
import { DuplicateCandidate } from '../../../interfaces/contract/duplicate/duplicate.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { KEPT, MERGED, plantDuplicates, THIRD } from '../../support/duplicate/two-places.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_duplicates'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const get = (url: string) => app.fastify.inject({ url, headers: { cookie: administrator } });

const post = (url: string, payload: object = {}) =>
  app.fastify.inject({ method: 'POST', url, payload, headers: { cookie: administrator } });

const find = () => app.nest.get(FindDuplicates).run();

const listed = async (query = '') =>
  z.array(DuplicateCandidate.strict()).parse((await get(`/api/admin/duplicates${query}`)).json());

const idsOf = (candidates: readonly DuplicateCandidate[]) =>
  candidates.map(({ businesses }) => businesses.map(({ id }) => id));

const change = (sql: string) => app.database.pool.query(sql);

describe('duplicate candidates', () => {
  it('are found with score and reasons, and only changed businesses are compared again', async () => {
    await plantDuplicates(app);
    expect(await find()).toBe(3);
    expect(await find()).toBe(0);
    const [candidate, ...others] = await listed();
    expect(others).toEqual([]);
    expect(candidate).toMatchObject({
      ...{ score: 96, dismissedBy: null, businesses: [{ id: KEPT }, { id: MERGED, savedCount: 2, reviewCount: 4 }] },
      reasons: ['Same phone number', 'Same address', 'Names are 53% alike', 'Same location'],
    });
    await change(`update businesses set updated_at = now() where id = ${KEPT}`);
    expect(await find()).toBe(0);
    await change(`update businesses set name = 'Twin Paws' where id = ${MERGED}`);
    expect(await find()).toBe(1);
    expect(await listed()).toMatchObject([{ score: 100, reasons: expect.arrayContaining(['Same name']) }]);
  });

  it("don't include similar names pinned at the town center, unless the address matches", async () => {
    await plantDuplicates(app, 'delete from businesses');
    const { rows } = await app.database.pool.query<{ pin: string }>(
      `select latitude || ', ' || longitude as pin from places where town = 'austin,TX' order by population desc limit 1`,
    );
    await change(
      `insert into businesses (id, name, category, address, city, state, latitude, longitude, approval_status)
       select n, 'Wandering Paws Inn ' || n, 'hotels', case when n > 3 then '9 Elm St' end, 'Austin', 'TX', ${rows[0]?.pin ?? ''}, 'approved'
       from generate_series(1, 5) n`,
    );
    expect(await find()).toBe(5);
    expect(idsOf(await listed())).toEqual([[4, 5]]);
    await change(
      `insert into business_sources (business_id, source, external_id, imported) select n, 'inns', n, '{}' from generate_series(1, 5) n`,
    );
    await change(`update businesses set name = 'Wandering Paws Inn'`);
    await find();
    expect(idsOf(await listed())).toEqual([[4, 5]]);
  });

  it('are removed when the businesses no longer match, one is hidden, or one is deleted', async () => {
    for (const sql of [
      `update businesses set name = 'Quiet Books', phone = null, address = '99 Oak St' where id = ${MERGED}`,
      `update businesses set is_active = false where id = ${MERGED}`,
      `delete from businesses where id = ${MERGED}`,
    ]) {
      await plantDuplicates(app);
      await find();
      expect(idsOf(await listed())).toEqual([[KEPT, MERGED]]);
      await change(sql);
      await find();
      expect([sql, await listed(), (await get('/api/admin/duplicates')).headers['x-total-count']]).toEqual([
        sql,
        [],
        '0',
      ]);
      expect((await app.database.pool.query('select from duplicate_candidates')).rowCount).toBe(0);
    }
  });

  it("stay dismissed, and a second dismissal returns 409 with the first administrator's name", async () => {
    await plantDuplicates(app);
    await find();
    const id = (await listed())[0]?.id ?? -1;
    expect((await post(`/api/admin/duplicates/${id}/dismiss`)).json()).toMatchObject({
      id,
      dismissedBy: 'Administrator',
    });
    expect((await post(`/api/admin/duplicates/${id}/dismiss`)).json()).toMatchObject({
      ...{ status: 409, detail: expect.stringContaining('Administrator already dismissed') },
    });
    await change(`update businesses set name = 'Twin Paws' where id = ${MERGED}`);
    await change(`update businesses set is_active = false where id = ${KEPT}`);
    await find();
    await change(`update businesses set is_active = true where id = ${KEPT}`);
    await find();
    expect(await listed()).toEqual([]);
    expect(idsOf(await listed('?status=dismissed'))).toEqual([[KEPT, MERGED]]);
    expect((await get('/api/admin/duplicates?status=lost')).statusCode).toBe(400);
  });

  it("are either merged or dismissed; the second decision returns 409 with the first administrator's name", async () => {
    await plantDuplicates(app);
    await find();
    const id = (await listed())[0]?.id ?? -1;
    const both = { keepId: KEPT, mergedId: MERGED };
    const merge = (await post('/api/admin/duplicates/merge', both)).json<{ id: number }>();
    const dismissed = (await post(`/api/admin/duplicates/${id}/dismiss`)).json();
    expect(dismissed).toMatchObject({ status: 409, detail: 'Administrator already merged Twin Paws Grooming.' });
    await post(`/api/admin/merges/${merge.id}/undo`);
    const answers = await Promise.all([
      post('/api/admin/duplicates/merge', both),
      post(`/api/admin/duplicates/${id}/dismiss`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const dismissal = answers
      .find(({ statusCode }) => statusCode === 200)
      ?.json<{ id: number; dismissedBy?: string }>();
    if (dismissal?.dismissedBy === undefined) await post(`/api/admin/merges/${String(dismissal?.id)}/undo`);
    await post(`/api/admin/duplicates/${id}/dismiss`);
    expect((await post('/api/admin/duplicates/merge', both)).json()).toMatchObject({
      ...{ status: 409, detail: 'Administrator already dismissed this duplicate.' },
    });
  });

  it('are checked again if a business was hidden during a comparison that another run had already finished', async () => {
    await plantDuplicates(app);
    const search = app.nest.get(DuplicateSearch);
    const slow = await search.waiting(10);
    await find();
    await change(`update businesses set is_active = false where id = ${MERGED}`);
    const [lowerId, upperId] = [Math.min(KEPT, MERGED), Math.max(KEPT, MERGED)];
    await search.settle(slow, [{ lowerId, upperId, score: 96, reasons: [] }]);
    expect(await find()).toBe(1);
    const { headers } = await get('/api/admin/duplicates');
    expect([await listed(), headers['x-total-count']]).toEqual([[], '0']);
  });

  it('are left for the next run if another transaction has locked the comparison', async () => {
    await plantDuplicates(app);
    const other = await app.database.pool.connect();
    await other.query('begin');
    await other.query('select from duplicate_checks for update');
    expect(await find()).toBe(3);
    await other.query('rollback');
    other.release();
    expect(await find()).toBe(3);
  });

  it('are listed page by page, most likely first, and counted in the statistics', async () => {
    await plantDuplicates(
      app,
      `update businesses set name = 'Twin Paws', address = null, latitude = 30.27, longitude = -97.74 where id = ${THIRD}`,
    );
    await find();
    const first = await get('/api/admin/duplicates?limit=1');
    expect([idsOf(first.json()), first.headers['x-total-count']]).toEqual([[[KEPT, MERGED]], '2']);
    const next = /<(.+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect(idsOf((await get(next)).json())).toEqual([[KEPT, THIRD]]);
    expect((await get('/api/admin/stats')).json()).toMatchObject({ pendingDuplicates: 2 });
    const { id } = (await post('/api/admin/duplicates/merge', { keepId: KEPT, mergedId: MERGED })).json();
    const waiting = async () => {
      const { headers } = await get('/api/admin/duplicates');
      const { pendingDuplicates } = (await get('/api/admin/stats')).json<{ pendingDuplicates: number }>();
      return [idsOf(await listed()), headers['x-total-count'], pendingDuplicates];
    };
    expect(await waiting()).toEqual([[[KEPT, THIRD]], '1', 1]);
    await change(`update businesses set is_active = false where id = ${THIRD}`);
    expect(await waiting()).toEqual([[], '0', 0]);
    await change(`update businesses set is_active = true where id = ${THIRD}`);
    await post(`/api/admin/merges/${id}/undo`);
    expect(await waiting()).toEqual([
      [
        [KEPT, MERGED],
        [KEPT, THIRD],
      ],
      '2',
      2,
    ]);
  });

  it("aren't searched among all businesses that share a very common phone number", async () => {
    await plantDuplicates(app);
    await change(
      `insert into businesses (id, name, category, city, state, phone, approval_status)
       select 1000 + n, 'Place ' || md5(n::text), 'services', 'Town ' || n, 'TX', '800 555 0199', 'approved' from generate_series(1, 60) n`,
    );
    await change(
      `insert into businesses (id, name, category, city, state, phone, approval_status)
       select 2000 + n, case when n < 4 then 'Bakery Brown' else 'Veterinary Green' end, 'services', 'Austin', 'TX', '800 555 0199',
         'approved' from generate_series(2, 5) n`,
    );
    expect(await find()).toBe(67);
    const names = (await listed()).map(({ businesses }) => businesses.map(({ name }) => name));
    expect(names.toSorted()).toEqual([
      ['Bakery Brown', 'Bakery Brown'],
      ['Twin Paws', 'Twin Paws Grooming'],
      ['Veterinary Green', 'Veterinary Green'],
    ]);
  });
});
