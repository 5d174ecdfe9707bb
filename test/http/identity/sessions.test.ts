import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MemberSessions } from '../../../application/identity/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { hashOfToken } from '../../../infrastructure/identity/token.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { SENSITIVE_CALLS } from '../../support/identity/sensitive-calls.js';
import { whileLocked } from '../../support/faults/while-locked.js';
import { signedInAs } from '../../support/identity/signed-in.js';

type Answer = Awaited<ReturnType<TestApp['fastify']['inject']>>;

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_sessions');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const user = (cookie?: string, server: TestApp = app) =>
  server.fastify.inject({ url: '/api/auth/user', headers: cookie === undefined ? {} : { cookie } });

describe('member sessions', () => {
  it("returns the member's own record without caching", async () => {
    const answer = await user(await signedInAs(app, ADA));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id: ADA, firstName: 'Ada', preferredRadius: '10', emailNotifications: true });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers['etag']).toBeUndefined();
  });

  it('returns 401 Unauthorized without a valid session', async () => {
    for (const cookie of [
      undefined,
      'session=',
      `session=${'x'.repeat(43)}`,
      'session=%00',
      `session=${'a'.repeat(500)}`,
    ]) {
      const answer = await user(cookie);
      expect([cookie, answer.statusCode, answer.json().message]).toEqual([cookie, 401, 'Unauthorized']);
    }
  });

  it('a session is valid on every server with the same database', async () => {
    const other = await startTestApp(app.databaseUrls);
    const cookie = await signedInAs(app, ADA);
    expect((await user(cookie, other)).statusCode).toBe(200);
    await other.fastify.inject({ url: '/api/logout', headers: { cookie } });
    expect((await user(cookie)).statusCode).toBe(401);
    await other.close();
    expect((await user(await signedInAs(app, ADA))).statusCode).toBe(200);
  });

  it('stores no token that would open the session', async () => {
    const cookie = await signedInAs(app, ADA);
    const token = cookie.slice('session='.length);
    const { rows } = await app.database.pool.query(`select 1 from sessions s where s::text like '%' || $1 || '%'`, [
      token,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('expires a session 7 days after its last use or 30 days after it started', async () => {
    const cookie = await signedInAs(app, OLIVE);
    const age = (change: string) =>
      app.database.pool.query(`update sessions set ${change} where sess ->> 'userId' = $1 returning expire`, [OLIVE]);
    await age(`expire = now() + interval '6 days 22 hours'`);
    await user(cookie);
    const touched = await age('expire = expire');
    expect(days(touched.rows[0].expire)).toBeCloseTo(7, 2);
    await age(
      `sess = jsonb_set(sess, '{createdAt}', to_jsonb(now() - interval '29 days')), expire = now() + interval '1 hour'`,
    );
    await user(cookie);
    expect(days((await age('expire = expire')).rows[0].expire)).toBeCloseTo(1, 2);
    await age(`expire = now() - interval '1 second'`);
    expect((await user(cookie)).statusCode).toBe(401);
  });

  it.each([
    ['29 days 23 hours', 200],
    ['30 days 1 second', 401],
  ])('answers a session that started %s ago with %i, even if it was just used', async (since, status) => {
    const cookie = await signedInAs(app, OLIVE);
    await app.database.pool.query(
      `update sessions set sess = jsonb_set(sess, '{createdAt}', to_jsonb(now() - $1::interval)) where sess ->> 'userId' = $2`,
      [since, OLIVE],
    );
    expect((await user(cookie)).statusCode).toBe(status);
  });

  it('keeps a session ended even if other requests were running during sign-out', async () => {
    const cookie = await signedInAs(app, ADA);
    await app.database.pool.query(`update sessions set expire = now() + interval '1 day'`);
    await Promise.all([
      user(cookie),
      user(cookie),
      app.fastify.inject({ url: '/api/logout', headers: { cookie } }),
      user(cookie),
    ]);
    expect((await user(cookie)).statusCode).toBe(401);
  });

  it('allows ten sessions per member: an eleventh ends the least recently used one', async () => {
    const cookies: string[] = [];
    await app.database.pool.query('delete from sessions');
    for (let n = 0; n < 11; n += 1) {
      await app.database.pool.query(
        `update sessions set sess = jsonb_set(sess, '{lastSeenAt}', to_jsonb((sess ->> 'lastSeenAt')::timestamptz - interval '1 s'))`,
      );
      cookies.push(await signedInAs(app, ADA));
    }
    const answers = await Promise.all(cookies.map((cookie) => user(cookie)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, ...Array.from({ length: 10 }, () => 200)]);
  });

  it('rejects the session of a closed account', async () => {
    const cookie = await signedInAs(app, OLIVE);
    await app.database.pool.query(`update users set erasure_at = now() + interval '14 days' where id = $1`, [OLIVE]);
    expect((await user(cookie)).statusCode).toBe(401);
    await app.database.pool.query('update users set erasure_at = null');
  });

  it('restores a closed account with one of its own active sessions only', async () => {
    const restore = (cookie: string) =>
      app.fastify.inject({ method: 'POST', url: '/api/user/restore', headers: { cookie } });
    const [over, olive] = [await signedInAs(app, OLIVE), await signedInAs(app, OLIVE)];
    const ada = await signedInAs(app, ADA);
    const sid = hashOfToken(over.slice('session='.length));
    const ended = await app.database.pool.query('update sessions set expire = now() where sid = $1', [sid]);
    expect(ended.rowCount).toBe(1);
    await app.database.pool.query(`update users set erasure_at = now() + interval '14 days' where id = $1`, [OLIVE]);
    expect((await restore(ada)).statusCode).toBe(401);
    expect((await restore(over)).statusCode).toBe(401);
    expect((await restore('session=none')).statusCode).toBe(401);
    expect((await restore(olive)).statusCode).toBe(204);
    expect((await user(olive)).json()).toMatchObject({ id: OLIVE });
  });
});

describe('GET /api/logout', () => {
  it('asks for confirmation when another site linked to sign-out', async () => {
    const cookie = await signedInAs(app, ADA);
    const answer = await app.fastify.inject({
      url: '/api/logout',
      headers: { cookie, 'sec-fetch-site': 'cross-site' },
    });
    expect([answer.statusCode, answer.body.includes('Sign out?')]).toEqual([200, true]);
    expect((await user(cookie)).statusCode).toBe(200);
  });
});

const days = (date: Date): number => (date.getTime() - Date.now()) / 86_400_000;

describe("the age of a member's sign-in", () => {
  const MINUTE = 60_000;
  const token = (cookie: string) =>
    app.fastify.inject({
      ...{ method: 'POST', url: '/api/user/tokens', headers: { cookie }, payload: { name: 'Ada', scopes: ['read'] } },
    });

  it.each([
    [5, 6, 201],
    [5, 11, 403],
    [-5, 9, 201],
    [-5, 11, 403],
  ])(
    'the age of a sign-in uses the database clock: server %i minutes ahead, signed in %i minutes ago, returns %i',
    async (...row) => {
      const [minutes, age, status] = row;
      const cookie = await signedInAs(app, ADA);
      await app.database.pool.query(
        `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb(now() - make_interval(mins => $1)))`,
        [age],
      );
      const [now, here] = [Date.now.bind(Date), app.nest.get(Clock, { strict: false })];
      const clock = jest.spyOn(here, 'now').mockImplementation(() => new Date(now() + minutes * MINUTE));
      const { statusCode } = await token(cookie);
      clock.mockRestore();
      expect(statusCode).toBe(status);
    },
  );

  it("a sign-in time is never in the future, even if another issuer's clock is ahead", async () => {
    const ahead = new Date(Date.now() + 5 * MINUTE);
    await app.database.pool.query('delete from sessions');
    const session = { userId: ADA, userAgent: 'test', issuer: 'https://elsewhere.example', idToken: null };
    await app.nest.get(MemberSessions, { strict: false }).begin(session, { signedInAt: ahead, before: null });
    const { rows } = await app.database.pool.query(
      `select (sess ->> 'signedInAt')::timestamptz <= clock_timestamp() as "isPast" from sessions`,
    );
    expect(rows).toEqual([{ isPast: true }]);
  });
});

describe('a session that ends during a sensitive call', () => {
  const HOLD = 'select from users where id = $1 for no key update';
  const held = (begin: () => Promise<Answer>) => ({ hold: HOLD, values: [ADA], begin });
  const call = (cookie: string, [method, url, payload]: (typeof SENSITIVE_CALLS)[number]) =>
    app.fastify.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
  const changing = SENSITIVE_CALLS.filter(([method]) => method !== 'GET');

  it.each(changing)('returns 401 and changes nothing if the session ends during the call: %s %s', async (...way) => {
    const cookie = await signedInAs(app, ADA);
    const kept = `select to_jsonb(u) as account, (select count(*)::int from access_tokens) as tokens,
      (select count(*)::int from email_changes) as changes, (select count(*)::int from outbox) as emails
      from users u where id = $1`;
    const before = (await app.database.pool.query(kept, [ADA])).rows;
    const answer = await whileLocked(
      app.database.pool,
      held(() => call(cookie, way)),
      (client) => client.query('delete from sessions'),
    );
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      expect.objectContaining({ code: 'UNAUTHORIZED', message: 'Unauthorized' }),
    ]);
    expect((await app.database.pool.query(kept, [ADA])).rows).toEqual(before);
  });

  it.each(['', 'one'])(
    'sessions can be ended during the call without a deadlock: /api/user/sessions/%s',
    async (which) => {
      const [cookie] = [await signedInAs(app, ADA), await signedInAs(app, ADA)];
      const sessions = await app.fastify.inject({ url: '/api/user/sessions', headers: { cookie } });
      const { id } = sessions.json<{ id: string; current: boolean }[]>().find(({ current }) => !current)!;
      const url = `/api/user/sessions${which === '' ? '' : `/${id}`}`;
      const answer = await whileLocked(
        app.database.pool,
        held(() => call(cookie, ['DELETE', url])),
        () => Promise.resolve(),
      );
      expect(answer.statusCode).toBe(204);
    },
  );
});
