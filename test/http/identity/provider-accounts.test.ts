import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EMBEDDED_ISSUER } from '../../../infrastructure/account/embedded-issuer.js';
import { commonPasswords } from '../../../infrastructure/identity/provider/password/new-password.js';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { listeningApp } from '../../support/listening-app.js';
import {
  anAccount,
  authorizeUrl,
  codeFor,
  emailsTo,
  newestLink,
  openForm,
  PASSWORD,
  post,
  tokenOf,
  tryPassword,
} from '../../support/identity/provider.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: Awaited<ReturnType<typeof listeningApp>>;

beforeAll(async () => {
  app = await listeningApp(await emptyDirectory('provider_accounts'));
});

afterAll(() => app?.close());

const send = async (path: string, fields: Record<string, string>, browser = new Browser(), headers = {}) => {
  const answer = await post(browser, `${app.url}/oidc/account/${path}`, fields, headers);
  return { status: answer.status, location: answer.headers.get('location'), text: await answer.text() };
};
const open = async (url: string) => {
  const answer = await new Browser().request(url);
  return { status: answer.status, text: await answer.text() };
};
const signUp = (email: string, fields: Record<string, string> = {}) =>
  send('sign-up', { email, password: PASSWORD, age: 'yes', ...fields });
const accounts = async (email: string) =>
  (await app.database.pool.query('select id, age_confirmed_at from provider_accounts where email = $1', [email])).rows;
/** Returns true if the account accepts the password. */
const opens = async (email: string, password: string) => {
  const browser = new Browser();
  const form = await openForm(app, browser);
  return (await tryPassword(browser, form.url, email, password)).status === 303;
};
/** Adds a member who signs in with the given provider account and returns the member's ID. */
const aMember = async (accountId: string) => {
  const id = randomUUID();
  await app.database.pool.query(`insert into users (id, first_name) values ($1, 'Someone')`, [id]);
  const values = [EMBEDDED_ISSUER, accountId, id];
  await app.database.pool.query('insert into user_identities (issuer, subject, user_id) values ($1, $2, $3)', values);
  return id;
};
const sessionsOf = async (userId: string) =>
  (await app.database.pool.query(`select sid from sessions where sess ->> 'userId' = $1`, [userId])).rowCount;

describe('signing up', () => {
  it('sign-up requires email, password, and age, and shows an error next to each invalid field', async () => {
    const page = await open(`${app.url}/oidc/account/sign-up`);
    expect(page.status).toBe(200);
    expect(page.text).toMatch(/type="checkbox"\s+name="age"\s+value="yes"\s+required\s*\/>\s*I am 13 or older/);
    expect(page.text).toContain('autocomplete="new-password"');
    const empty = await send('sign-up', {});
    expect(empty.status).toBe(400);
    expect(empty.text).toContain('<p class="error" id="new-email-error">Enter your email address</p>');
    expect(empty.text).toContain('<p class="error" id="new-password-error">Choose a password</p>');
    expect(empty.text).toContain('<p class="error" id="age-error">Please confirm that you are 13 or older</p>');
  });

  it('keeps the sign-up fields after an error, except the password', async () => {
    const page = await send('sign-up', { email: 'not an address', password: 'kq8-short-no', age: 'yes' });
    expect(page.text).toContain('value="not an address"');
    expect(page.text).toContain('Please enter a valid email address');
    expect(page.text).toMatch(/value="yes"\s+checked/);
    expect(page.text).not.toContain('kq8-short-no');
  });

  it('shows at most the first 254 characters of a typed email address in every form', async () => {
    const browser = new Browser();
    const signIn = await openForm(app, browser);
    for (const form of [signIn.url, `${app.url}/oidc/account/sign-up`, `${app.url}/oidc/account/forgotten-password`]) {
      const page = await (await post(browser, form, { email: 'x'.repeat(5_000) })).text();
      expect([form, /name="email"[^>]*value="(x+)"/.exec(page)?.[1]?.length]).toEqual([form, 254]);
    }
  });

  it.each([
    'a@b',
    'a@b.c\r\nbcc: x@y.z',
    'a@b.example,c@d.example',
    `${'x'.repeat(250)}@example.com`,
    '"a,b"@x.example',
  ])('rejects %j as an email address at sign-up', async (email) => {
    const page = await signUp(email);
    expect([page.status, await emailsTo(app, email.trim().toLowerCase())]).toEqual([400, []]);
  });

  it('sign-up rejects the 3,000 most common passwords in any case', async () => {
    const common = [...(await commonPasswords())];
    expect(common.length).toBeGreaterThanOrEqual(3000);
    expect(common.slice(0, 3)).toEqual(['password', '12345678', '123456789']);
    for (const password of [common[0]!, common[1]!, common[1499]!, common[2999]!, 'PassWord', 'BASEBALL']) {
      const page = await signUp('common@example.com', { password });
      expect([password, page.status]).toEqual([password, 400]);
      expect(page.text).toContain('This password is common');
    }
  });

  it('sign-up rejects passwords that are the email address, contain words of the site, or are too short or long', async () => {
    for (const password of [
      'common@example.com',
      'Welcome Paws 2024',
      'petfriendly2024!',
      'kq8x-2z',
      'k'.repeat(129),
      'k'.repeat(10_000),
    ]) {
      expect([password.slice(0, 20), (await signUp('common@example.com', { password })).status]).toEqual([
        password.slice(0, 20),
        400,
      ]);
    }
    expect(await emailsTo(app, 'common@example.com')).toEqual([]);
  });

  it('sign-up shows the same page whether or not the email address has an account, and emails its owner', async () => {
    await anAccount(app, 'known@example.com');
    const known = await signUp('known@example.com', { password: 'another long password' });
    const unknown = await signUp('unknown@example.com');
    expect(known.text.replaceAll('known@example.com', '')).toBe(unknown.text.replaceAll('unknown@example.com', ''));
    expect([known.status, unknown.status]).toEqual([200, 200]);
    expect(known.text).toContain('Check your email');
    expect((await emailsTo(app, 'known@example.com')).map(({ subject }) => subject)).toEqual([
      'You already have an account on Welcome Paws',
    ]);
    expect(await opens('known@example.com', 'another long password')).toBe(false);
  });

  it('sign-up creates the account only when the link is opened and the chosen password is entered', async () => {
    await signUp(' New@Example.com ');
    const link = await newestLink(app, 'new@example.com');
    const before = await app.database.pool.query('select * from provider_links');
    for (let visit = 0; visit < 2; visit += 1) {
      const page = await open(link);
      expect(page.status).toBe(200);
      expect(page.text).toContain('new@example.com');
    }
    expect((await app.database.pool.query('select * from provider_links')).rows).toEqual(before.rows);
    expect([await accounts('new@example.com'), await opens('new@example.com', PASSWORD)]).toEqual([[], false]);

    const token = tokenOf(link);
    expect((await send('verify', { token, password: '' })).text).toContain('Enter your password');
    const wrong = await send('verify', { token, password: 'the password of a stranger' });
    expect([wrong.status, await accounts('new@example.com')]).toEqual([400, []]);
    expect(wrong.text).toContain('This is not the password you chose when you signed up');

    const browser = new Browser();
    const right = await send('verify', { token, password: PASSWORD }, browser);
    expect([right.status, right.location]).toEqual([303, '/api/login?returnTo=%2Fauth-success']);
    const [account] = await accounts('new@example.com');
    expect(account?.age_confirmed_at).toBeInstanceOf(Date);
    expect(await opens('new@example.com', PASSWORD)).toBe(true);
    // The browser that opened the link is signed in without another form.
    const onward = await browser.request(authorizeUrl(app));
    expect(onward.headers.get('location')).toContain('/api/callback?code=');
  });

  it('returns to the original page after sign-up, in the browser that signed up and in any other', async () => {
    const came = '/business/7?from=%2Fbrowse#intent-save-7';
    for (const [email, other] of [
      ['back@example.com', false],
      ['elsewhere@example.com', true],
    ] as const) {
      const browser = new Browser();
      await browser.visit(`${app.url}/api/login?returnTo=${encodeURIComponent(came)}`);
      await send('sign-up', { email, password: PASSWORD, age: 'yes' }, browser);
      const token = tokenOf(await newestLink(app, email));
      const here = other ? new Browser() : browser;
      const { hops } = await here.submit(`${app.url}/oidc/account/verify`, { token, password: PASSWORD });
      expect([email, hops[1], hops.at(-1)]).toEqual([
        email,
        `${app.url}/api/login?returnTo=${encodeURIComponent(came)}`,
        `${app.url}${came}`,
      ]);
      // Another browser learns the action from a cookie, which the page reads.
      expect(here.cookie(app.url, 'wanted-action')).toBe(other ? 'save-7' : undefined);
      expect(here.cookie(app.url, 'session')).toBeDefined();
      // The way back is forgotten after use.
      expect(here.cookie(app.url, 'way-back')).toBeUndefined();
    }
  });

  it.each([
    ['another site', '//evil.example/'],
    ['a call', '/api/logout'],
  ])('sign-up never redirects to %s, whatever the way-back cookie contains', async (_what, path) => {
    const cookie = `way-back=${Buffer.from(path).toString('base64url')}`;
    const email = `${String(path.length)}-away@example.com`;
    await send('sign-up', { email, password: PASSWORD, age: 'yes' }, new Browser(), { cookie });
    const token = tokenOf(await newestLink(app, email));
    const confirmed = await send('verify', { token, password: PASSWORD }, new Browser(), { cookie });
    expect([confirmed.status, confirmed.location]).toEqual([303, '/api/login?returnTo=%2Fauth-success']);
  });

  it("a stranger can't complete a sign-up with another person's email address", async () => {
    await signUp('victim@example.com', { password: 'chosen by a stranger' });
    const token = tokenOf(await newestLink(app, 'victim@example.com'));
    // The mailbox owner opens the link and enters a password of their own.
    expect((await send('verify', { token, password: PASSWORD })).status).toBe(400);
    expect(await accounts('victim@example.com')).toEqual([]);
  });

  it('accepts a sign-up link once, also in parallel, and then says that it was used', async () => {
    await signUp('twice@example.com');
    const link = await newestLink(app, 'twice@example.com');
    const token = tokenOf(link);
    const answers = await Promise.all([1, 2, 3].map(() => send('verify', { token, password: PASSWORD })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 410, 410]);
    expect(await accounts('twice@example.com')).toHaveLength(1);
    const later = await open(link);
    expect(later.status).toBe(410);
    expect(later.text).toContain('This link has expired or was already used');
    expect(later.text).toContain('href="/api/login">Sign in');
  });

  it('offers a new sign-up link when the old one has expired', async () => {
    await signUp('late@example.com');
    const link = await newestLink(app, 'late@example.com');
    await app.database.pool.query(
      `update provider_links set expires_at = now() - interval '1 second' where email = 'late@example.com'`,
    );
    const stale = await open(link);
    expect([stale.status, stale.text.includes('Send a new link')]).toEqual([410, true]);
    expect((await send('verify', { token: tokenOf(link), password: PASSWORD })).status).toBe(410);
    expect((await send('verify/again', { token: tokenOf(link) })).text).toContain('Check your email');
    const fresh = await newestLink(app, 'late@example.com');
    expect(fresh).not.toBe(link);
    expect((await send('verify', { token: tokenOf(fresh), password: PASSWORD })).status).toBe(303);
    expect((await send('verify/again', { token: tokenOf(link) })).status).toBe(410);
    expect((await open(`${app.url}/oidc/account/verify?token=made-up`)).status).toBe(410);
  });

  it('stores only hashes of passwords and link tokens', async () => {
    await signUp('hashed@example.com');
    const token = tokenOf(await newestLink(app, 'hashed@example.com'));
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await app.database.pool.query(`select * from provider_links where email = 'hashed@example.com'`);
    expect(rows[0].password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('a forgotten password', () => {
  it('a password reset request shows the same page for every address, and emails only those with an account', async () => {
    await anAccount(app, 'forgot@example.com');
    const known = await send('forgotten-password', { email: 'FORGOT@example.com' });
    const unknown = await send('forgotten-password', { email: 'nobody@example.com' });
    expect(known.text.replaceAll('forgot@', '')).toBe(unknown.text.replaceAll('nobody@', ''));
    expect(await emailsTo(app, 'forgot@example.com')).toHaveLength(1);
    expect(await emailsTo(app, 'nobody@example.com')).toEqual([]);
    const wrong = await send('forgotten-password', { email: 'no address' });
    expect([wrong.status, wrong.text.includes('Please enter a valid email address')]).toEqual([400, true]);
  });

  it('a forgotten password is replaced once through the link, which ends all sessions', async () => {
    const accountId = await anAccount(app, 'reset@example.com');
    const member = await aMember(accountId);
    const other = await aMember(await anAccount(app, 'bystander@example.com'));
    for (const userId of [member, member, other]) await signedInAs(app, userId);
    const browser = new Browser();
    await codeFor(app, browser, 'reset@example.com');

    await send('forgotten-password', { email: 'reset@example.com' });
    const link = await newestLink(app, 'reset@example.com');
    const token = tokenOf(link);
    expect((await open(link)).text).toContain('reset@example.com');
    const weak = await send('reset-password', { token, password: 'password1' });
    expect([weak.status, weak.text.includes('This password is common')]).toEqual([400, true]);
    expect(await sessionsOf(member)).toBe(2);

    const answers = await Promise.all(
      ['the first new password', 'the second new password'].map((password) =>
        send('reset-password', { token, password }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410]);
    expect([await sessionsOf(member), await sessionsOf(other)]).toEqual([0, 1]);
    expect((await browser.visit(authorizeUrl(app))).url).toContain('/oidc/interaction/');
    expect(await opens('reset@example.com', PASSWORD)).toBe(false);
    expect((await emailsTo(app, 'reset@example.com')).at(-1)?.subject).toBe(
      'Your password for Welcome Paws was changed',
    );
    const again = await open(link);
    expect([again.status, again.text.includes('Send a new link')]).toEqual([410, true]);
  });

  it('a reset link expires after an hour, with a newer link, or with a new email address', async () => {
    const accountId = await anAccount(app, 'older@example.com');
    await send('forgotten-password', { email: 'older@example.com' });
    const first = tokenOf(await newestLink(app, 'older@example.com'));
    const { rows } = await app.database.pool.query(
      `select expires_at - now() <= interval '1 hour' and expires_at - now() > interval '59 minutes' as "isAnHour" from provider_links where account_id = $1`,
      [accountId],
    );
    expect(rows).toEqual([{ isAnHour: true }]);
    await send('forgotten-password', { email: 'older@example.com' });
    const second = tokenOf(await newestLink(app, 'older@example.com'));
    expect((await send('reset-password', { token: second, password: 'walks in the park' })).status).toBe(200);
    expect((await send('reset-password', { token: first, password: 'walks in the dark' })).status).toBe(410);

    await send('forgotten-password', { email: 'older@example.com' });
    const late = await newestLink(app, 'older@example.com');
    await app.database.pool.query(
      `update provider_links set expires_at = now() - interval '1 second' where account_id = $1`,
      [accountId],
    );
    expect((await open(late)).status).toBe(410);
    expect((await send('reset-password', { token: tokenOf(late), password: 'walks in the dark' })).status).toBe(410);

    await send('forgotten-password', { email: 'older@example.com' });
    const third = tokenOf(await newestLink(app, 'older@example.com'));
    await app.database.pool.query(`update provider_accounts set email = 'moved@example.com' where id = $1`, [
      accountId,
    ]);
    expect((await send('reset-password', { token: third, password: 'walks in the dark' })).status).toBe(410);
  });
});

describe('changing the password while signed in', () => {
  it('a password change requires the old password and ends the other sessions', async () => {
    const member = await aMember(await anAccount(app, 'change@example.com'));
    const cookie = await signedInAs(app, member);
    await signedInAs(app, member);
    const change = (current: string, password: string) =>
      send('password', { current, password }, new Browser(), { cookie });
    const page = await new Browser().request(`${app.url}/oidc/account/password`, { headers: { cookie } });
    expect(await page.text()).toContain('change@example.com');
    const missing = await change('', 'password');
    expect(missing.status).toBe(400);
    expect(missing.text).toContain('Enter your current password');
    expect(missing.text).toContain('This password is common');
    const wrong = await change('not the old one', 'walks in the park');
    expect([wrong.status, wrong.text.includes('This is not your current password')]).toEqual([400, true]);
    expect([await sessionsOf(member), await opens('change@example.com', PASSWORD)]).toEqual([2, true]);
    expect((await change(PASSWORD, 'walks in the park')).status).toBe(200);
    expect(await sessionsOf(member)).toBe(1);
    expect([
      await opens('change@example.com', PASSWORD),
      await opens('change@example.com', 'walks in the park'),
    ]).toEqual([false, true]);
    const still = await new Browser().request(`${app.url}/oidc/account/password`, { headers: { cookie } });
    expect(still.status).toBe(200);
  });

  it('the password form redirects a visitor to sign-in and back', async () => {
    for (const answer of [
      await new Browser().request(`${app.url}/oidc/account/password`),
      await post(new Browser(), `${app.url}/oidc/account/password`, { current: PASSWORD, password: PASSWORD }),
    ]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        '/api/login?returnTo=%2Foidc%2Faccount%2Fpassword',
      ]);
    }
    await new Browser().request(`${app.url}/api/login?returnTo=%2Foidc%2Faccount%2Fpassword`);
    const { rows } = await app.database.pool.query('select return_to from sign_ins order by expires_at desc limit 1');
    expect(rows).toEqual([{ return_to: '/oidc/account/password' }]);
  });
});

describe('pruning identity data', () => {
  it('pruning deletes only expired identity data', async () => {
    await app.database.pool.query(
      `insert into provider_artefacts (model, id, payload, expires_at) values
         ('Interaction', 'over', '{}', now() - interval '1 second'), ('Interaction', 'lives', '{}', now() + interval '1 hour');
       insert into provider_links (token_hash, kind, email, password_hash, expires_at) values
         ('over', 'verify', 'x@example.com', '-', now() - interval '2 days'), ('lives', 'verify', 'x@example.com', '-', now());
       insert into limit_counts (key, times, expires_at) values
         ('over', array[now() - interval '2 days'], now() - interval '1 day'), ('lives', array[now()], now() + interval '1 day')`,
    );
    await pruneExpired(app.database);
    const { rows } = await app.database.pool.query(
      `select id from provider_artefacts where id in ('over', 'lives')
       union all select key from limit_counts where key in ('over', 'lives')
       union all select token_hash from provider_links where token_hash in ('over', 'lives')`,
    );
    expect(rows).toEqual([{ id: 'lives' }, { id: 'lives' }, { id: 'lives' }]);
  });
});
