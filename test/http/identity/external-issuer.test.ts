import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { CLIENT, startExternalIssuer, type ExternalIssuer } from '../../support/identity/external-issuer.js';
import { freePort } from '../../support/free-port.js';
import type { TestDatabase } from '../../support/postgres/postgres.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

let urls: TestDatabase;
let app: TestApp;
let issuer: ExternalIssuer;
let site: string;

const ADAS_ADDRESS = 'ada-member-mail-secret@example.com';

/** Starts the site on its own port with an external issuer. */
async function siteWith(options: { endSession: boolean; claimsInToken?: boolean }) {
  const [sitePort, issuerPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${String(sitePort)}`;
  const outside = await startExternalIssuer({
    redirectUri: `${url}/api/callback`,
    postLogoutUri: `${url}/`,
    port: issuerPort,
    ...options,
  });
  const server = await startTestApp(urls, {
    PORT: String(sitePort),
    PUBLIC_URL: url,
    OIDC_ISSUER: outside.issuer,
    OIDC_CLIENT_ID: CLIENT.id,
    OIDC_CLIENT_SECRET: CLIENT.secret,
  });
  await server.fastify.listen({ port: sitePort, host: 'localhost' });
  return { server, outside, url };
}

beforeAll(async () => {
  urls = await emptyDirectory('http_external_issuer');
  await seedDirectory(urls.ownerUrl);
  ({ server: app, outside: issuer, url: site } = await siteWith({ endSession: true }));
});

afterAll(async () => {
  await app?.close();
  await issuer?.stop();
});

/** Follows the sign-in and returns the callback URL without opening it. */
function untilCallback(browser: Browser, returnTo = '/browse'): Promise<string> {
  return callbackFrom(browser, `${site}/api/login?returnTo=${encodeURIComponent(returnTo)}`);
}

async function callbackFrom(browser: Browser, start: string): Promise<string> {
  let url = start;
  for (let hop = 0; hop < 10 && !url.startsWith(`${site}/api/callback`); hop += 1) {
    const answer = await browser.request(url);
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  return url;
}

const user = async (browser: Browser) => {
  const answer = await browser.request(`${site}/api/auth/user`);
  return answer.status === 200 ? ((await answer.json()) as { id: string; email: string | null }) : answer.status;
};

describe('signing in with an external issuer', () => {
  it('sign-in creates a member with the verified email and names, and returns to the page where it started', async () => {
    issuer.account = {
      sub: 'one',
      email: 'One@Example.com',
      email_verified: true,
      given_name: 'Uno',
      family_name: 'Uns',
    };
    const browser = new Browser();
    const { url, hops } = await browser.visit(`${site}/api/login?returnTo=/browse%3Fcategory%3Dhotels`);
    // The age isn't confirmed yet, so the redirect leads to that page first.
    expect(new URL(url).pathname).toBe('/age-confirmation');
    expect(new URL(url).searchParams.get('returnTo')).toBe('/browse?category=hotels');
    expect(hops.some((hop) => hop.includes('code_challenge_method=S256') && hop.includes('nonce='))).toBe(true);
    expect(await user(browser)).toMatchObject({
      email: 'one@example.com',
      firstName: 'Uno',
      lastName: 'Uns',
      isRegistrationComplete: true,
      ageConfirmed: false,
    });
    const again = new Browser();
    await again.visit(`${site}/api/login`);
    expect(await user(again)).toEqual(await user(browser));
  });

  it('finds an existing member by a verified email address, and never by an unverified one', async () => {
    issuer.account = { sub: 'two', email: ADAS_ADDRESS.toUpperCase(), email_verified: true };
    const verified = new Browser();
    await verified.visit(`${site}/api/login`);
    expect(await user(verified)).toMatchObject({ id: ADA });
    issuer.account = { sub: 'three', email: ADAS_ADDRESS, email_verified: false };
    const unverified = new Browser();
    await unverified.visit(`${site}/api/login`);
    const stranger = await user(unverified);
    expect(stranger).toMatchObject({ email: null });
    expect(stranger).not.toMatchObject({ id: ADA });
  });

  it('sign-in works in two tabs at once and creates only one member', async () => {
    issuer.account = { sub: 'tabs', email: 'tabs@example.com', email_verified: true };
    const browser = new Browser();
    const [first, second] = [await untilCallback(browser), await untilCallback(browser)];
    const answers = await Promise.all([browser.request(first), browser.request(second)]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await user(browser)).toMatchObject({ email: 'tabs@example.com' });
    const { rows } = await app.database.pool.query(`select 1 from users where email = 'tabs@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it("sign-in starts a new session and ends the browser's previous one", async () => {
    issuer.account = { sub: 'one', email: 'one@example.com', email_verified: true };
    const browser = new Browser();
    await browser.visit(`${site}/api/login`);
    const before = browser.cookie(site, 'session');
    await browser.visit(`${site}/api/login`);
    const after = browser.cookie(site, 'session');
    expect(after).not.toBe(before);
    const old = await fetch(`${site}/api/auth/user`, { headers: { cookie: `session=${before}` } });
    expect(old.status).toBe(401);
    expect(await user(browser)).toMatchObject({ email: 'one@example.com' });
  });

  it('sign-in never redirects to another site, whatever returnTo contains', async () => {
    issuer.account = { sub: 'led off', email: 'led-off@example.com', email_verified: true };
    await new Browser().visit(`${site}/api/login`);
    // Otherwise, every redirect would lead to the age confirmation.
    await app.database.pool.query('update users set age_confirmed = true');
    const hostile = [
      '//e.example',
      '/\\e.example',
      '\\\\e.example',
      '/\t/e.example',
      'https:e.example',
      'https://e.example',
      '@e.example',
      '/.//e.example',
      ['javascript', 'alert(1)'].join(':'),
      'data:text/html,x',
      '/%0d%0aSet-Cookie:x',
      '/\r\nX: y',
      `/${'a'.repeat(5000)}`,
      '/api/logout',
      '',
    ];
    for (const wanted of hostile) {
      const browser = new Browser();
      const answer = await browser.request(await untilCallback(browser, wanted));
      const location = new URL(answer.headers.get('location') ?? 'x:', site);
      expect([wanted.slice(0, 30), location.origin, location.pathname.startsWith('//')]).toEqual([
        wanted.slice(0, 30),
        site,
        false,
      ]);
    }
  });
});

describe('age confirmation after signing in with an external issuer', () => {
  const say = (browser: Browser, confirmed: boolean) =>
    browser.request(`${site}/api/user/age-confirmation`, {
      method: 'POST',
      body: JSON.stringify({ confirmed }),
      headers: { 'content-type': 'application/json', origin: site, 'sec-fetch-site': 'same-origin' },
    });
  const arrival = async (browser: Browser) =>
    new URL((await browser.request(await untilCallback(browser))).headers.get('location') ?? '', site).pathname;

  it('age confirmation is required at each sign-in until the member confirms their age', async () => {
    issuer.account = { sub: 'age', email: 'age@example.com', email_verified: true };
    for (const browser of [new Browser(), new Browser()]) expect(await arrival(browser)).toBe('/age-confirmation');
    const browser = new Browser();
    await arrival(browser);
    expect((await say(browser, true)).status).toBe(204);
    expect(await user(browser)).toMatchObject({ ageConfirmed: true });
    expect(await arrival(new Browser())).toBe('/browse');
  });

  it('erases an underage member and their identity immediately; a later sign-in creates a new member', async () => {
    issuer.account = { sub: 'child', email: 'child@example.com', email_verified: true };
    const browser = new Browser();
    await arrival(browser);
    const before = (await user(browser)) as { id: string };
    expect((await say(browser, false)).status).toBe(204);
    expect(await user(browser)).toBe(401);
    const { rows } = await app.database.pool.query(`select from user_identities where subject = 'child'`);
    expect(rows).toEqual([]);
    const again = new Browser();
    expect(await arrival(again)).toBe('/age-confirmation');
    expect(await user(again)).not.toMatchObject({ id: before.id });
  });

  it("age confirmation isn't required of a member found by email who already confirmed their age at sign-up", async () => {
    issuer.account = { sub: 'ada outside', email: ADAS_ADDRESS, email_verified: true };
    expect(await arrival(new Browser())).toBe('/browse');
  });
});

describe('signing in again with an external issuer', () => {
  const savePhone = (browser: Browser) =>
    browser.request(`${site}/api/user/profile`, {
      method: 'PUT',
      body: JSON.stringify({ phoneNumber: '512-555-0142' }),
      headers: { 'content-type': 'application/json', origin: site, 'sec-fetch-site': 'same-origin' },
    });

  it('a sign-in with prompt=login returns to the account page with its query, and then a phone number can be saved', async () => {
    issuer.account = { sub: 'again', email: 'again@example.com', email_verified: true };
    const browser = new Browser();
    await browser.visit(`${site}/api/login`);
    await app.database.pool.query(`update users set age_confirmed = true where email = 'again@example.com'`);
    await app.database.pool.query(
      `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb(now() - interval '10 minutes 1 second'))`,
    );
    const refused = await savePhone(browser);
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'REAUTHENTICATION_REQUIRED' }]);
    const start = `${site}/api/login?returnTo=${encodeURIComponent('/user-profile?save=profile')}&prompt=login`;
    const callback = await browser.request(await callbackFrom(browser, start));
    expect(callback.headers.get('location')).toBe('/user-profile?save=profile');
    expect((await savePhone(browser)).status).toBe(200);
  });
});

describe('signing in to a closed account', () => {
  it('a sign-in to a closed account leads to the page that restores it, with the day of the erasure', async () => {
    issuer.account = { sub: 'closed', email: 'closed@example.com', email_verified: true };
    await new Browser().visit(`${site}/api/login`);
    await app.database.pool.query(
      `update users set erasure_at = '2027-01-05T09:30:00Z' where email = 'closed@example.com'`,
    );
    const browser = new Browser();
    const callback = await browser.request(await untilCallback(browser));
    expect(callback.headers.get('location')).toBe('/account-closed?on=2027-01-05');
    // Administrators ordered the erasure, so the member cannot restore it.
    await app.database.pool.query(
      `insert into ordered_erasures (member_id, ordered_by, ordered_by_id, reason_code, note)
       select id, 'Ruth', 0, 'illegal', 'Nine.' from users where email = 'closed@example.com'`,
    );
    const again = new Browser();
    expect((await again.request(await untilCallback(again))).headers.get('location')).toBe('/account-closed?by=us');
  });
});

describe('GET /api/callback', () => {
  const refused = async (browser: Browser, url: string) => {
    const answer = await browser.request(url);
    return [answer.status, browser.cookie(site, 'session')];
  };

  it('accepts each callback only once', async () => {
    const browser = new Browser();
    const url = await untilCallback(browser);
    expect((await browser.request(url)).status).toBe(302);
    expect((await browser.request(url)).status).toBe(401);
  });

  it('accepts one callback per sign-in, even if the issuer returns a second code', async () => {
    const browser = new Browser();
    const started = await browser.request(`${site}/api/login`);
    const question = started.headers.get('location') ?? '';
    const [first, second] = [await callbackFrom(browser, question), await callbackFrom(browser, question)];
    const of = (url: string, name: string) => new URL(url).searchParams.get(name);
    expect([of(first, 'state') === of(second, 'state'), of(first, 'code') === of(second, 'code')]).toEqual([
      true,
      false,
    ]);
    expect((await browser.request(first)).status).toBe(302);
    expect((await browser.request(second)).status).toBe(401);
  });

  it('accepts a callback only in the browser that started the sign-in', async () => {
    const url = await untilCallback(new Browser());
    expect(await refused(new Browser(), url)).toEqual([401, undefined]);
    const other = new Browser();
    await untilCallback(other);
    expect(await refused(other, url)).toEqual([401, undefined]);
  });

  it('rejects a callback if its state, issuer, or code is wrong, missing, or repeated', async () => {
    const changes: ((query: URLSearchParams) => void)[] = [
      (query) => query.delete('state'),
      (query) => query.set('state', 'x'.repeat(43)),
      (query) => query.append('state', 'another'),
      (query) => query.set('iss', 'https://elsewhere.example'),
      (query) => query.delete('iss'),
      (query) => query.delete('code'),
      (query) => query.set('code', 'invented'),
      (query) => query.set('error', 'access_denied'),
    ];
    for (const change of changes) {
      const browser = new Browser();
      const url = new URL(await untilCallback(browser));
      change(url.searchParams);
      expect([String(change), ...(await refused(browser, url.href))]).toEqual([String(change), 401, undefined]);
    }
  });

  it('rejects a callback more than an hour after the sign-in started', async () => {
    const browser = new Browser();
    const url = await untilCallback(browser);
    await app.database.pool.query(`update sign_ins set expires_at = now() - interval '1 second'`);
    expect(await refused(browser, url)).toEqual([401, undefined]);
  });
});

describe('signing out with an external issuer', () => {
  it('sign-out ends the session on the site and at the issuer', async () => {
    issuer.account = { sub: 'one', email: 'one@example.com', email_verified: true };
    const browser = new Browser();
    await browser.visit(`${site}/api/login`);
    const { hops } = await browser.visit(`${site}/api/logout`);
    expect(hops[1]).toContain(`${issuer.issuer}/session/end?`);
    expect(new URL(hops[1]!).searchParams.get('post_logout_redirect_uri')).toBe(`${site}/`);
    expect(await user(browser)).toBe(401);
  });

  it('sign-out ends the session and opens the home page if the issuer has no sign-out', async () => {
    const other = await siteWith({ endSession: false, claimsInToken: false });
    other.outside.account = { sub: 'four', email: 'four@example.com', email_verified: true, given_name: 'Vier' };
    const browser = new Browser();
    await browser.visit(`${other.url}/api/login`);
    const before = await browser.request(`${other.url}/api/auth/user`);
    expect(await before.json()).toMatchObject({ email: 'four@example.com', firstName: 'Vier' });
    const answer = await browser.request(`${other.url}/api/logout`);
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/']);
    expect((await browser.request(`${other.url}/api/auth/user`)).status).toBe(401);
    await other.server.close();
    await other.outside.stop();
  });
});

describe('an issuer that fails during the callback', () => {
  it('an issuer failure during the callback returns 503 with a page that says to try again', async () => {
    const browser = new Browser();
    const url = await untilCallback(browser);
    issuer.isFailing = true;
    const answer = await browser.request(url);
    issuer.isFailing = false;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('The sign-in service is not responding. Everything else works as usual');
    expect(await user(browser)).toBe(401);
    expect((await browser.request(await untilCallback(browser))).status).toBe(302);
  });
});

describe('an issuer that is down', () => {
  it('returns 503 for sign-in only while the issuer is down, and sign-in works again once the issuer responds', async () => {
    const issuerPort = await freePort();
    const sitePort = await freePort();
    const url = `http://localhost:${String(sitePort)}`;
    const server = await startTestApp(urls, {
      PORT: String(sitePort),
      PUBLIC_URL: url,
      OIDC_ISSUER: `http://localhost:${String(issuerPort)}`,
      OIDC_CLIENT_ID: CLIENT.id,
      OIDC_CLIENT_SECRET: CLIENT.secret,
    });
    await server.fastify.listen({ port: sitePort, host: 'localhost' });
    const browser = new Browser();
    const answer = await browser.request(`${url}/api/login`);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('Sign-in is currently unavailable');
    expect((await fetch(`${url}/api/businesses`)).status).toBe(200);
    const outside = await startExternalIssuer({
      redirectUri: `${url}/api/callback`,
      postLogoutUri: `${url}/`,
      port: issuerPort,
      endSession: true,
    });
    outside.account = { sub: 'five', email: 'five@example.com', email_verified: true };
    await browser.visit(`${url}/api/login`);
    expect((await browser.request(`${url}/api/auth/user`)).status).toBe(200);
    await server.close();
    await outside.stop();
  });
});
