import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_PASSWORD } from '../../../infrastructure/identity/provider/password/passwords.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { DEMO_MEMBERS } from '../../../infrastructure/demo-data/people.js';
import { emptyDirectory } from '../../support/app.js';
import { Browser } from '../../support/browser/browser.js';
import { listeningApp } from '../../support/listening-app.js';
import {
  anAccount,
  authorizeUrl,
  codeFor,
  openForm,
  PASSWORD,
  post,
  redeem,
  tryPassword,
  VERIFIER,
} from '../../support/identity/provider.js';

type ListeningApp = Awaited<ReturnType<typeof listeningApp>>;

let app: ListeningApp;
let accountId: string;

beforeAll(async () => {
  app = await listeningApp(await emptyDirectory('provider_sign_in'));
  accountId = await anAccount(app, 'ada@example.com');
});

afterAll(() => app?.close());

const anyText = (name: string) => [name, expect.any(String)] as const;

const claimsOf = (idToken: string) =>
  JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;

describe('the sign-in form', () => {
  it('the sign-in form has email and password fields, the sign-up form next to it, and one show-password script', async () => {
    const form = await openForm(app, new Browser());
    expect(form.status).toBe(200);
    expect(new URL(form.url).pathname).toMatch(/^\/oidc\/interaction\/[\w-]+$/);
    expect(form.text).toMatch(
      /<label for="email">Email address<\/label>\s*<input\s+id="email"\s+name="email"\s+type="email"/,
    );
    expect(form.text).toMatch(/name="password"\s+type="password"\s+autocomplete="current-password"/);
    const { pathname } = new URL(form.url);
    expect(form.text).toContain(`action="${pathname}"`);
    expect(form.text).toContain(`action="${pathname}/sign-up"`);
    expect(form.text).toContain('href="/oidc/account/forgotten-password"');
    expect(form.text.match(/<script/g)).toHaveLength(1);
    expect(form.text).toContain('Show password');
    expect(form.text).not.toMatch(/<script \w|\son\w+=|style="/i);
  });

  it("the sign-in form is never cached or framed, and can't load anything from other sites", async () => {
    const browser = new Browser();
    const answer = await browser.request((await openForm(app, browser)).url);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/^default-src 'none'; script-src 'sha256-[\w+/=]+'; style-src 'self';/);
    const [, script = ''] = /<script>([^]*)<\/script>/.exec(await answer.text()) ?? [];
    expect(policy).toContain(`'sha256-${createHash('sha256').update(script).digest('base64')}'`);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });

  it('the sign-in form redirects back with a code for the account and its verified email address', async () => {
    const code = await codeFor(app, new Browser(), '  ADA@Example.com ');
    const answer = await redeem(app, code);
    expect(answer.status).toBe(200);
    const { id_token: idToken } = (await answer.json()) as { id_token: string };
    expect(claimsOf(idToken)).toMatchObject({
      iss: `${app.url}/oidc`,
      sub: accountId,
      email: 'ada@example.com',
      email_verified: true,
      nonce: 'the-nonce',
    });
  });

  it('the sign-in form treats a field or code with a NUL character as wrong', async () => {
    const browser = new Browser();
    const form = await openForm(app, browser);
    const nobody = await tryPassword(browser, form.url, 'ada\0x@example.com', PASSWORD);
    expect([nobody.status, (await redeem(app, 'a\0code')).status]).toEqual([400, 400]);
  });

  it('the sign-in form shows an error next to a missing field and keeps the email address', async () => {
    const browser = new Browser();
    const form = await openForm(app, browser);
    const answer = await tryPassword(browser, form.url, 'a"<b>@example.com', '');
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('<p class="error" id="password-error">Enter your password</p>');
    expect(answer.text).toContain('value="a&quot;&lt;b&gt;@example.com"');
    expect((await tryPassword(browser, form.url, '', 'x')).text).toContain('Enter your email address');
  });

  it('the sign-in form shows the same page for a wrong password and an unknown address', async () => {
    const pages = [];
    for (const [email, password] of [
      ['ada@example.com', 'not the password'],
      ['nobody@example.com', PASSWORD],
      ['ada@example.com', PASSWORD.toUpperCase()],
      ['ada@example.com', `${PASSWORD} `],
      ['ada@example.com', 'x'.repeat(10_000)],
    ] as const) {
      const browser = new Browser();
      const form = await openForm(app, browser);
      const { status, text } = await tryPassword(browser, form.url, email, password);
      pages.push([status, text.replaceAll(email, '').replaceAll(new URL(form.url).pathname, '')]);
    }
    expect(pages[0]?.[0]).toBe(400);
    for (const page of pages) expect(page).toEqual(pages[0]);
  });

  it('the sign-in form rejects a password above the maximum length, even if it is stored', async () => {
    const long = 'k'.repeat(200);
    await anAccount(app, 'long@example.com', long);
    const browser = new Browser();
    const form = await openForm(app, browser);
    expect((await tryPassword(browser, form.url, 'long@example.com', long)).status).toBe(400);
  });

  it('the sign-in form works in two tabs at once, also for two accounts', async () => {
    await anAccount(app, 'ben@example.com');
    const browser = new Browser();
    const tabs = [await openForm(app, browser), await openForm(app, browser)];
    const first = await browser.submit(tabs[0]!.url, { email: 'ada@example.com', password: PASSWORD });
    const second = await browser.submit(tabs[1]!.url, { email: 'ben@example.com', password: PASSWORD });
    for (const { hops } of [first, second]) {
      expect(hops.some((hop) => new URL(hop).pathname === '/api/callback' && hop.includes('code='))).toBe(true);
    }
  });

  it('the sign-in form says when a sign-in has expired and offers to start again', async () => {
    const browser = new Browser();
    const form = await openForm(app, browser);
    await app.database.pool.query(`delete from provider_artefacts where model = 'Interaction'`);
    for (const page of [
      await (await browser.request(form.url)).text(),
      (await tryPassword(browser, form.url, 'ada@example.com', PASSWORD)).text,
      await (await new Browser().request(`${app.url}/oidc/interaction/made-up`)).text(),
      await (await browser.request(`${app.url}/oidc/auth/made-up`, { headers: { accept: 'text/html' } })).text(),
    ]) {
      expect(page).toContain('This sign-in has expired');
      expect(page).toMatch(/href="\/api\/login">Start again</);
    }
  });

  it('signing in rejects a form from another site with 403, and a non-form body with 415', async () => {
    const browser = new Browser();
    const { url } = await openForm(app, browser);
    const fields = { email: 'ada@example.com', password: PASSWORD };
    const foreign = await post(browser, url, fields, {
      origin: 'https://evil.example',
      'sec-fetch-site': 'cross-site',
    });
    expect(foreign.status).toBe(403);
    const json = await browser.request(url, {
      method: 'POST',
      body: JSON.stringify(fields),
      headers: { 'content-type': 'application/json' },
    });
    expect(json.status).toBe(415);
  });

  it('signs in every demo member with the demo password', async () => {
    const urls = await emptyDirectory('provider_demo');
    await loadDemoData({ url: urls.appUrl });
    const demo = await listeningApp(urls);
    const ids = [];
    for (const who of DEMO_MEMBERS) {
      const code = await codeFor(demo, new Browser(), `${who}@example.com`, DEMO_PASSWORD);
      const { id_token: idToken } = (await (await redeem(demo, code)).json()) as { id_token: string };
      ids.push(claimsOf(idToken).email);
    }
    await demo.close();
    expect(ids).toEqual(DEMO_MEMBERS.map((who) => `${who}@example.com`));
  });

  it('rejects the public demo password in production', async () => {
    const production = await listeningApp(app.databaseUrls, {
      NODE_ENV: 'production',
      RATE_LIMIT: 'on',
      APP_SECRET: 'f'.repeat(32) + 'e'.repeat(32),
      ADMIN_PASSWORD: 'an administrator in production',
      DATABASE_URL: app.databaseUrls.appUrl,
    });
    await anAccount(app, 'demo@example.com', DEMO_PASSWORD);
    const browsers = [new Browser(), new Browser()] as const;
    const at = { production, here: app };
    const there = await openForm(at.production, browsers[0]);
    const refused = await tryPassword(browsers[0], there.url, 'demo@example.com', DEMO_PASSWORD);
    const here = await openForm(at.here, browsers[1]);
    const allowed = await tryPassword(browsers[1], here.url, 'demo@example.com', DEMO_PASSWORD);
    await production.close();
    expect([refused.status, allowed.status]).toEqual([400, 303]);
  });
});

describe('the identity provider', () => {
  it('the identity provider builds its URLs from PUBLIC_URL, whatever headers the client sends', async () => {
    const spoofed = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
    };
    const answer = await app.fastify.inject({
      url: '/oidc/.well-known/openid-configuration',
      headers: { host: 'evil.example', ...spoofed },
    });
    const document = answer.json();
    expect(document).toMatchObject({
      issuer: `${app.url}/oidc`,
      authorization_endpoint: `${app.url}/oidc/auth`,
      token_endpoint: `${app.url}/oidc/token`,
      jwks_uri: `${app.url}/oidc/jwks`,
      end_session_endpoint: `${app.url}/oidc/session/end`,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
    });
    expect(answer.body).not.toContain('evil.example');
    expect(document.registration_endpoint).toBeUndefined();
  });

  it('the identity provider publishes only public keys', async () => {
    const { keys } = (await app.fastify.inject('/oidc/jwks')).json();
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]).toSorted()).toEqual(['alg', 'crv', 'kid', 'kty', 'use', 'x', 'y']);
  });

  it.each([
    ['another path', (url: string) => `${url}/api/callback/`],
    ['a query', (url: string) => `${url}/api/callback?x=1`],
    ['another origin', () => 'https://evil.example/api/callback'],
    ['user info that looks like an origin', (url: string) => url.replace('http://', 'http://evil@')],
  ])("the identity provider never redirects to %s instead of the client's registered URL", async (_name, redirect) => {
    const answer = await new Browser().request(authorizeUrl(app, { redirect_uri: redirect(app.url) }));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    expect(await answer.text()).toContain('This sign-in can’t continue');
  });

  it.each([
    ['without a challenge', { code_challenge: null, code_challenge_method: null }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for an access token', { response_type: 'token' }, 'unsupported_response_type'],
    ['for an ID token', { response_type: 'id_token' }, 'unsupported_response_type'],
  ])('rejects an authorization request %s', async (_name, changes, error) => {
    const answer = await new Browser().request(authorizeUrl(app, changes));
    expect(answer.headers.get('location') ?? '').toContain(`error=${error}`);
  });

  it('the identity provider gives tokens only to the client with the right secret and code verifier', async () => {
    const wrongSecret = await redeem(app, await codeFor(app, new Browser(), 'ada@example.com'), {}, 'a guess');
    expect(wrongSecret.status).toBe(401);
    const code = await codeFor(app, new Browser(), 'ada@example.com');
    const wrongVerifier = await redeem(app, code, { code_verifier: VERIFIER.replace('d', 'e') });
    expect([wrongVerifier.status, (await wrongVerifier.json()).error]).toEqual([400, 'invalid_grant']);
    for (const grant of ['password', 'client_credentials', 'implicit', 'refresh_token']) {
      const answer = await redeem(app, code, { grant_type: grant });
      expect([grant, answer.status]).toEqual([grant, 400]);
    }
  });

  it('the identity provider exchanges a code for tokens within one minute only', async () => {
    const later = async (seconds: number) => {
      const code = await codeFor(app, new Browser(), 'ada@example.com');
      await app.database.pool.query(
        `update provider_artefacts set expires_at = expires_at - make_interval(secs => $1) where model = 'AuthorizationCode'`,
        [seconds],
      );
      return (await redeem(app, code)).status;
    };
    expect([await later(30), await later(60)]).toEqual([200, 400]);
  });

  it('the identity provider exchanges a code for tokens exactly once, even across two processes', async () => {
    const second = await listeningApp(app.databaseUrls, { PUBLIC_URL: app.url });
    const outcomes: number[][] = [];
    for (let round = 0; round < 5; round += 1) {
      const code = await codeFor(app, new Browser(), 'ada@example.com');
      // The second process listens on another port but has the same public URL.
      const address = second.fastify.server.address() as { port: number };
      const redirect = { redirect_uri: `${app.url}/api/callback` };
      const elsewhere = { ...app, url: `http://localhost:${String(address.port)}` };
      const answers = await Promise.all([redeem(app, code), redeem(elsewhere, code, redirect)]);
      outcomes.push(answers.map(({ status }) => status).toSorted());
    }
    await second.close();
    expect(outcomes).toEqual(Array.from({ length: 5 }, () => [200, 400]));
  });

  it('the identity provider signs with the same key in all processes and keeps it', async () => {
    const urls = await emptyDirectory('provider_keys');
    const apps = await Promise.all([1, 2, 3].map(() => listeningApp(urls)));
    const kids = await Promise.all(apps.map(async (each) => (await each.fastify.inject('/oidc/jwks')).json().keys));
    for (const each of apps) await each.close();
    const later = await listeningApp(urls);
    kids.push((await later.fastify.inject('/oidc/jwks')).json().keys);
    await later.close();
    expect(kids[0]).toEqual([
      { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', ...Object.fromEntries(['kid', 'x', 'y'].map(anyText)) },
    ]);
    for (const keys of kids) expect(keys).toEqual(kids[0]);
  });

  it('the identity provider sets HttpOnly, same-site cookies with an age; with https also Secure with a prefix', async () => {
    const secure = await listeningApp(app.databaseUrls, { PUBLIC_URL: 'https://paws.example' });
    const path = new URL(authorizeUrl({ ...app, url: 'https://paws.example' }));
    const start = await secure.fastify.inject(path.pathname + path.search);
    const plain = await app.fastify.inject(new URL(authorizeUrl(app)).href.slice(app.url.length));
    await secure.close();
    expect(start.headers.location).toMatch(/^(https:\/\/paws\.example)?\/oidc\/interaction\//);
    const cookies = [start.headers['set-cookie']].flat().map(String);
    expect(cookies.length).toBeGreaterThan(1);
    for (const cookie of cookies) {
      expect(cookie).toMatch(/^__(Host|Secure)-oidc-/);
      expect(cookie.toLowerCase()).toMatch(/; secure/);
    }
    for (const cookie of [...cookies, ...[plain.headers['set-cookie']].flat().map(String)]) {
      expect(cookie.toLowerCase()).toMatch(/; httponly/);
      expect(cookie.toLowerCase()).toMatch(/; samesite=lax/);
      // A browser whose clock is ahead of the server's keeps the cookie for as long as any other.
      expect(Number(/; max-age=(\d+)/.exec(cookie)?.[1])).toBeGreaterThan(60);
    }
  });
});

describe('signing out at the provider', () => {
  const signedIn = async () => {
    const browser = new Browser();
    const code = await codeFor(app, browser, 'ada@example.com');
    const { id_token: idToken } = (await (await redeem(app, code)).json()) as { id_token: string };
    return { browser, idToken };
  };
  const endSession = (parameters: Record<string, string>) =>
    `${app.url}/oidc/session/end?${new URLSearchParams(parameters).toString()}`;
  const home = () => `${app.url}/`;

  it('the identity provider signs out without a question if the request has an ID token', async () => {
    const { browser, idToken } = await signedIn();
    expect((await browser.request(authorizeUrl(app))).headers.get('location')).toContain('/api/callback?code=');
    const answer = await browser.request(endSession({ id_token_hint: idToken, post_logout_redirect_uri: home() }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, home()]);
    expect((await openForm(app, browser)).text).toContain('Sign in');
    const { rows } = await app.database.pool.query(
      `select model from provider_artefacts where account_id = $1 and model = 'Session' and payload ->> 'jti' = $2`,
      [accountId, browser.cookie(app.url, 'oidc-session') ?? ''],
    );
    expect(rows).toEqual([]);
  });

  it('signing out asks for confirmation without an ID token, and works without JavaScript', async () => {
    const { browser } = await signedIn();
    const answer = await browser.request(endSession({}));
    const text = await answer.text();
    expect(text).toContain('Do you want to sign out?');
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const action = /action="([^"]+)"/.exec(text)?.[1] ?? '';
    const done = await post(browser, action, { xsrf, logout: 'yes' });
    expect(done.status).toBe(303);
    expect((await openForm(app, browser)).status).toBe(200);
    const { hops } = await browser.visit(authorizeUrl(app));
    expect(hops.some((hop) => hop.includes('/oidc/interaction/'))).toBe(true);
  });

  it('signing out at the provider stores nothing when no one is signed in', async () => {
    const kept = async () => (await app.database.pool.query('select from provider_artefacts')).rowCount;
    const before = await kept();
    for (const parameters of [{}, { post_logout_redirect_uri: home() }, { state: 'x', client_id: 'unknown' }])
      expect((await new Browser().request(endSession(parameters))).status).toBe(303);
    const other = { cookie: 'oidc-session=made-up' };
    expect((await new Browser().request(endSession({}), { headers: other })).status).toBe(303);
    expect(await kept()).toBe(before);
  });

  it('signing out never redirects to another site, and redirects visitors to the home page', async () => {
    const { browser, idToken } = await signedIn();
    const foreign = { id_token_hint: idToken, post_logout_redirect_uri: 'https://evil.example/' };
    const answer = await browser.request(endSession(foreign));
    expect([answer.status, answer.headers.get('location')]).toEqual([400, null]);
    const nobody = await new Browser().request(endSession({ post_logout_redirect_uri: 'https://evil.example/' }));
    expect([nobody.status, nobody.headers.get('location')]).toEqual([303, '/']);
  });
});
