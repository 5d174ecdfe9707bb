import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { Merge } from '../../../interfaces/contract/duplicate/duplicate.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import {
  everything,
  KEPT,
  MERGED,
  PEOPLE,
  plantDuplicates,
  THIRD,
  wrongTotals,
} from '../../support/duplicate/two-places.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { lastMail } from '../../support/outgoing/deliveries.js';

let app: TestApp;
let administrator: string;

beforeAll(async () => {
  app = await startTestApp(await emptyDirectory('http_merges'), WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
});

afterAll(() => app?.close());

const get = (url: string, cookie = '') => app.fastify.inject({ url, headers: { cookie } });

const send = (method: 'POST' | 'PUT' | 'DELETE', url: string, payload: object = {}, cookie = administrator) =>
  app.fastify.inject({ method, url, payload, headers: { cookie } });

const merge = (keepId = KEPT, mergedId = MERGED) =>
  send('POST', '/api/admin/duplicates/merge', { keepId, mergedId, owner: 'merged' });

const merged = async (keepId = KEPT, mergedId = MERGED): Promise<number> =>
  (await merge(keepId, mergedId)).json<{ id: number }>().id;

const undo = (id: number) => send('POST', `/api/admin/merges/${id}/undo`);

const idsAt = async (url: string, cookie = '') => (await get(url, cookie)).json<{ id: number }[]>().map(({ id }) => id);

const rows = async (sql: string) => (await app.database.pool.query<Record<string, unknown>>(sql)).rows;

const OWNED = `update businesses set owner_id = '${PEOPLE.owner}', is_claimed = true, claimed_by = '${PEOPLE.owner}',
  claimed_at = '2026-01-05' where id = ${MERGED}`;

describe('merging two businesses', () => {
  it("moves everything to the kept business and keeps each member's newest review", async () => {
    await plantDuplicates(app, OWNED);
    expect((await merge()).statusCode).toBe(200);
    expect(await wrongTotals(app)).toEqual([]);
    const keptBusiness = (await get(`/api/businesses/${KEPT}`)).json();
    expect(keptBusiness).toMatchObject({ reviewCount: 4, avgRating: '4.00', ownerId: PEOPLE.owner, isClaimed: true });
    expect(keptBusiness).toMatchObject({ images: ['a.webp', 'b.webp', 'c.webp'], imageAlts: ['A', '', 'C'] });
    expect((await idsAt(`/api/businesses/${KEPT}/reviews`)).toSorted()).toEqual([12, 21, 23, 24]);
    expect(
      await rows('select id, business_id, is_published from reviews where id in (11, 22, 25) order by id'),
    ).toEqual([
      { id: 11, business_id: MERGED, is_published: false },
      { id: 22, business_id: MERGED, is_published: false },
      { id: 25, business_id: KEPT, is_published: false },
    ]);
    for (const who of [PEOPLE.kept, PEOPLE.one]) {
      expect(await idsAt('/api/user/favorites', await signedInAs(app, who))).toEqual([KEPT]);
    }
    expect(
      await rows(`select business_id from business_claims union all select business_id from user_feedback`),
    ).toEqual([{ business_id: KEPT }, { business_id: KEPT }]);
    expect(
      await rows(`select day::text, amount from business_analytics_days where business_id = ${KEPT} order by day`),
    ).toEqual([
      { day: '2026-11-01', amount: 8 },
      { day: '2026-11-02', amount: 2 },
    ]);
    expect(await lastMail(app, '5@twins.example')).toMatchObject({ subject: 'Twin Paws Grooming was listed twice' });
  });

  it('counts a visitor once who reported being turned away from both', async () => {
    await merge();
    expect((await get(`/api/businesses/${KEPT}`)).json()).toMatchObject({ turnedAway: { reports: 2 } });
    expect(await rows('select id, business_id, voice from turned_away_reports order by id')).toEqual([
      { id: 61, business_id: KEPT, voice: 'one-kept' },
      { id: 62, business_id: KEPT, voice: 'one-kept' },
      { id: 63, business_id: KEPT, voice: 'claimant' },
    ]);
  });

  it('removes the merged business from every list and redirects its URLs to the kept one', async () => {
    await plantDuplicates(app, OWNED);
    const owner = await signedInAs(app, PEOPLE.owner);
    await merge();
    for (const url of [
      '/api/businesses?query=twin+paws',
      '/api/businesses/map?query=twin+paws',
      `/api/businesses/owner/${PEOPLE.owner}`,
    ]) {
      expect([url, await idsAt(url), await idsAt(url, owner)]).toEqual([url, [KEPT], [KEPT]]);
    }
    const batch = await send('POST', '/api/businesses/batch', { ids: [MERGED, KEPT] });
    expect(batch.json()).toMatchObject([{ id: KEPT }]);
    const similar = await send('POST', '/api/businesses/similar', {
      name: 'Twin Paws Grooming',
      phone: '512 555 0100',
    });
    expect(similar.json<{ id: number }[]>().map(({ id }) => id)).not.toContain(MERGED);
    expect((await get('/sitemap.xml')).body + (await get('/sitemap/1.xml')).body).not.toContain(`/business/${MERGED}<`);
    for (const cookie of ['', owner]) {
      const { statusCode, headers } = await get(`/api/businesses/${MERGED}`, cookie);
      expect([statusCode, headers.location, headers['cache-control']]).toEqual([
        301,
        `/api/businesses/${KEPT}`,
        'no-store',
      ]);
    }
    expect((await get(`/badges/${MERGED}.svg`)).body).toContain('Twin Paws');
    expect((await send('POST', `/api/businesses/${MERGED}/relist`, {}, owner)).statusCode).toBe(404);
    expect((await send('PUT', `/api/businesses/${MERGED}/favorite`, {}, owner)).statusCode).toBe(404);
    expect((await get('/api/businesses/999')).statusCode).toBe(404);
  });

  it('restores everything exactly when the merge is undone', async () => {
    for (const changes of [[], [OWNED]]) {
      await plantDuplicates(app, ...changes);
      const before = await everything(app);
      const id = await merged();
      expect(await everything(app)).not.toEqual(before);
      expect((await undo(id)).json()).toMatchObject({ id, undoneBy: 'Administrator', moves: [] });
      expect(await everything(app)).toEqual(before);
      expect(await wrongTotals(app)).toEqual([]);
    }
  });

  it('keeps an older review public if the newer one is hidden; an undo shows what was released since', async () => {
    const hidden = `update reviews set state = 'hidden', is_published = false, state_since = '2026-03-02' where id = 12`;
    await plantDuplicates(app, hidden);
    const id = await merged();
    expect((await idsAt(`/api/businesses/${KEPT}/reviews`)).toSorted()).toEqual([21, 22, 23, 24]);
    await rows(
      `insert into notices (member_id, kind, reason, note, target_type, target_id, decided_by, token_hash, lifted_at)
       select user_id, 'content_hidden', 'spam', 'Words.', 'review', '12', 'Agnes', 'twins', now() from reviews where id = 12`,
    );
    expect((await undo(id)).statusCode).toBe(200);
    expect(await rows('select state, business_id from reviews where id in (12, 22) order by id')).toEqual([
      { state: 'shown', business_id: KEPT },
      { state: 'shown', business_id: MERGED },
    ]);
  });

  it('leaves content added since the merge with the kept business when the merge is undone', async () => {
    await plantDuplicates(app, OWNED);
    const id = await merged();
    const [one, two, other] = await Promise.all(
      [PEOPLE.one, PEOPLE.kept, PEOPLE.other].map((who) => signedInAs(app, who)),
    );
    const review = { rating: 2, title: 'Written since', content: 'It was written after the merge.', petName: 'Rex' };
    expect((await send('POST', `/api/businesses/${KEPT}/reviews`, review, other)).statusCode).toBe(201);
    // They delete their newer review and write another one. After the undo, the kept business has only that one.
    expect((await send('DELETE', '/api/reviews/21', {}, two)).statusCode).toBe(204);
    expect((await send('POST', `/api/businesses/${KEPT}/reviews`, review, two)).statusCode).toBe(201);
    await send('DELETE', `/api/businesses/${KEPT}/favorite`, {}, one);
    await app.database.pool.query(
      `update businesses set images = array_remove(images, 'c.webp'), image_alts = '{A,""}' where id = ${KEPT}`,
    );
    await app.database.pool.query(`update business_claims set status = 'rejected' where id = 41`);
    await app.database.pool.query(`update business_analytics_days set amount = amount + 1 where business_id = ${KEPT}`);
    expect((await undo(id)).statusCode).toBe(200);
    expect(await wrongTotals(app)).toEqual([]);
    expect(
      await rows(`select user_id, rating from reviews where business_id = ${KEPT} and is_published order by user_id`),
    ).toEqual([
      { user_id: PEOPLE.kept, rating: 2 },
      { user_id: PEOPLE.merged, rating: 4 },
      { user_id: PEOPLE.other, rating: 2 },
    ]);
    expect(await idsAt(`/api/businesses/${MERGED}/reviews`)).toEqual([24, 23, 22]);
    // They removed the kept business since, and meant both.
    expect(await idsAt('/api/user/favorites', one)).toEqual([]);
    expect(await rows('select id, images from businesses where id < 3 order by id')).toEqual([
      { id: KEPT, images: ['a.webp', 'b.webp'] },
      { id: MERGED, images: ['b.webp'] },
    ]);
    expect(await rows('select business_id from business_claims')).toEqual([{ business_id: KEPT }]);
    expect(await rows('select business_id as id, amount from business_analytics_days order by 1, 2')).toEqual([
      ...[
        { id: KEPT, amount: 1 },
        { id: KEPT, amount: 4 },
      ],
      ...[
        { id: MERGED, amount: 2 },
        { id: MERGED, amount: 5 },
      ],
    ]);
  });

  it('redirects all URLs of chained merges to the last business, and only the last merge can be undone', async () => {
    await plantDuplicates(app);
    const before = await everything(app);
    const [first, second] = [await merged(KEPT, MERGED), await merged(THIRD, KEPT)];
    expect(await wrongTotals(app)).toEqual([]);
    for (const id of [KEPT, MERGED])
      expect((await get(`/api/businesses/${id}`)).headers.location).toBe(`/api/businesses/${THIRD}`);
    const listed = z.array(Merge.strict()).parse((await get('/api/admin/merges', administrator)).json());
    expect(listed.slice(0, 2).map(({ id, moves }) => [id, moves])).toEqual([
      [second, ['undo']],
      [first, []],
    ]);
    expect((await undo(first)).json()).toMatchObject({
      code: 'MERGE_REFUSED',
      detail: expect.stringContaining('later merge first'),
    });
    for (const id of [second, first]) expect((await undo(id)).statusCode).toBe(200);
    expect(await everything(app)).toEqual(before);
  });
});

const subscribed = (
  id: number,
  state: string,
) => `insert into subscriptions (business_id, payer_id, provider, state, wished_tier)
  values (${id}, '${PEOPLE.owner}', 'stripe', '${state}', 'premium')`;

const REFUSED: readonly (readonly [string, string, RegExp])[] = [
  ['of two owners', `${OWNED}; update businesses set owner_id = '${PEOPLE.other}' where id = 1`, /different owners.*withdraw/],
  ['that is not public', `update businesses set is_active = false where id = 2`, /not public/],
  ['with a pending change', `update businesses set pending_changes = '{"name":"Twins"}' where id = 1`, /decide on it before/],
  ['that is Premium', `update businesses set tier = 'premium' where id = 2`, /Keep that listing instead/],
  ...(['pending_payment', 'past_due', 'cancelling'] as const).map((state) => [`with a payment that is ${state}`,
    `${OWNED}; ${subscribed(MERGED, state)}`, /payment in progress. Keep that listing instead/] as const),
  ['that is paid for like the kept one', `${OWNED}; ${subscribed(MERGED, 'active')}; ${subscribed(KEPT, 'active')}`, /End its Premium first/],
  ['that a member claims together with the other', `insert into business_claims (business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
     values (1, '${PEOPLE.claimant}', 'Cleo', 'cleo@twins.example', 'website_verification')`, /open claims for both/],
]; // prettier-ignore

describe('refused merges', () => {
  it.each(REFUSED)('returns 409 for a business %s, and says what to do', async (_, change, sentence) => {
    await plantDuplicates(app, change);
    const before = await everything(app);
    const answer = await merge();
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'MERGE_REFUSED']);
    expect(answer.json<{ detail: string }>().detail).toMatch(sentence);
    expect(await everything(app)).toEqual(before);
  });

  it('returns 400 for the same business twice, 404 for an unknown one, and 401 or 403 without an administrator', async () => {
    await plantDuplicates(app);
    const member = await signedInAs(app, PEOPLE.one);
    expect((await merge(KEPT, KEPT)).json()).toMatchObject({ status: 400, errors: [{ path: 'mergedId' }] });
    expect((await merge(KEPT, 999)).statusCode).toBe(404);
    const long = { keepId: KEPT, mergedId: MERGED, reason: 'x'.repeat(2001) };
    expect((await send('POST', '/api/admin/duplicates/merge', long)).json()).toMatchObject({
      ...{ status: 400, errors: [{ path: 'reason', message: 'A reason must be 2000 characters or less' }] },
    });
    const id = await merged(THIRD, MERGED);
    for (const [method, url] of [
      ['GET', '/api/admin/duplicates'],
      ['GET', '/api/admin/merges'],
      ['POST', '/api/admin/duplicates/merge'],
      ['POST', '/api/admin/duplicates/1/dismiss'],
      ['POST', `/api/admin/merges/${id}/undo`],
    ] as const) {
      const answers = [{}, { cookie: member }].map((headers) => app.fastify.inject({ method, url, headers }));
      for (const { statusCode } of await Promise.all(answers)) expect([401, 403]).toContain(statusCode);
    }
  });

  it("returns 409 to all but the first of concurrent merges, with the first administrator's name", async () => {
    const usual = [KEPT, MERGED] as const;
    for (const other of [[MERGED, KEPT], usual, [THIRD, MERGED]] as const) {
      await plantDuplicates(app);
      const answers = await Promise.all([merge(...other), merge(...usual)]);
      const [won, ...lost] = answers.toSorted((a, b) => a.statusCode - b.statusCode);
      expect(won?.statusCode).toBe(200);
      for (const answer of lost) {
        expect(answer.json()).toMatchObject({
          status: 409,
          detail: expect.stringContaining('Administrator already merged'),
        });
      }
      const id = won?.json<{ id: number }>().id ?? -1;
      const undone = await Promise.all([undo(id), undo(id)]);
      expect(undone.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
      expect(await wrongTotals(app)).toEqual([]);
    }
  });

  it('returns 409 for an undo after 30 days, and 404 for an unknown merge', async () => {
    await plantDuplicates(app);
    const id = await merged();
    await app.database.pool.query(`update business_merges set merged_at = now() - interval '31 days' where id = ${id}`);
    expect((await undo(id)).json()).toMatchObject({ status: 409, detail: expect.stringContaining('30 days') });
    expect((await undo(999_999)).statusCode).toBe(404);
  });
});
