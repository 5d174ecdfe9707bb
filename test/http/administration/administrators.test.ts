import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { Clock } from '../../../application/shared/clock.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { authenticatorCode, wrongAuthenticatorCode } from '../../support/identity/second-factor.js';
import { whileLocked } from '../../support/faults/while-locked.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';

const PASSWORD = 'biscuits-at-noon-5';

let urls: TestDatabase;
let app: TestApp;
/** Session cookie of the first administrator. */
let first: string;

beforeAll(async () => {
  urls = await emptyDirectory('http_administrators');
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
});

afterAll(() => app?.close());

// Like a new directory, each test starts with only the first administrator.
beforeEach(async () => {
  await runSql(urls.ownerUrl, (client) =>
    client.query(`delete from administrators where name <> 'Administrator'; delete from limit_counts;
      update administrators set password_hash = null, totp_secret = null, last_totp_step = null, recovery_codes = '{}',
        pending_totp_secret = null, pending_recovery_codes = '{}'`),
  );
  first = await signedInAsAdministrator(app);
});

const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, cookie: string, payload?: object, at = app) =>
  at.fastify.inject({
    ...{ method, url: `/api/admin/${path}`, headers: cookie === '' ? {} : { cookie } },
    ...(payload === undefined ? {} : { payload }),
  });

const login = (payload: object, at = app) => send('POST', 'login', '', payload, at);

const cookieOf = (answer: { headers: Record<string, unknown> }) =>
  String(answer.headers['set-cookie']).split(';', 1)[0]!;

/** Adds an administrator called `name` and signs them in. */
async function added(name: string): Promise<{ id: number; cookie: string }> {
  const answer = await send('POST', 'administrators', first, { name, password: PASSWORD });
  expect(answer.statusCode).toBe(201);
  return { id: answer.json().id as number, cookie: cookieOf(await login({ name, password: PASSWORD })) };
}

interface Factor {
  readonly uri: string;
  readonly recoveryCodes: readonly string[];
}

/** The current password, which the first administrator needs to set up a second factor. */
const PROOF = { currentPassword: WITH_ADMINISTRATOR.ADMIN_PASSWORD };

/**
 * Turns on the first administrator's second factor. Forgets that a code was used, so the test can use the current one.
 */
async function switchedOn(): Promise<Factor> {
  const factor = (await send('POST', 'totp', first, PROOF)).json<Factor>();
  const confirmed = await send('POST', 'totp/confirm', first, { code: authenticatorCode(factor.uri) });
  expect(confirmed.statusCode).toBe(204);
  await app.database.pool.query('update administrators set last_totp_step = null');
  return factor;
}

const problemOf = (answer: { statusCode: number; json: () => unknown }) => {
  const { code, message, errors } = Problem.parse(answer.json());
  return { status: answer.statusCode, code, message, paths: errors?.map(({ path }) => path) ?? [] };
};

const isIn = async (cookie: string) => (await send('GET', 'session', cookie)).statusCode === 200;

const withLimits = async (work: (limited: TestApp) => Promise<void>) => {
  const limited = await startTestApp(urls, { ...WITH_ADMINISTRATOR, RATE_LIMIT: 'on' });
  await work(limited).finally(() => limited.close());
};

describe('administrator names', () => {
  it('signs in an administrator by name in any case, and the first administrator without a name', async () => {
    await added('Ada Lovelace');
    const cookie = cookieOf(await login({ name: ' ada  LOVELACE ', password: PASSWORD }));
    expect((await send('GET', 'session', cookie)).json()).toMatchObject({ name: 'Ada Lovelace' });
    expect((await send('GET', 'session', first)).json()).toMatchObject({ name: 'Administrator' });
  });

  it('gives the same answer for an unknown administrator name and a wrong password', async () => {
    await added('Ada');
    const answers = [
      await login({ name: 'Nobody', password: PASSWORD }),
      await login({ name: 'Ada', password: 'walkies-at-dawn-77' }),
      await login({ name: 'Administrator', password: PASSWORD }),
    ];
    for (const answer of answers) {
      expect(problemOf(answer)).toEqual({
        ...{ status: 401, code: 'INVALID_PASSWORD', message: 'Invalid password. Please try again.', paths: [] },
      });
    }
  });

  it("records the administrator's name with each decision", async () => {
    const { cookie } = await added('Ada');
    const { rows } = await app.database.pool.query<{ id: number }>(
      `insert into businesses (name, category, approval_status) values ('Ada decides', 'services', 'pending') returning id`,
    );
    const path = `businesses/${rows[0]!.id}/approve`;
    const approved = await send('POST', path, cookie, { reviewerId: 'Mallory' });
    expect([approved.statusCode, approved.json().reviewedBy]).toEqual([200, 'Ada']);
    const again = await send('POST', path, first, {});
    expect(problemOf(again)).toMatchObject({
      status: 409,
      message: expect.stringContaining('Ada has already reviewed'),
    });
    const audit = await app.database.pool.query(
      `select actor from audit_log where target_type = 'business' and target_id = $1`,
      [rows[0]!.id],
    );
    expect(audit.rows).toEqual([{ actor: 'Ada' }]);
  });

  it('rejects a duplicate administrator name, also when several are added at once', async () => {
    await added('Ada');
    const nameTaken = await send('POST', 'administrators', first, { name: 'ADA', password: PASSWORD });
    expect(problemOf(nameTaken)).toMatchObject({ status: 409, code: 'ADMINISTRATOR_EXISTS', paths: ['name'] });
    const form = { name: 'Grace', password: PASSWORD };
    const answers = await Promise.all(Array.from({ length: 4 }, () => send('POST', 'administrators', first, form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    [{ name: '  ', password: PASSWORD }, ['name']],
    [{ name: 'x'.repeat(51), password: PASSWORD }, ['name']],
    [{ name: 'Ada' }, ['password']],
    [{ name: 'Ada', password: 'short' }, ['password']],
    [{ name: 'Ada', password: 'password1' }, ['password']],
    [{ name: 'Adalovelace', password: 'adalovelace1' }, ['password']],
    [{ name: 'Ada', password: 'x'.repeat(129) }, ['password']],
  ])('returns 400 for an invalid administrator name or password: %j', async (form, paths) => {
    expect(problemOf(await send('POST', 'administrators', first, form))).toMatchObject({ status: 400, paths });
  });
});

describe('an administrator whose session ends during the call', () => {
  const password = `update administrators set password_hash = 'another' where id = $1`;
  it.each([
    ['when they are removed', 'delete from administrators where id = $1'],
    ['by a new password', password],
    ['when they sign out', 'delete from administrator_sessions where administrator_id = $1'],
  ])('an administrator whose session ends %s cannot add an administrator', async (_name, end) => {
    const { id, cookie } = await added('Ada');
    const answer = await whileLocked(
      app.database.pool,
      {
        ...{ hold: 'select from administrators where id = $1 for update', values: [id] },
        begin: () => send('POST', 'administrators', cookie, { name: 'Mallory', password: PASSWORD }),
      },
      (client) => client.query(end, [id]),
    );
    expect(problemOf(answer)).toMatchObject({ status: 401, code: 'UNAUTHORIZED' });
    const names = (await send('GET', 'administrators', first)).json<{ name: string }[]>().map(({ name }) => name);
    expect(names).not.toContain('Mallory');
  });
});

describe("the age of an administrator's sign-in", () => {
  it.each([
    [5, 6, 201],
    [-5, 11, 403],
  ])(
    'administrator sign-in age uses the database clock: server %i min ahead, signed in %i min ago, returns %i',
    async (...row) => {
      const [minutes, age, status] = row;
      await app.database.pool.query(
        `update administrator_sessions set expires_at = expires_at - make_interval(mins => $1)`,
        [age],
      );
      const now = Date.now.bind(Date);
      const clock = jest
        .spyOn(app.nest.get(Clock, { strict: false }), 'now')
        .mockImplementation(() => new Date(now() + minutes * 60_000));
      const answer = await send('POST', 'administrators', first, { name: 'Ada', password: PASSWORD });
      clock.mockRestore();
      expect(answer.statusCode).toBe(status);
    },
  );
});

describe('administrators', () => {
  it('lists administrators, marks the current one, and shows no secrets', async () => {
    const { cookie, id } = await added('Ada');
    await switchedOn();
    const list = await send('GET', 'administrators', cookie);
    expect(list.headers['cache-control']).toBe('private, no-store');
    const moment = expect.stringMatching(/Z$/);
    expect(list.json()).toEqual([
      { id: expect.any(Number), name: 'Administrator', hasTotp: true, createdAt: moment, isYou: false },
      { id, name: 'Ada', hasTotp: false, createdAt: moment, isYou: true },
    ]);
  });

  it('lets administrators remove others and end their sessions, but not remove themselves', async () => {
    const { cookie, id } = await added('Ada');
    expect(problemOf(await send('DELETE', `administrators/${id}`, cookie))).toMatchObject({
      ...{ status: 409, code: 'ADMINISTRATOR_STAYS' },
    });
    expect((await send('DELETE', `administrators/${id}`, first)).statusCode).toBe(204);
    expect([await isIn(cookie), await isIn(first)]).toEqual([false, true]);
    expect(problemOf(await login({ name: 'Ada', password: PASSWORD }))).toMatchObject({ code: 'INVALID_PASSWORD' });
    for (const gone of [String(id), '0', 'x']) {
      expect(problemOf(await send('DELETE', `administrators/${gone}`, first))).toMatchObject({
        ...{ status: 404, code: 'ADMINISTRATOR_NOT_FOUND' },
      });
    }
  });

  it('keeps one of two administrators who remove each other at the same time', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [ada, grace] = [await added(`Ada ${round}`), await added(`Grace ${round}`)];
      const answers = await Promise.all([
        send('DELETE', `administrators/${grace.id}`, ada.cookie),
        send('DELETE', `administrators/${ada.id}`, grace.cookie),
      ]);
      const [done, refused] = answers.map(({ statusCode }) => statusCode).toSorted();
      // The second call is refused because its session has ended or, if both calls got past that check, by the rule.
      expect([done, [401, 403].includes(refused ?? 0)]).toEqual([204, true]);
      expect([await isIn(ada.cookie), await isIn(grace.cookie)].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe("changing the administrator's own password", () => {
  it("an administrator's password change needs the current one, ends other sessions, and replaces the configured one", async () => {
    const other = await signedInAsAdministrator(app);
    const change = { currentPassword: 'walkies-at-dawn-77', newPassword: PASSWORD };
    expect((await send('PUT', 'password', first, change)).statusCode).toBe(204);
    expect([await isIn(first), await isIn(other)]).toEqual([true, false]);
    expect((await login({ password: 'walkies-at-dawn-77' })).statusCode).toBe(401);
    expect((await login({ password: PASSWORD })).statusCode).toBe(204);
    const restarted = await startTestApp(urls, { ADMIN_PASSWORD: 'another-of-the-settings' });
    const known = await send('GET', 'session', first, undefined, restarted);
    await restarted.close();
    expect(known.statusCode).toBe(200);
  });

  it('rejects a new administrator password if the current one is wrong or the new one is easy to guess', async () => {
    const currentPassword = 'walkies-at-dawn-77';
    const wrong = await send('PUT', 'password', first, { currentPassword: 'x', newPassword: PASSWORD });
    expect(problemOf(wrong)).toMatchObject({ status: 400, code: 'PASSWORD_REFUSED', paths: ['currentPassword'] });
    for (const newPassword of ['elevenchars', 'administrator1', 'welcomepaws2024']) {
      const weak = await send('PUT', 'password', first, { currentPassword, newPassword });
      expect(problemOf(weak)).toMatchObject({ status: 400, code: 'INVALID_INPUT', paths: ['newPassword'] });
    }
    expect((await login({ password: currentPassword })).statusCode).toBe(204);
  });

  it('limits guesses of the current administrator password to five in 15 minutes', async () => {
    await withLimits(async (limited) => {
      const guess = (n: number) =>
        send('PUT', 'password', first, { currentPassword: `guess ${n}`, newPassword: PASSWORD }, limited);
      const answers = await Promise.all([1, 2, 3, 4, 5, 6, 7].map(guess));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([400, 400, 400, 400, 400, 429, 429]);
    });
  });
});

describe('the second factor', () => {
  it('a second factor is required at sign-in only after its first code is confirmed', async () => {
    const started = await send('POST', 'totp', first, PROOF);
    expect([started.statusCode, started.headers['cache-control']]).toEqual([201, 'private, no-store']);
    const { secret, uri, recoveryCodes } = started.json<Factor & { secret: string }>();
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Welcome%20Paws:Administrator\\?.*secret=${secret}`));
    expect(recoveryCodes).toHaveLength(10);
    expect((await login({ password: 'walkies-at-dawn-77' })).statusCode).toBe(204);
    const wrong = await send('POST', 'totp/confirm', first, { code: wrongAuthenticatorCode(uri) });
    expect(problemOf(wrong)).toMatchObject({ status: 400, code: 'CODE_REFUSED', paths: ['code'] });
    const other = await signedInAsAdministrator(app);
    const right = await send('POST', 'totp/confirm', first, { code: authenticatorCode(uri) });
    expect(right.statusCode).toBe(204);
    expect([await isIn(first), await isIn(other)]).toEqual([true, false]);
    const challenged = await login({ password: 'walkies-at-dawn-77' });
    expect([problemOf(challenged), challenged.headers['set-cookie']]).toEqual([
      {
        ...{ status: 401, code: 'TOTP_REQUIRED', message: 'Please enter the code from your authenticator app.' },
        paths: [],
      },
      undefined,
    ]);
  });

  it('accepts an authenticator code once, even when two sign-ins use it at the same time', async () => {
    const { uri } = await switchedOn();
    const form = { password: 'walkies-at-dawn-77', totp: authenticatorCode(uri) };
    const answers = await Promise.all(Array.from({ length: 4 }, () => login(form)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401, 401, 401]);
    const again = await login(form);
    expect([problemOf(again), again.headers['set-cookie']]).toEqual([
      { status: 401, code: 'INVALID_CODE', message: 'This code is incorrect. Please try again.', paths: [] },
      undefined,
    ]);
  });

  it('accepts each recovery code once, even when two sign-ins use it at the same time', async () => {
    const { recoveryCodes } = await switchedOn();
    for (const totp of recoveryCodes.slice(0, 2)) {
      const form = { password: 'walkies-at-dawn-77', totp };
      const answers = await Promise.all(Array.from({ length: 4 }, () => login(form)));
      expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 401, 401, 401]);
    }
  });

  it('administrator sign-in checks the password before the code, and reveals no second factor without it', async () => {
    const { uri } = await switchedOn();
    for (const totp of [authenticatorCode(uri), undefined]) {
      expect(problemOf(await login({ password: 'wrong', totp }))).toMatchObject({ code: 'INVALID_PASSWORD' });
    }
    expect((await login({ password: 'walkies-at-dawn-77', totp: authenticatorCode(uri) })).statusCode).toBe(204);
  });

  it('a second factor can be replaced or turned off only with one of its own codes', async () => {
    const { uri, recoveryCodes } = await switchedOn();
    const code = wrongAuthenticatorCode(uri);
    for (const payload of [PROOF, { ...PROOF, code }]) {
      expect(problemOf(await send('POST', 'totp', first, payload))).toMatchObject({ status: 400, paths: ['code'] });
    }
    expect(problemOf(await send('POST', 'totp/remove', first, { code }))).toMatchObject({ status: 400 });
    expect((await send('POST', 'totp', first, { ...PROOF, code: authenticatorCode(uri) })).statusCode).toBe(201);
    expect((await send('POST', 'totp/remove', first, { code: recoveryCodes[0] })).statusCode).toBe(204);
    expect((await login({ password: 'walkies-at-dawn-77' })).statusCode).toBe(204);
    expect(problemOf(await send('POST', 'totp/remove', first, { code: '000000' }))).toMatchObject({
      ...{ status: 409, code: 'TOTP_NOT_ON' },
    });
    expect(problemOf(await send('POST', 'totp/confirm', first, { code: '000000' }))).toMatchObject({
      ...{ status: 409, code: 'TOTP_NOT_STARTED' },
    });
  });

  it('setting up a second factor needs the current password, and a password change drops an unconfirmed one', async () => {
    const { uri } = (await send('POST', 'totp', first, PROOF)).json<Factor>();
    for (const [payload, code] of [
      [{}, 'INVALID_INPUT'],
      [{ currentPassword: 'wrong' }, 'PASSWORD_REFUSED'],
    ] as const)
      expect(problemOf(await send('POST', 'totp', first, payload))).toMatchObject({ code, paths: ['currentPassword'] });
    const changed = await send('PUT', 'password', first, { ...PROOF, newPassword: PASSWORD });
    expect(changed.statusCode).toBe(204);
    const late = await send('POST', 'totp/confirm', first, { code: authenticatorCode(uri) });
    expect(problemOf(late)).toMatchObject({ status: 409, code: 'TOTP_NOT_STARTED' });
  });

  it("stores the second factor so that the database alone doesn't reveal codes", async () => {
    const { uri, recoveryCodes } = await switchedOn();
    await send('POST', 'totp', first, { ...PROOF, code: authenticatorCode(uri) });
    const { rows } = await app.database.pool.query<{ text: string }>(
      `select string_agg(a::text, ' ') as text from administrators a`,
    );
    const text = rows[0]?.text ?? '';
    expect(text).not.toContain(new URL(uri).searchParams.get('secret'));
    for (const code of recoveryCodes) expect(text).not.toContain(code.replaceAll('-', ''));
  });
});

describe('a wrong second-factor code', () => {
  it('allows five wrong authenticator codes in 15 minutes per administrator from any address, ignoring missing codes', async () => {
    const { uri } = await switchedOn();
    const limited = await startTestApp(urls, { ...WITH_ADMINISTRATOR, RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' });
    const from = (n: number, totp?: string) =>
      limited.fastify.inject({
        ...{ method: 'POST', url: '/api/admin/login', payload: { password: 'walkies-at-dawn-77', totp } },
        headers: { 'x-forwarded-for': `192.0.2.${n}` },
      });
    for (let n = 0; n < 8; n += 1) expect(problemOf(await from(1))).toMatchObject({ code: 'TOTP_REQUIRED' });
    const wrong = await Promise.all([1, 2, 3, 4, 5, 6, 7].map((n) => from(n, wrongAuthenticatorCode(uri))));
    const right = await from(8, authenticatorCode(uri));
    await limited.close();
    expect(wrong.map(({ statusCode }) => statusCode).toSorted()).toEqual([401, 401, 401, 401, 401, 429, 429]);
    expect([right.statusCode, Number(right.headers['retry-after']) > 0]).toEqual([429, true]);
  });

  it('a wrong second-factor code counts toward the limit of its address, like a wrong password', async () => {
    const { uri } = await switchedOn();
    await withLimits(async (limited) => {
      const form = { password: 'walkies-at-dawn-77' };
      await Promise.all([1, 2].map(() => login({ ...form, totp: wrongAuthenticatorCode(uri) }, limited)));
      await Promise.all([1, 2, 3].map(() => login({ password: 'wrong' }, limited)));
      expect((await login(form, limited)).statusCode).toBe(429);
    });
  });
});

describe('the log of administrator sign-ins', () => {
  it('logs the factor and outcome of each administrator sign-in, and no code, secret, password, or typed name', async () => {
    const { uri, recoveryCodes } = await switchedOn();
    const before = app.log.length;
    const password = 'walkies-at-dawn-77';
    const totp = authenticatorCode(uri);
    const tries = [
      { password },
      { password, totp: wrongAuthenticatorCode(uri) },
      { password, totp },
      { password, totp: recoveryCodes[0] },
    ];
    for (const form of tries) await login(form);
    await login({ name: 'a-password-typed-as-name', password: 'wrong' });
    const lines = app.log.slice(before);
    const signIns = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'Administrator sign-in');
    expect(signIns.map(({ level, outcome, factor }) => [level, outcome, factor])).toEqual([
      ['info', 'code required', undefined],
      ['warn', 'wrong code', undefined],
      ['info', 'signed in', 'password and totp'],
      ['info', 'signed in', 'password and recovery code'],
      ['warn', 'wrong password', undefined],
    ]);
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    for (const hidden of [secret, `"${totp}"`, recoveryCodes[0]!, password, 'a-password-typed'])
      expect(app.log.join('\n').includes(hidden)).toBe(false);
  });
});

describe('calls about administrators', () => {
  it('returns 401 for administrator calls without a session', async () => {
    const calls = [
      ['GET', 'administrators'],
      ['POST', 'administrators'],
      ['DELETE', 'administrators/1'],
      ['POST', 'totp'],
      ['POST', 'totp/confirm'],
      ['POST', 'totp/remove'],
      ['PUT', 'password'],
    ] as const;
    for (const [method, path] of calls) {
      const answer = await send(method, path, '', method === 'GET' || method === 'DELETE' ? undefined : {});
      expect([method, path, answer.statusCode]).toEqual([method, path, 401]);
    }
  });
});
