import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { PoolClient } from 'pg';
import { hashPassword } from '../../../infrastructure/identity/provider/password/passwords.js';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { countDeadlocks, whileLocked as heldBy } from '../../support/faults/while-locked.js';
import { listeningApp } from '../../support/listening-app.js';
import { anAccount, newestLink, PASSWORD, post, tokenOf } from '../../support/identity/provider.js';

type ListeningApp = Awaited<ReturnType<typeof listeningApp>>;

const NEW_PASSWORD = 'walks in the park at noon';

let app: ListeningApp;
let email: string;
let count = 0;

beforeAll(async () => {
  app = await listeningApp(await emptyDirectory('ended_logins'));
});

afterAll(() => app?.close());

beforeEach(async () => {
  email = `ada${(count += 1)}@example.com`;
  await anAccount(app, email);
});

/** Submits the password and follows up to `hops` redirects. Returns the next redirect URL. */
async function typePassword(browser: Browser, hops: number): Promise<string> {
  const { url } = await browser.visit(`${app.url}/api/login?returnTo=/help-center`);
  let next = url;
  let answer = await post(browser, url, { email, password: PASSWORD });
  for (let hop = 0; ; hop += 1) {
    next = new URL(answer.headers.get('location') ?? '', next).href;
    if (hop === hops) return next;
    answer = await browser.request(next);
  }
}

async function signIn(browser: Browser): Promise<void> {
  await browser.visit(await typePassword(browser, 0));
  expect(await isSignedIn(browser)).toBe(true);
}

const isSignedIn = async (browser: Browser) => (await browser.request(`${app.url}/api/auth/user`)).status === 200;

/** Returns true if a visit to the sign-in shows the password form instead of signing in. */
async function asksForPassword(browser: Browser): Promise<boolean> {
  return (await browser.visit(`${app.url}/api/login`)).url.includes('/oidc/interaction/');
}

function call(browser: Browser, method: string, path: string, body?: object): Promise<Response> {
  return browser.request(`${app.url}${path}`, {
    method,
    headers: { origin: app.url, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function resetPassword(): Promise<void> {
  const at = (page: string) => `${app.url}/oidc/account/${page}`;
  await post(new Browser(), at('forgotten-password'), { email });
  const token = tokenOf(await newestLink(app, email));
  const { status } = await post(new Browser(), at('reset-password'), { token, password: NEW_PASSWORD });
  expect(status).toBe(200);
}

async function tokenOfMember(browser: Browser): Promise<string> {
  const wanted = { name: 'calendar', scopes: ['read'] };
  const answer = await call(browser, 'POST', '/api/user/tokens', wanted);
  return ((await answer.json()) as { token: string }).token;
}

const opens = async (token: string) =>
  (await fetch(`${app.url}/api/auth/user`, { headers: { authorization: `Bearer ${token}` } })).status;

describe('a sign-in started before a password reset', () => {
  it.each([
    ['was typed', 0],
    ['continues at the provider', 1],
  ])('a sign-in fails if a password reset happens after the sign-in %s', async (_name, hops) => {
    const thief = new Browser();
    const next = await typePassword(thief, hops);
    await resetPassword();
    await thief.visit(next);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await asksForPassword(thief)).toBe(true);
  });

  it('a sign-in is rejected with 401 when only the time of the sign-in is too old', async () => {
    const member = new Browser();
    const next = await typePassword(member, 1);
    // Simulates a password change that is committed between two steps of the sign-in.
    await app.database.pool.query(`update provider_accounts set logins_since = now() where email = $1`, [email]);
    const { answer } = await member.visit(next);
    expect([answer.status, await isSignedIn(member)]).toEqual([401, false]);
    expect(await answer.text()).toContain('Sign-in was not completed');
  });

  it.each([
    ['', 0],
    [", even if the server's clock is behind the database's", -30_000],
  ])("a password reset doesn't block a sign-in after the reset%s", async (_name, ms) => {
    await resetPassword();
    const now = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
    const member = new Browser();
    const { url } = await member.visit(`${app.url}/api/login`);
    await member.submit(url, { email, password: NEW_PASSWORD });
    clock.mockRestore();
    expect(await isSignedIn(member)).toBe(true);
  });

  it('an old sign-in is rejected even if the server clock is ahead of the database clock', async () => {
    const [thief, now] = [new Browser(), Date.now.bind(Date)];
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => now() + 30_000);
    const next = await typePassword(thief, 1);
    await app.database.pool.query(`update provider_accounts set logins_since = now() where email = $1`, [email]);
    const { answer } = await thief.visit(next);
    clock.mockRestore();
    expect([answer.status, await isSignedIn(thief)]).toEqual([401, false]);
  });
});

/** Holds a lock on the account until `begin` waits for it, then runs `then` and returns the result of `begin`. */
const whileLocked = <T>(hold: string, begin: () => Promise<T>, then: (client: PoolClient) => Promise<unknown>) =>
  heldBy(app.database.pool, { hold, values: [email], begin }, then);

describe('a sign-in at the same time as ending all sessions', () => {
  it('ending all sessions ends sessions that were accepted while the call waited for the account', async () => {
    const here = new Browser();
    await signIn(here);
    let moment = '';
    const ended = await whileLocked(
      'select from provider_accounts where email = $1 for share',
      () => call(here, 'DELETE', '/api/user/sessions'),
      async (client) => {
        moment = (await client.query<{ now: string }>('select clock_timestamp()::text as now')).rows[0]!.now;
      },
    );
    expect(ended.status).toBe(204);
    const later = 'select from provider_accounts where email = $1 and logins_since > $2';
    expect((await app.database.pool.query(later, [email, moment])).rowCount).toBe(1);
  });

  it('a sign-in rejects a password that is being changed during the sign-in', async () => {
    const hash = await hashPassword(NEW_PASSWORD);
    const thief = new Browser();
    const { url } = await thief.visit(`${app.url}/api/login`);
    const answer = await whileLocked(
      'select from provider_accounts where email = $1 for update',
      () => post(thief, url, { email, password: PASSWORD }),
      async (client) => {
        await client.query('update provider_accounts set password_hash = $2 where email = $1', [email, hash]);
      },
    );
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('is incorrect')]);
  });
});

describe('credentials created while all others end', () => {
  it.each([
    ['an access token', '/api/user/tokens', { name: 'calendar', scopes: ['read'] }],
    ['a change of the email address', '/api/user/email', { email: 'elsewhere@example.com' }],
  ])('new credentials are refused with 404 while the account is being closed: %s', async (_name, path, wanted) => {
    const here = new Browser();
    await signIn(here);
    const answer = await whileLocked(
      `update users set erasure_at = now() + interval '14 days', erasure_reviews = 'remove' where email = $1`,
      () => call(here, 'POST', path, wanted),
      () => Promise.resolve(),
    );
    expect([answer.status, await answer.json()]).toEqual([404, expect.objectContaining({ code: 'USER_NOT_FOUND' })]);
  });

  it('a password reset revokes an access token created just before it', async () => {
    await signIn(new Browser());
    await whileLocked('select from users where email = $1 for no key update', resetPassword, async (client) => {
      await client.query(
        `insert into access_tokens (id, user_id, name, scopes, token_hash)
         select gen_random_uuid(), id, 'calendar', '{read}', $1 from users where email = $1`,
        [email],
      );
    });
    const left = 'select from access_tokens where token_hash = $1';
    expect((await app.database.pool.query(left, [email])).rowCount).toBe(0);
  });
});

describe('a password change during another one', () => {
  it('a password change rejects the old password if another change has replaced it', async () => {
    const thief = new Browser();
    await signIn(thief);
    const answer = await whileLocked(
      'select from users where email = $1 for no key update',
      () => post(thief, `${app.url}/oidc/account/password`, { current: PASSWORD, password: 'a thief in the park' }),
      (client) => client.query(`update provider_accounts set password_hash = 'another' where email = $1`, [email]),
    );
    expect([answer.status, await answer.text()]).toEqual([
      400,
      expect.stringContaining('This is not your current password'),
    ]);
    const kept = 'select password_hash as hash from provider_accounts where email = $1';
    expect((await app.database.pool.query(kept, [email])).rows).toEqual([{ hash: 'another' }]);
  });

  it('a password change redirects to sign-in if the session ended during the change', async () => {
    const thief = new Browser();
    await signIn(thief);
    const answer = await whileLocked(
      'select from users where email = $1 for no key update',
      () => post(thief, `${app.url}/oidc/account/password`, { current: PASSWORD, password: 'a thief in the park' }),
      (client) => client.query('delete from sessions'),
    );
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/api/login?returnTo=%2Foidc%2Faccount%2Fpassword',
    ]);
    const again = new Browser();
    await signIn(again);
  });

  it('rejects a reset link that was sent to a previous email address of the account', async () => {
    await signIn(new Browser());
    await post(new Browser(), `${app.url}/oidc/account/forgotten-password`, { email });
    const token = tokenOf(await newestLink(app, email));
    const answer = await whileLocked(
      'select from users where email = $1 for no key update',
      () => post(new Browser(), `${app.url}/oidc/account/reset-password`, { token, password: NEW_PASSWORD }),
      (client) => client.query(`update provider_accounts set email = 'elsewhere-' || email where email = $1`, [email]),
    );
    expect(answer.status).toBe(410);
  });
});

describe('changing the password and confirming a new email address at the same time', () => {
  it.each([
    ['the password', 0],
    ['the address', 1],
  ])(
    'changing the password and confirming a new email address never deadlock, whichever comes first: %s',
    async (_name, first) => {
      const here = new Browser();
      await signIn(here);
      const wanted = `other-${email}`;
      expect((await call(here, 'POST', '/api/user/email', { email: wanted })).ok).toBe(true);
      const token = tokenOf(await newestLink(app, wanted));
      const answers: number[] = [0, 0];
      const both = [
        () => post(here, `${app.url}/oidc/account/password`, { current: PASSWORD, password: NEW_PASSWORD }),
        () => call(new Browser(), 'POST', '/api/user/email/confirm', { token }),
      ].map((each, index) => async () => void (answers[index] = (await each()).status));
      const held = { hold: 'select from users where email = $1 for update', values: [email] };
      expect(await countDeadlocks(app.database.pool, held, first === 0 ? both : both.toReversed())).toBe(0);
      expect(answers).toEqual(first === 0 ? [200, 400] : [200, 200]);
    },
  );
});

describe('an email change requested before a password reset', () => {
  it("an email change requested before a password reset can't be confirmed after it", async () => {
    const thief = new Browser();
    await signIn(thief);
    const wanted = `thief-of-${email}`;
    expect((await call(thief, 'POST', '/api/user/email', { email: wanted })).ok).toBe(true);
    const token = tokenOf(await newestLink(app, wanted));
    await resetPassword();
    const answer = await call(new Browser(), 'POST', '/api/user/email/confirm', { token });
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'EMAIL_LINK_INVALID' }),
    ]);
  });
});

describe('a browser whose session was ended from another one', () => {
  it.each([
    ['among other sessions', (here: Browser) => call(here, 'DELETE', '/api/user/sessions')],
    [
      'on its own',
      async (here: Browser) => {
        const list = await call(here, 'GET', '/api/user/sessions');
        const sessions = (await list.json()) as { id: string; current: boolean }[];
        return call(here, 'DELETE', `/api/user/sessions/${sessions.find(({ current }) => !current)?.id}`);
      },
    ],
  ])('a browser must enter the password again after another browser ended its session: %s', async (_name, end) => {
    const [lost, here] = [new Browser(), new Browser()];
    await signIn(lost);
    await signIn(here);
    expect(await asksForPassword(lost)).toBe(false);
    expect((await end(here)).status).toBe(204);
    expect([await isSignedIn(lost), await isSignedIn(here)]).toEqual([false, true]);
    expect(await asksForPassword(lost)).toBe(true);
  });
});

describe("the identity provider's session", () => {
  it("the provider's session doesn't skip the password when the sign-in request has prompt=login", async () => {
    const browser = new Browser();
    await signIn(browser);
    expect(await asksForPassword(browser)).toBe(false);
    const { url } = await browser.visit(`${app.url}/api/login?prompt=login`);
    expect(url).toContain('/oidc/interaction/');
  });

  it("the provider's session ends ten minutes after the password was entered, however often it is used", async () => {
    const browser = new Browser();
    await signIn(browser);
    const account = `(select id::text from provider_accounts where email = $1)`;
    const rest = async () => {
      const { rows } = await app.database.pool.query<{ seconds: number }>(
        `select extract(epoch from expires_at - now())::float as seconds from provider_artefacts
         where model = 'Session' and account_id = ${account}`,
        [email],
      );
      return rows.map(({ seconds }) => seconds);
    };
    await app.database.pool.query(
      `update provider_artefacts set payload = jsonb_set(payload, '{loginTs}', to_jsonb((payload ->> 'loginTs')::numeric - 540))
       where model = 'Session' and account_id = ${account}`,
      [email],
    );
    expect(await asksForPassword(browser)).toBe(false);
    const left = await rest();
    expect(left).toHaveLength(1);
    expect(left[0]).toBeLessThanOrEqual(60);
  });
});

describe('access tokens after account changes', () => {
  it.each([
    ['resetting the password', () => resetPassword()],
    [
      'changing the password',
      async (browser: Browser) => {
        const fields = { current: PASSWORD, password: NEW_PASSWORD };
        expect((await post(browser, `${app.url}/oidc/account/password`, fields)).status).toBe(200);
        expect(await isSignedIn(browser)).toBe(true);
      },
    ],
    [
      'closing the account',
      async (browser: Browser) => {
        expect((await call(browser, 'DELETE', '/api/user', { reviews: 'anonymise' })).ok).toBe(true);
      },
    ],
  ])('access tokens stop working after %s', async (_name, end) => {
    const browser = new Browser();
    await signIn(browser);
    const token = await tokenOfMember(browser);
    expect(await opens(token)).toBe(200);
    await end(browser);
    expect(await opens(token)).toBe(401);
  });
});
