import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { AccessToken, NewAccessToken, OwnSession } from '../../../interfaces/contract/account/account-access.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ACCOUNT_CALLS } from '../../support/privacy/calls-account.js';
import { ADA, NOBODY, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { SENSITIVE_CALLS } from '../../support/identity/sensitive-calls.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;
let other: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_account_access');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  other = await startTestApp(urls);
});

afterAll(async () => {
  await app?.close();
  await other?.close();
});

beforeEach(async () => {
  await app.database.pool.query('delete from sessions; delete from access_tokens');
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
});

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const call = (method: Method, url: string, headers: Record<string, string>, body?: object, on = app) =>
  on.fastify.inject({ method, url, headers, ...(body === undefined ? {} : { payload: body }) });

const make = (body: object, cookie = ada) => call('POST', '/api/user/tokens', { cookie }, body);

describe('access tokens', () => {
  it('shows a new token once, limits it to its scopes, and rejects it once it is revoked', async () => {
    const createdToken = await make({ name: ' Weekly report ', scopes: ['read'] });
    expect(createdToken.statusCode).toBe(201);
    expect(createdToken.headers['cache-control']).toContain('no-store');
    expect(NewAccessToken.strict().safeParse(createdToken.json()).error).toBeUndefined();
    const { id, token } = createdToken.json<{ id: string; token: string }>();
    expect(token).toMatch(/^wp_[A-Za-z0-9_-]{43}$/);
    const there = await call('GET', String(createdToken.headers.location), { cookie: ada });
    expect([there.statusCode, there.json()]).toEqual([200, expect.arrayContaining([expect.objectContaining({ id })])]);
    const authorization = `Bearer ${token}`;
    expect((await call('GET', '/api/auth/user', { authorization }, undefined, other)).json()).toMatchObject({
      id: ADA,
    });
    expect((await call('PUT', '/api/user/profile', { authorization }, { petFirstName: 'Rex' })).statusCode).toBe(403);

    const listed = await call('GET', '/api/user/tokens', { cookie: ada });
    expect(listed.headers['cache-control']).toBe('private, no-store');
    expect(z.array(AccessToken.strict()).safeParse(listed.json()).error).toBeUndefined();
    expect(listed.json()).toMatchObject([
      { id, name: 'Weekly report', scopes: ['read'], lastUsedAt: expect.stringMatching(/Z$/) },
    ]);
    expect(listed.body).not.toContain(token);

    expect((await call('DELETE', `/api/user/tokens/${id}`, { cookie: olive })).statusCode).toBe(404);
    expect((await call('DELETE', `/api/user/tokens/${id}`, { cookie: ada })).statusCode).toBe(204);
    expect((await call('GET', '/api/auth/user', { authorization }, undefined, other)).statusCode).toBe(401);
    expect((await call('DELETE', `/api/user/tokens/${id}`, { cookie: ada })).statusCode).toBe(404);
  });

  it('lets a write token edit the profile, but not manage tokens, sessions, the email address, or the account', async () => {
    const { token } = (await make({ name: 'All', scopes: ['read', 'write'] })).json<{ token: string }>();
    const authorization = `Bearer ${token}`;
    expect((await call('PUT', '/api/user/profile', { authorization }, { petFirstName: 'Rex' })).statusCode).toBe(200);
    const inPerson: [Method, string, object?][] = [
      ['GET', '/api/user/tokens'],
      ['POST', '/api/user/tokens', { name: 'Child', scopes: ['read'] }],
      ['GET', '/api/user/sessions'],
      ['DELETE', '/api/user/sessions'],
      ['POST', '/api/user/email', { email: 'new@example.com' }],
      ['GET', '/api/user/export'],
      ['DELETE', '/api/user', { reviews: 'remove' }],
    ];
    for (const [method, url, body] of inPerson) {
      expect([url, (await call(method, url, { authorization }, body)).statusCode]).toEqual([url, 401]);
    }
    const phone = await call('PUT', '/api/user/profile', { authorization }, { phoneNumber: '+1 512 555 0199' });
    expect([phone.statusCode, phone.json().code]).toEqual([403, 'REAUTHENTICATION_REQUIRED']);
  });

  it('stores only a hash of the access token', async () => {
    const { token } = (await make({ name: 'All', scopes: ['read'] })).json<{ token: string }>();
    const { rows } = await app.database.pool.query<{ json: string }>(
      'select to_json(t)::text as json from access_tokens t',
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.json).not.toContain(token.slice(3));
  });

  it('rejects an access token after it expires', async () => {
    const soon = new Date(Date.now() + 86_400_000).toISOString();
    const createdToken = (await make({ name: 'Short', scopes: ['read'], expiresAt: soon })).json<{
      token: string;
      expiresAt: string;
    }>();
    expect(createdToken.expiresAt).toBe(soon);
    const authorization = `Bearer ${createdToken.token}`;
    expect((await call('GET', '/api/auth/user', { authorization })).statusCode).toBe(200);
    await app.database.pool.query(`update access_tokens set expires_at = now() - interval '1 second'`);
    expect((await call('GET', '/api/auth/user', { authorization })).statusCode).toBe(401);
  });

  it('requires a name, scopes, and an expiry within one year for a new access token', async () => {
    const token = { name: 'Report', scopes: ['read'] };
    const inYears = (years: number) => new Date(Date.now() + years * 366 * 86_400_000 + 60_000).toISOString();
    const wrong: [object, string, string][] = [
      [{ scopes: ['read'] }, 'name', 'Name is required'],
      [{ ...token, name: ' ' }, 'name', 'Name is required'],
      [{ ...token, name: 'x'.repeat(81) }, 'name', 'Name must be 80 characters or less'],
      [{ name: 'Report' }, 'scopes', 'Please choose what the token can do'],
      [{ ...token, scopes: [] }, 'scopes', 'Please choose what the token can do'],
      [{ ...token, scopes: ['read', 'read'] }, 'scopes', 'Choose each scope only once'],
      [{ ...token, expiresAt: '2020-01-01T00:00:00.000Z' }, 'expiresAt', 'Please choose a date in the future'],
      [{ ...token, expiresAt: inYears(1) }, 'expiresAt', 'Please choose a date within one year'],
      [{ ...token, expiresAt: 'tomorrow' }, 'expiresAt', 'Please choose a date'],
      [{ ...token, scope: 'admin' }, 'scope', 'Unknown field'],
    ];
    for (const [body, path, message] of wrong) {
      const answer = await make(body);
      expect([body, answer.statusCode, answer.json().errors]).toEqual([body, 400, [{ path, message }]]);
    }
    expect((await make({ ...token, scopes: ['admin'] })).json().errors).toMatchObject([{ path: 'scopes.0' }]);
  });

  it('limits a member to 20 access tokens, even when several are created at once', async () => {
    for (let n = 0; n < 19; n += 1) await make({ name: `Token ${n}`, scopes: ['read'] });
    // The first round opens the database connections, so that later rounds really run in parallel.
    for (let round = 0; round < 3; round += 1) {
      await app.database.pool.query(`delete from access_tokens where name like 'Further%'`);
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, n) =>
          call(
            'POST',
            '/api/user/tokens',
            { cookie: ada },
            { name: `Further ${n}`, scopes: ['read'] },
            n % 2 === 0 ? app : other,
          ),
        ),
      );
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, ...Array<number>(11).fill(409)]);
      expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
        code: 'TOO_MANY_TOKENS',
        message: 'You can have at most 20 access tokens. Please revoke one first.',
      });
    }
    expect((await make({ name: 'Mine', scopes: ['read'] }, olive)).statusCode).toBe(201);
  });

  it('returns 404 when an unknown access token is revoked', async () => {
    for (const id of [NOBODY, 'x', '1']) {
      expect([id, (await call('DELETE', `/api/user/tokens/${id}`, { cookie: ada })).statusCode]).toEqual([id, 404]);
    }
  });
});

describe("a member's own sessions", () => {
  const list = async (cookie: string, on = app) =>
    (await call('GET', '/api/user/sessions', { cookie }, undefined, on)).json<OwnSession[]>();

  it('lists the current session first, with readable browser names and no session secrets', async () => {
    await app.database.pool.query(
      `update sessions set sess = jsonb_set(sess, '{userAgent}', '"Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"')`,
    );
    const second = await signedInAs(other, ADA);
    const answer = await call('GET', '/api/user/sessions', { cookie: ada });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const sessions = answer.json<OwnSession[]>();
    expect(z.array(OwnSession.strict()).safeParse(sessions).error).toBeUndefined();
    expect(sessions.map(({ current, browser }) => [current, browser])).toEqual([
      [true, 'Firefox on Linux'],
      [false, 'Unknown browser'],
    ]);
    const { rows } = await app.database.pool.query<{ sid: string }>('select sid from sessions');
    for (const secret of [...rows.map(({ sid }) => sid), ada.split('=')[1], second.split('=')[1]]) {
      expect(answer.body).not.toContain(secret);
    }
    expect((await list(second, other)).map(({ current }) => current)).toEqual([true, false]);
  });

  it('ends a single session immediately on every server', async () => {
    const second = await signedInAs(other, ADA);
    const id = (await list(ada)).find(({ current }) => !current)?.id;
    expect((await call('DELETE', `/api/user/sessions/${id}`, { cookie: olive })).statusCode).toBe(404);
    expect((await call('GET', '/api/auth/user', { cookie: second }, undefined, other)).statusCode).toBe(200);
    expect((await call('DELETE', `/api/user/sessions/${id}`, { cookie: ada })).statusCode).toBe(204);
    expect((await call('GET', '/api/auth/user', { cookie: second }, undefined, other)).statusCode).toBe(401);
    expect((await call('DELETE', `/api/user/sessions/${id}`, { cookie: ada })).statusCode).toBe(404);
    expect((await call('GET', '/api/auth/user', { cookie: ada })).statusCode).toBe(200);
  });

  it("ends all of the member's sessions except the current one, and no one else's", async () => {
    const others = [await signedInAs(other, ADA), await signedInAs(app, ADA)];
    expect((await call('DELETE', '/api/user/sessions', { cookie: ada })).statusCode).toBe(204);
    for (const cookie of others) {
      expect((await call('GET', '/api/auth/user', { cookie }, undefined, other)).statusCode).toBe(401);
    }
    for (const cookie of [ada, olive]) {
      expect((await call('GET', '/api/auth/user', { cookie }, undefined, other)).statusCode).toBe(200);
    }
    expect(await list(ada)).toHaveLength(1);
  });
});

/** Account changes that don't need a recent sign-in, with the reason each is safe. */
const NEEDS_NONE: Readonly<Record<string, string>> = {
  'POST /api/user/email/confirm': 'asks for the secret that was mailed, and for no session',
  'POST /api/user/restore': 'requires a session started after the account was closed',
  'POST /api/user/age-confirmation': 'is said once, before anything else can be done',
  'PUT /api/user/privacy': 'only changes what is visible, and grants no access',
  'PUT /api/user/notices/{id}/read': 'lets nobody in',
  'POST /api/user/notices/{id}/appeal': 'lets nobody in',
  'DELETE /api/user/sessions': 'only takes ways in away: a stranger is thrown out without delay',
  'DELETE /api/user/sessions/{id}': 'only takes ways in away',
  'DELETE /api/user/tokens/{id}': 'only takes ways in away',
  ...Object.fromEntries(
    [
      ...['POST /api/user/alerts', 'PUT /api/user/alerts/{alertId}', 'DELETE /api/user/alerts/{alertId}'],
      'POST /api/user/alerts/{alertId}/feed',
    ].map((call) => [call, 'changes only which news about public places the member gets']),
  ),
  ...Object.fromEntries(
    [
      ...['POST /api/user/webhooks', 'PUT /api/user/webhooks/{webhookId}', 'DELETE /api/user/webhooks/{webhookId}'],
      ...['POST /api/user/webhooks/{webhookId}/secret', 'POST /api/user/webhooks/{webhookId}/test'],
      'POST /api/user/webhooks/{webhookId}/replays',
      'POST /api/user/webhooks/{webhookId}/deliveries/{deliveryId}/replay',
    ].map((call) => [call, 'sends only what everyone can read about the member’s businesses']),
  ),
  ...Object.fromEntries(
    [
      ...['POST /api/user/lists', 'PUT /api/user/lists/{listId}', 'DELETE /api/user/lists/{listId}'],
      ...['PUT /api/user/lists/{listId}/share', 'DELETE /api/user/lists/{listId}/share'],
      ...['PUT /api/user/lists/{listId}/order'],
      ...['PUT /api/user/lists/{listId}/places/{id}', 'DELETE /api/user/lists/{listId}/places/{id}'],
    ].map((call) => [call, 'changes only lists of places; what a link shows can be ended at once']),
  ),
};

describe('a session whose sign-in is older than ten minutes', () => {
  beforeEach(() =>
    app.database.pool.query(
      `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb(now() - interval '10 minutes 1 second'))`,
    ),
  );

  it('cannot take over the account: every sensitive call returns REAUTHENTICATION_REQUIRED', async () => {
    const PHONE = '+1 512 555 0101';
    await app.database.pool.query('update users set phone_number = $2 where id = $1', [ADA, PHONE]);
    for (const [method, url, body] of SENSITIVE_CALLS) {
      const answer = await call(method, url, { cookie: ada }, body);
      const { code, message } = answer.json<{ code: string; message: string }>();
      expect([url, answer.statusCode, code, message]).toEqual([
        ...[url, 403, 'REAUTHENTICATION_REQUIRED', 'Please sign in again to continue.'],
      ]);
    }
    const kept = `select phone_number, erasure_at, (select count(*)::int from access_tokens) as tokens,
      (select count(*)::int from email_changes) as changes from users where id = $1`;
    expect((await app.database.pool.query(kept, [ADA])).rows).toEqual([
      { phone_number: PHONE, erasure_at: null, tokens: 0, changes: 0 },
    ]);
    const name = await call('PUT', '/api/user/profile', { cookie: ada }, { petFirstName: 'Rex', phoneNumber: PHONE });
    expect(name.statusCode).toBe(200);
  });

  it('classifies every call that changes an account as needing a recent sign-in or not', () => {
    const writes = Object.keys(ACCOUNT_CALLS).filter((each) =>
      /^(POST|PUT|PATCH|DELETE) \/api\/(user|auth)\b/.test(each),
    );
    const judged = SENSITIVE_CALLS.map(([method, url]) => `${method} ${url}`);
    expect(writes.filter((each) => !judged.includes(each) && NEEDS_NONE[each] === undefined)).toEqual([]);
    expect(Object.keys(NEEDS_NONE).filter((each) => !writes.includes(each))).toEqual([]);
  });
});
