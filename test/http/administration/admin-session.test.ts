import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { scryptSync } from 'node:crypto';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { hashPassword } from '../../../infrastructure/identity/provider/password/passwords.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

const PASSWORD = 'walkies-at-dawn-77';
const ENV = { ADMIN_PASSWORD: PASSWORD, TRUSTED_PROXIES: '127.0.0.1' };

let urls: TestDatabase;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  urls = await emptyDirectory('http_admin_session');
  await seedDirectory(urls.ownerUrl);
  const env = { ...ENV, RATE_LIMIT: 'on' };
  [first, second] = await Promise.all([startTestApp(urls, env), startTestApp(urls, env)]);
});

afterAll(async () => {
  await first?.close();
  await second?.close();
});

const login = (password: unknown, app = first, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method: 'POST', url: '/api/admin/login', payload: { password }, headers });

const logout = (cookie: string, app = first) =>
  app.fastify.inject({ method: 'POST', url: '/api/admin/logout', headers: { cookie } });

const session = (cookie: string, app = first) => app.fastify.inject({ url: '/api/admin/session', headers: { cookie } });

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0]!;

const signedIn = async (app = first) => cookieOf(await login(PASSWORD, app));

describe('administrator sign-in with the right password', () => {
  it('administrator sign-in starts a 24-hour session that every server knows', async () => {
    const began = Date.now();
    const answer = await login(PASSWORD);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    const cookie = String(answer.headers['set-cookie']);
    expect(cookie).toMatch(/^admin=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Strict$/);
    for (const app of [first, second]) {
      const known = await session(cookieOf(answer), app);
      expect([known.statusCode, known.headers['cache-control']]).toEqual([200, 'private, no-store']);
      const ends = Date.parse(known.json().expiresAt as string) - began - 24 * 3600 * 1000;
      expect(Math.abs(ends)).toBeLessThan(60_000);
    }
  });

  it('administrator sign-in sets a __Host- cookie when the public URL is https', async () => {
    const secure = await startTestApp(urls, { ...ENV, PUBLIC_URL: 'https://paws.example.com' });
    const answer = await login(PASSWORD, secure);
    const known = await session(cookieOf(answer), secure);
    await secure.close();
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^__Host-admin=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(known.statusCode).toBe(200);
  });

  it("administrator sign-in ends the browser's previous administrator session", async () => {
    const before = await signedIn();
    const after = cookieOf(await login(PASSWORD, first, { cookie: before }));
    expect(after).not.toBe(before);
    expect([(await session(before)).statusCode, (await session(after)).statusCode]).toEqual([401, 200]);
  });

  it('accepts a configured argon2id or scrypt hash of the administrator password', async () => {
    const salt = Buffer.from('a salt of 16 B..');
    const key = scryptSync(PASSWORD, salt, 32, { N: 2 ** 12, r: 8, p: 1 });
    const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
    const scrypt = `$scrypt$ln=12,r=8,p=1$${base64(salt)}$${base64(key)}`;
    for (const hash of [await hashPassword(PASSWORD), scrypt, scrypt.slice(1)]) {
      const app = await startTestApp(urls, { ADMIN_PASSWORD_HASH: hash });
      const statuses = await Promise.all([login(PASSWORD, app), login(`${PASSWORD} `, app), login(hash, app)]);
      await app.close();
      expect([hash.slice(0, 9), statuses.map(({ statusCode }) => statusCode)]).toEqual([
        hash.slice(0, 9),
        [204, 401, 401],
      ]);
    }
  });
});

describe('an administrator who signed in more than ten minutes ago', () => {
  const KEPT = 'spaniel-on-the-stairs-9';
  const ask = (method: 'POST' | 'PUT' | 'DELETE', path: string, cookie: string, payload?: object) =>
    first.fastify.inject({
      ...{ method, url: `/api/admin/${path}`, headers: { cookie } },
      ...(payload === undefined ? {} : { payload }),
    });

  it('after ten minutes, changes to administrators, passwords, and second factors need a fresh proof', async () => {
    const cookie = await signedIn();
    const added = await ask('POST', 'administrators', cookie, { name: 'Grace', password: KEPT });
    const id = added.json<{ id: number }>().id;
    await first.database.pool.query(
      `update administrator_sessions set expires_at = expires_at - interval '10 minutes 1 second'`,
    );
    const calls = [
      ['POST', 'administrators', { name: 'Mallory', password: KEPT }, 'REAUTHENTICATION_REQUIRED'],
      ['DELETE', `administrators/${String(id)}`, undefined, 'REAUTHENTICATION_REQUIRED'],
      // These need the current password or a code of the second factor instead.
      ['PUT', 'password', { currentPassword: 'unknown', newPassword: KEPT }, 'PASSWORD_REFUSED'],
      ['POST', 'totp', { currentPassword: 'unknown' }, 'PASSWORD_REFUSED'],
      ['POST', 'totp/confirm', { code: '000000' }, 'TOTP_NOT_STARTED'],
      ['POST', 'totp/remove', { code: '000000' }, 'TOTP_NOT_ON'],
    ] as const;
    for (const [method, path, payload, code] of calls) {
      expect([path, (await ask(method, path, cookie, payload)).json().code]).toEqual([path, code]);
    }
    const { rows } = await first.database.pool.query('select name from administrators order by id');
    expect(rows).toEqual([{ name: 'Administrator' }, { name: 'Grace' }]);
    expect((await ask('DELETE', `administrators/${String(id)}`, await signedIn())).statusCode).toBe(204);
  });
});

describe('administrator sign-in with a wrong password', () => {
  it('returns 401 without a session or cookie for a wrong administrator password', async () => {
    const answer = await login('walkies-at-dusk-77', first, { 'x-forwarded-for': '192.0.2.1' });
    const { code, message } = Problem.parse(answer.json());
    expect([answer.statusCode, code, message, answer.headers['set-cookie']]).toEqual([
      401,
      'INVALID_PASSWORD',
      'Invalid password. Please try again.',
      undefined,
    ]);
  });

  it('allows five wrong administrator passwords in 15 minutes per address, across all servers and at once', async () => {
    const from = { 'x-forwarded-for': '192.0.2.2' };
    const attempts = Array.from({ length: 8 }, (_, i) =>
      login(`guess ${String(i)}`, i % 2 === 0 ? first : second, from),
    );
    const [{ requests, seconds }] = LIMITS.adminSignInFailures;
    const statuses = (await Promise.all(attempts)).map(({ statusCode }) => statusCode);
    expect(statuses.toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429, 429]);
    expect(requests).toBe(5);
    const refused = await login(PASSWORD, first, from);
    expect([refused.statusCode, refused.headers['set-cookie']]).toEqual([429, undefined]);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > seconds - 60 && wait <= seconds).toBe(true);
    expect((await login(PASSWORD, first, { 'x-forwarded-for': '192.0.2.3' })).statusCode).toBe(204);
  });

  it("doesn't limit successful administrator sign-ins", async () => {
    const from = { 'x-forwarded-for': '192.0.2.4' };
    for (let i = 0; i < 7; i += 1) expect((await login(PASSWORD, second, from)).statusCode).toBe(204);
  });

  it.each([[undefined], [''], [7], [null], ['x'.repeat(1001)]])(
    'returns 400 when the administrator password is %j',
    async (password) => {
      const answer = await login(password);
      expect([answer.statusCode, Problem.parse(answer.json()).errors?.[0]?.path]).toEqual([400, 'password']);
    },
  );

  it('rejects every password when no administrator password is set', async () => {
    const app = await startTestApp(urls);
    const statuses = await Promise.all([login('undefined', app), login(PASSWORD, app)]);
    await app.close();
    expect(statuses.map(({ statusCode }) => statusCode)).toEqual([401, 401]);
  });
});

describe('the administrator session', () => {
  it('administrator sign-out ends the session on every server and clears the cookie', async () => {
    const cookie = await signedIn();
    const answer = await logout(cookie, second);
    expect([answer.statusCode, String(answer.headers['set-cookie'])]).toEqual([
      204,
      'admin=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
    for (const app of [first, second]) expect((await session(cookie, app)).statusCode).toBe(401);
    expect((await logout(cookie)).statusCode).toBe(204);
    expect((await logout('')).statusCode).toBe(204);
  });

  it('an administrator session expires after 24 hours, even when it is used', async () => {
    const cookie = await signedIn();
    await first.database.pool.query(`update administrator_sessions set expires_at = now() - interval '1 second'`);
    expect((await session(cookie)).statusCode).toBe(401);
    await pruneExpired(first.database);
    const { rows } = await first.database.pool.query(`select from administrator_sessions`);
    expect(rows).toEqual([]);
  });

  it('an administrator session becomes invalid when the administrator password changes', async () => {
    const cookie = await signedIn();
    const changed = await startTestApp(urls, { ADMIN_PASSWORD: 'walkies-at-noon-78' });
    const known = await session(cookie, changed);
    const restarted = await startTestApp(urls, ENV);
    const after = await session(cookie, restarted);
    await changed.close();
    await restarted.close();
    expect([known.statusCode, after.statusCode]).toEqual([401, 200]);
  });

  it('an administrator session is not a member session, and a member session is not an administrator session', async () => {
    const admin = await signedIn();
    const token = admin.split('=')[1] ?? '';
    const member = (await signedInAs(first, ADA)).split('=')[1] ?? '';
    const attempts = [
      session(`session=${token}`),
      session(`admin=${member}`),
      session(''),
      session('admin='),
      session(`admin=${token}x`),
      first.fastify.inject({ url: '/api/admin/session', headers: { authorization: `Bearer ${token}` } }),
      first.fastify.inject({ url: '/api/auth/user', headers: { cookie: admin } }),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect([answer.statusCode, Problem.parse(answer.json()).message]).toEqual([401, 'Unauthorized']);
    }
  });

  it('an administrator session is stored without the token or the password', async () => {
    const cookie = await signedIn();
    const { rows } = await first.database.pool.query<{ text: string }>(
      `select string_agg(s::text, ' ') as text from administrator_sessions s`,
    );
    expect(rows[0]?.text).not.toContain(cookie.split('=')[1]);
    expect(rows[0]?.text).not.toContain(PASSWORD);
  });
});

describe('the log', () => {
  it('the log records every administrator sign-in attempt with address and outcome, and no password', async () => {
    const before = first.log.length;
    const from = { 'x-forwarded-for': '2001:db8:5:6::9' };
    await login('a-secret-guess', first, from);
    await login(PASSWORD, first, from);
    const lines = first.log.slice(before);
    const attempts = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Administrator sign-in');
    expect(attempts.map(({ level, address, outcome }) => [level, address, outcome])).toEqual([
      ['warn', '2001:db8:5:6::/64', 'wrong password'],
      ['info', '2001:db8:5:6::/64', 'signed in'],
    ]);
    expect(lines.join('\n')).not.toMatch(/a-secret-guess|walkies/);
  });
});
