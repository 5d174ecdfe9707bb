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

/** The site at a port of its own, with an issuer outside. */
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

/** Everything up to, and without, the call back to the site. */
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

describe('signing in at an issuer outside', () => {
  it('makes a member with the verified address and the names, and comes back to where it began', async () => {
    issuer.account = {
      sub: 'one',
      email: 'One@Example.com',
      email_verified: true,
      given_name: 'Uno',
      family_name: 'Uns',
    };
    const browser = new Browser();
    const { url, hops } = await browser.visit(`${site}/api/login?returnTo=/browse%3Fcategory%3Dhotels`);
    // Nobody asked for the age yet: the way on leads over that question.
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

  it('finds the member whose verified address it brings, and never by an unverified one', async () => {
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

  it('works in two tabs at once, and makes one member of two first sign-ins', async () => {
    issuer.account = { sub: 'tabs', email: 'tabs@example.com', email_verified: true };
    const browser = new Browser();
    const [first, second] = [await untilCallback(browser), await untilCallback(browser)];
    const answers = await Promise.all([browser.request(first), browser.request(second)]);
    expect(answers.map(({ status }) => status)).toEqual([302, 302]);
    expect(await user(browser)).toMatchObject({ email: 'tabs@example.com' });
    const { rows } = await app.database.pool.query(`select 1 from users where email = 'tabs@example.com'`);
    expect(rows).toHaveLength(1);
  });

  it('gives the browser a new session, and ends the one before', async () => {
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

  it('never leads off the site, whatever it was told to return to', async () => {
    issuer.account = { sub: 'led off', email: 'led-off@example.com', email_verified: true };
    await new Browser().visit(`${site}/api/login`);
    // Else every way would lead over the question for the age.
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

describe('a member whose issuer outside does not ask for the age', () => {
  const say = (browser: Browser, confirmed: boolean) =>
    browser.request(`${site}/api/user/age-confirmation`, {
      method: 'POST',
      body: JSON.stringify({ confirmed }),
      headers: { 'content-type': 'application/json', origin: site, 'sec-fetch-site': 'same-origin' },
    });
  const arrival = async (browser: Browser) =>
    new URL((await browser.request(await untilCallback(browser))).headers.get('location') ?? '', site).pathname;

  it('is asked at each sign-in until it is answered, and then led on', async () => {
    issuer.account = { sub: 'age', email: 'age@example.com', email_verified: true };
    for (const browser of [new Browser(), new Browser()]) expect(await arrival(browser)).toBe('/age-confirmation');
    const browser = new Browser();
    await arrival(browser);
    expect((await say(browser, true)).status).toBe(204);
    expect(await user(browser)).toMatchObject({ ageConfirmed: true });
    expect(await arrival(new Browser())).toBe('/browse');
  });

  it('is gone at once where too young, with the identity: the next sign-in is a stranger’s', async () => {
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

  it('that is known here by a verified address has said it at the sign-up', async () => {
    issuer.account = { sub: 'ada outside', email: ADAS_ADDRESS, email_verified: true };
    expect(await arrival(new Browser())).toBe('/browse');
  });
});

describe('a call back from the issuer', () => {
  const refused = async (browser: Browser, url: string) => {
    const answer = await browser.request(url);
    return [answer.status, browser.cookie(site, 'session')];
  };

  it('counts once', async () => {
    const browser = new Browser();
    const url = await untilCallback(browser);
    expect((await browser.request(url)).status).toBe(302);
    expect((await browser.request(url)).status).toBe(401);
  });

  it('counts once for a sign-in, whatever new code the issuer gives to the same question', async () => {
    const browser = new Browser();
    const begun = await browser.request(`${site}/api/login`);
    const question = begun.headers.get('location') ?? '';
    const [first, second] = [await callbackFrom(browser, question), await callbackFrom(browser, question)];
    const of = (url: string, name: string) => new URL(url).searchParams.get(name);
    expect([of(first, 'state') === of(second, 'state'), of(first, 'code') === of(second, 'code')]).toEqual([
      true,
      false,
    ]);
    expect((await browser.request(first)).status).toBe(302);
    expect((await browser.request(second)).status).toBe(401);
  });

  it('counts only in the browser that began it', async () => {
    const url = await untilCallback(new Browser());
    expect(await refused(new Browser(), url)).toEqual([401, undefined]);
    const other = new Browser();
    await untilCallback(other);
    expect(await refused(other, url)).toEqual([401, undefined]);
  });

  it('is refused with a state, issuer or code that is wrong, missing or doubled', async () => {
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

  it('is refused when it was begun longer ago than an hour', async () => {
    const browser = new Browser();
    const url = await untilCallback(browser);
    await app.database.pool.query(`update sign_ins set expires_at = now() - interval '1 second'`);
    expect(await refused(browser, url)).toEqual([401, undefined]);
  });
});

describe('signing out', () => {
  it('ends the session here and at the issuer', async () => {
    issuer.account = { sub: 'one', email: 'one@example.com', email_verified: true };
    const browser = new Browser();
    await browser.visit(`${site}/api/login`);
    const { hops } = await browser.visit(`${site}/api/logout`);
    expect(hops[1]).toContain(`${issuer.issuer}/session/end?`);
    expect(new URL(hops[1]!).searchParams.get('post_logout_redirect_uri')).toBe(`${site}/`);
    expect(await user(browser)).toBe(401);
  });

  it('ends the session here where the issuer offers no end, and leads home', async () => {
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

describe('an issuer that fails while somebody comes back from it', () => {
  it('is no fault of theirs: a sentence with 503 says to try again in a moment', async () => {
    const browser = new Browser();
    const url = await untilCallback(browser);
    issuer.isFailing = true;
    const answer = await browser.request(url);
    issuer.isFailing = false;
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await answer.text()).toContain('The sign-in service does not answer. Everything else works as usual');
    expect(await user(browser)).toBe(401);
    expect((await browser.request(await untilCallback(browser))).status).toBe(302);
  });
});

describe('an issuer that does not answer', () => {
  it('gives 503 with a page; everything else works, and signing in does again once it answers', async () => {
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
    expect(await answer.text()).toContain('Sign-in is not available right now');
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
