import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Interactions } from '../../../application/analytics/ports.js';
import { EraseMinor } from '../../../application/account/erase-minor.js';
import { RemoveOrphans } from '../../../application/upload/remove-orphans.js';
import { OPEN_TO_SANCTIONED } from '../../../interfaces/http/moderation/sanctioned-writes.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds, plantMember, tracesOf } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_account_privacy');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  cookie = await signedInAs(app, ADA);
});

afterAll(() => app?.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

const call = (method: 'GET' | 'PUT' | 'POST', url: string, payload?: object, as: string | null = cookie) =>
  app.fastify.inject({
    ...{ method, url },
    headers: {
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
      ...(as === null ? {} : { cookie: as }),
    },
    ...(payload === undefined ? {} : { payload }),
  });

const put = (payload: object, as: string | null = cookie) => call('PUT', '/api/user/privacy', payload, as);

describe('privacy settings', () => {
  it('privacy settings start as not paused, personalized, and counted, and each can be changed alone', async () => {
    expect((await call('GET', '/api/user/privacy')).json()).toEqual({
      ...{ paused: false, personalisation: true, analytics: true },
    });
    expect((await put({ analytics: false })).json()).toEqual({
      ...{ paused: false, personalisation: true, analytics: false },
    });
    expect((await put({})).json()).toMatchObject({ analytics: false });
    expect((await call('GET', '/api/user/privacy')).json()).toMatchObject({ analytics: false });
    expect((await put({ analytics: true })).statusCode).toBe(200);
  });

  it('only the member can read and change privacy settings, which accept only on or off', async () => {
    expect((await put({ paused: true }, null)).statusCode).toBe(401);
    expect((await call('GET', '/api/user/privacy', undefined, null)).statusCode).toBe(401);
    for (const body of [{ paused: 'true' }, { analytics: 1 }, { personalisation: null }]) {
      const answer = await put(body);
      expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, 'Please choose on or off']);
    }
    expect((await put({ ageConfirmed: true })).statusCode).toBe(400);
    expect((await call('GET', '/api/user/privacy')).json()).toMatchObject({ paused: false });
  });
});

describe('visits by a member', () => {
  it("returns 204 but doesn't count the visit when the member turned analytics off", async () => {
    const visit = async (business: number, sessionId: string) => {
      const url = `/api/businesses/${business}/interactions`;
      const answer = await call('POST', url, { interactionType: 'view', sessionId });
      expect(answer.statusCode).toBe(204);
      await app.nest.get(Interactions).flush();
      return (await query(`select from business_analytics where session_id = $1`, [sessionId])).length;
    };
    const days = () => query(`select sum(amount)::integer as amount from business_analytics_days`);
    expect(await visit(20, 'counted-visit')).toBe(1);
    const before = await days();
    await put({ analytics: false });
    expect([await visit(21, 'private-visit'), await days()]).toEqual([0, before]);
    await put({ analytics: true });
    expect(await visit(21, 'counted-again')).toBe(1);
  });
});

describe('recommendations for a member', () => {
  it('returns the same recommendations as for a visitor when personalization is off, whatever the browser sends', async () => {
    const ask = async (body: object, as: string | null) =>
      (await call('POST', '/api/recommendations', body, as)).json<{ id: number; score: number; distance?: number }[]>();
    const scores = (cards: readonly { id: number; score: number; distance?: number }[]) =>
      cards.map(({ id, score, distance }) => [id, score, distance]);
    const sent = {
      views: [{ id: 4, category: 'hotels' }],
      ...{ latitude: 30.2672, longitude: -97.7431 },
    };
    const stranger = scores(await ask({}, null));
    expect(scores(await ask(sent, cookie))).not.toEqual(stranger);
    await put({ personalisation: false });
    expect(scores(await ask(sent, cookie))).toEqual(stranger);
    expect(scores(await ask(sent, null))).not.toEqual(stranger);
    await put({ personalisation: true });
    expect(scores(await ask(sent, cookie))).not.toEqual(stranger);
  });
});

describe("a member who hasn't confirmed being 13 or older", () => {
  const plantUnasked = async (mark: string) => {
    const planted = await plantMember(app, mark);
    await query(`update users set age_confirmed = false where id = $1`, [planted.userId]);
    return { ...planted, session: await signedInAs(app, planted.userId) };
  };

  it('a member without confirmed age can read, export, sign out, and close the account, and gets 403 otherwise', async () => {
    const { userId } = await plantUnasked('not-asked');
    const calls = Object.entries(openApiDocument(app.nest).paths).flatMap(([path, item]) =>
      (['post', 'put', 'patch', 'delete'] as const).flatMap((method) =>
        item[method] === undefined || path.startsWith('/api/admin/') ? [] : [{ path, method: method.toUpperCase() }],
      ),
    );
    expect(calls.length).toBeGreaterThan(30);
    for (const { path, method } of calls) {
      const name = `${method} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`;
      // Some of these calls end the session.
      const again = await signedInAs(app, userId);
      const answer = await call(method as 'POST', path.replaceAll(/\{\w+\}/g, '1'), undefined, again);
      const isRefused = answer.statusCode === 403 && answer.body.includes('AGE_CONFIRMATION_REQUIRED');
      expect([name, isRefused]).toEqual([name, !(name in OPEN_TO_SANCTIONED)]);
    }
    const fresh = await signedInAs(app, userId);
    expect((await call('GET', '/api/user/export', undefined, fresh)).statusCode).toBe(200);
    const refused = await call('PUT', '/api/businesses/1/favorite', undefined, fresh);
    expect(refused.json()).toMatchObject({
      message: 'Please confirm at /age-confirmation that you are 13 or older.',
    });
    await call('POST', '/api/user/age-confirmation', { confirmed: true }, fresh);
    expect((await call('PUT', '/api/businesses/1/favorite', undefined, fresh)).statusCode).toBe(204);
  });

  it('a member confirms the age once and cannot undo the confirmation', async () => {
    const { session } = await plantUnasked('grown-up');
    expect((await call('GET', '/api/auth/user', undefined, session)).json()).toMatchObject({ ageConfirmed: false });
    expect((await call('POST', '/api/user/age-confirmation', {}, session)).statusCode).toBe(400);
    const answer = await call('POST', '/api/user/age-confirmation', { confirmed: true }, session);
    expect(answer.statusCode).toBe(204);
    expect((await call('GET', '/api/auth/user', undefined, session)).json()).toMatchObject({ ageConfirmed: true });
    const contrary = await call('POST', '/api/user/age-confirmation', { confirmed: false }, session);
    expect([contrary.statusCode, contrary.json().code]).toEqual([403, 'FORBIDDEN']);
    expect((await call('GET', '/api/auth/user', undefined, session)).statusCode).toBe(200);
  });

  it('erases an underage account immediately: rows, reviews, sessions, sign-in, and files', async () => {
    const { userId, email, mark, session } = await plantUnasked('small-child');
    // The stored idempotency key must be erased with the account.
    const answer = await app.fastify.inject({
      ...{ method: 'POST', url: '/api/user/age-confirmation', payload: { confirmed: false } },
      headers: { cookie: session, 'idempotency-key': 'too-young' },
    });
    expect(answer.statusCode).toBe(204);
    expect((await call('GET', '/api/auth/user', undefined, session)).statusCode).toBe(401);
    for (const trace of [userId, email, mark]) {
      expect([trace, await tracesOf(app.database.pool, trace)]).toEqual([trace, []]);
    }
    expect(await query(`select from pgboss.job where name = 'remove-orphans'`)).toHaveLength(1);
    expect(await app.nest.get(RemoveOrphans).run()).toBeGreaterThan(0);
    expect(await query(`select from uploads where user_id is null`)).toEqual([]);
  });
});

describe('EraseMinor', () => {
  it("erases a child's account immediately, also when it is closed or already gone", async () => {
    const { userId, mark } = await plantMember(app, 'found-child');
    await query(`update users set erasure_at = now() + interval '14 days' where id = $1`, [userId]);
    const answers = `select from review_responses a join businesses b on b.id = a.business_id where b.city = 'Austin' and a.content = 'Thank you for coming.'`;
    const before = await query(answers);
    await app.nest.get(EraseMinor).run({ memberId: userId });
    await app.nest.get(EraseMinor).run({ memberId: userId });
    expect(await tracesOf(app.database.pool, mark)).toEqual([]);
    // The child's responses to reviews are erased too.
    expect(await query(answers)).toHaveLength(before.length - 1);
  });
});
