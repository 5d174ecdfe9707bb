import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { registerCrossSiteGuard } from '../../../interfaces/http/server/cross-site.js';
import { KnownPaths } from '../../../interfaces/http/server/known-paths.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

const APP = 'https://app.example.com';

let app: TestApp;
/** Cookies of a browser in which both a member and an administrator are signed in. */
let cookie: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_cross_site');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { ...WITH_ADMINISTRATOR, CORS_ORIGINS: APP });
  const admin = await signedInAsAdministrator(app);
  cookie = `${await signedInAs(app, ADA)}; ${admin}`;
});

afterAll(() => app?.close());

const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Stripe has no browser and no session: its calls are verified by signature (billing/webhooks.test.ts). */
const SIGNED = '/api/webhooks/stripe';

/** Returns every writing call that a browser can make, with IDs filled in. */
const writes = () =>
  [...app.routes].flatMap(([url, methods]) =>
    WRITES.filter((method) => methods.includes(method) && url !== SIGNED).map((method) => ({
      method,
      url: url.replaceAll(/:\w+/g, '1').replace('*', 'x'),
    })),
  );

/** Returns a hash of each table's content. */
async function rows(): Promise<Record<string, string>> {
  const { rows: tables } = await app.database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and has_table_privilege(quote_ident(table_name), 'select')
       and table_name not in ('places', 'postal_codes')`,
  );
  const hashes = tables.map(async ({ name }) => {
    const text = `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as md5 from "${name}" t`;
    return [name, (await app.database.pool.query<{ md5: string }>(text)).rows[0]?.md5 ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(hashes));
}

const FOREIGN: Record<string, Record<string, string>> = {
  'a page of another port, which is the same site': {
    origin: 'http://localhost:3001',
    'sec-fetch-site': 'same-site',
  },
  'the same in a browser without Sec-Fetch-Site': { origin: 'http://localhost:3001' },
  'a page of 127.0.0.1, which is another site': { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
  'a sandboxed frame': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  'the same in a browser without Sec-Fetch-Site, too': { origin: 'null' },
  'an image or a link with no origin': { 'sec-fetch-site': 'cross-site' },
  'another scheme or a name that looks alike': { origin: 'http://localhost:3000.evil.example' },
  'a caller that claims to be this site': { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
  'a listed site without a token': { origin: APP, 'sec-fetch-site': 'cross-site' },
};

const BODIES: Record<string, { payload: string; type: string }> = {
  JSON: { payload: '{}', type: 'application/json' },
  'JSON as text': { payload: '{}', type: 'text/plain;charset=UTF-8' },
  'a form': { payload: 'a=1', type: 'application/x-www-form-urlencoded' },
  'a file': {
    payload: '--x\r\nContent-Disposition: form-data; name="kind"\r\n\r\nphoto\r\n--x--\r\n',
    type: 'multipart/form-data; boundary=x',
  },
};

describe('cross-site requests', () => {
  it.each(Object.entries(FOREIGN))('every writing URL refuses cross-site requests from %s', async (_, headers) => {
    expect(writes().length).toBeGreaterThan(10);
    const before = await rows();
    for (const call of writes()) {
      for (const [kind, { payload, type }] of Object.entries(BODIES)) {
        const answer = await app.fastify.inject({
          ...call,
          payload,
          headers: { ...headers, cookie, 'content-type': type },
        });
        expect([call, kind, answer.statusCode]).toEqual([call, kind, 403]);
        expect(Problem.parse(answer.json()).code).toBe('CROSS_SITE');
        expect(answer.headers).not.toHaveProperty('set-cookie');
      }
    }
    expect(await rows()).toEqual(before);
  });

  it("accepts requests from the site's own pages", async () => {
    const own = [
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' },
      { origin: 'http://paws.test', host: 'paws.test' },
    ];
    for (const headers of own) {
      const answer = await app.fastify.inject({
        method: 'POST',
        url: '/api/businesses/batch',
        payload: { ids: [1] },
        headers,
      });
      expect([headers, answer.statusCode]).toEqual([headers, 200]);
    }
  });

  it('refuses requests over http from the same host when the site uses https', async () => {
    const secure = await startTestApp(app.databaseUrls, { PUBLIC_URL: 'https://paws.test' });
    const from = (origin: string) =>
      secure.fastify.inject({
        method: 'POST',
        url: '/api/businesses/batch',
        payload: { ids: [1] },
        headers: { origin, host: 'paws.test' },
      });
    const statuses = [(await from('http://paws.test')).statusCode, (await from('https://paws.test')).statusCode];
    await secure.close();
    expect(statuses).toEqual([403, 200]);
  });
});

describe('method override headers', () => {
  it('method override headers are ignored: a POST stays a POST', async () => {
    const before = await rows();
    for (const name of ['x-http-method-override', 'x-http-method', 'x-method-override']) {
      for (const url of ['/api/user?_method=DELETE', '/api/user/sessions?_method=DELETE']) {
        const answer = await app.fastify.inject({ method: 'POST', url, headers: { cookie, [name]: 'DELETE' } });
        expect([name, url, answer.statusCode]).toEqual([name, url, 405]);
      }
    }
    expect(await rows()).toEqual(before);
  });
});

const TAKE_FILES = ['/api/uploads', '/api/admin/imports'];

describe('request bodies', () => {
  it('returns 415 for any request body but JSON, except on calls that take files', async () => {
    const before = await rows();
    for (const call of writes().filter(({ url }) => url.startsWith('/api/') && !TAKE_FILES.includes(url))) {
      for (const { payload, type } of Object.values(BODIES).slice(1)) {
        const answer = await app.fastify.inject({ ...call, payload, headers: { cookie, 'content-type': type } });
        expect([call, type, answer.statusCode]).toEqual([call, type, 415]);
      }
      const bare = await app.fastify.inject({ ...call, payload: Buffer.from('{}'), headers: { cookie } });
      expect([call, bare.statusCode]).toEqual([call, 415]);
    }
    expect(await rows()).toEqual(before);
  });

  it('a JSON request body may state its character set', async () => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/businesses/batch',
      payload: '{"ids":[1]}',
      headers: { 'content-type': 'Application/JSON ; charset=utf-8' },
    });
    expect(answer.statusCode).toBe(200);
  });

  it('returns 400 if a required request body is missing, and accepts no body elsewhere', async () => {
    for (const headers of [{}, { 'content-type': 'application/json' }]) {
      for (const url of ['/api/businesses/batch', '/api/user-feedback', '/api/admin/login']) {
        const answer = await app.fastify.inject({ method: 'POST', url, headers });
        expect([url, headers, answer.statusCode]).toEqual([url, headers, 400]);
      }
      const answer = await app.fastify.inject({ method: 'POST', url: '/api/admin/logout', headers });
      expect(answer.statusCode).toBe(204);
    }
  });
});

describe('an allowed CORS origin', () => {
  const preflight = (origin: string, url = '/api/user/profile') =>
    app.fastify.inject({
      method: 'OPTIONS',
      url,
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'authorization,content-type,idempotency-key',
      },
    });

  const token = async () => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/tokens',
      payload: { name: 'a program', scopes: ['read', 'write'] },
      headers: { cookie },
    });
    return answer.json().token as string;
  };

  it('an allowed origin gets the allowed methods and headers in a preflight, unlike other origins', async () => {
    const { statusCode, headers } = await preflight(APP);
    expect([statusCode, headers]).toEqual([
      204,
      expect.objectContaining({
        'access-control-allow-origin': APP,
        'access-control-allow-methods': expect.stringContaining('PUT'),
        'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
        vary: 'Origin',
      }),
    ]);
    expect(headers).not.toHaveProperty('access-control-allow-credentials');
    for (const origin of ['https://evil.example', 'null', `${APP}.evil.example`, 'http://app.example.com']) {
      const refused = await preflight(origin);
      expect([origin, refused.statusCode]).toEqual([origin, 405]);
      expect(refused.headers).not.toHaveProperty('access-control-allow-origin');
    }
  });

  it('an allowed origin can read and write with an access token, and can read errors', async () => {
    const headers = { origin: APP, 'sec-fetch-site': 'cross-site', authorization: `Bearer ${await token()}` };
    const read = await app.fastify.inject({ url: '/api/auth/user', headers });
    const written = await app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      payload: { petFirstName: 'Biscuit' },
      headers,
    });
    const refused = await app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      payload: { petFirstName: 7 },
      headers,
    });
    expect([read.statusCode, written.statusCode, refused.statusCode]).toEqual([200, 200, 400]);
    for (const answer of [read, written, refused]) {
      expect(answer.headers['access-control-allow-origin']).toBe(APP);
      expect(answer.headers['access-control-expose-headers']).toContain('Idempotency-Replayed');
      expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
    }
  });

  it("an allowed origin can't use the browser's cookies, even with an invalid token", async () => {
    const headers = { origin: APP, 'sec-fetch-site': 'cross-site', authorization: 'Bearer wrong', cookie };
    for (const url of ['/api/auth/user', '/api/admin/session']) {
      expect([url, (await app.fastify.inject({ url, headers })).statusCode]).toEqual([url, 401]);
    }
    const changed = await app.fastify.inject({
      method: 'PUT',
      url: '/api/user/profile',
      payload: { petFirstName: 'Changed' },
      headers,
    });
    expect(changed.statusCode).toBe(401);
  });

  it("an allowed origin can't read answers to requests without a token", async () => {
    const { headers } = await app.fastify.inject({ url: '/api/businesses', headers: { origin: APP } });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it("an allowed origin can't read pages", async () => {
    const fastify = Fastify();
    const paths = new KnownPaths(fastify);
    await registerCrossSiteGuard(fastify, { publicUrl: 'http://localhost:3000', corsOrigins: [APP] });
    fastify.get('/*', () => 'a page');
    paths.refuseOtherRequests();
    const asked = { origin: APP, 'access-control-request-method': 'GET' };
    const page = await fastify.inject({ url: '/browse', headers: asked });
    const preflight = await fastify.inject({ method: 'OPTIONS', url: '/browse', headers: asked });
    await fastify.close();
    expect([page.statusCode, preflight.statusCode]).toEqual([200, 404]);
    for (const { headers } of [page, preflight]) expect(headers).not.toHaveProperty('access-control-allow-origin');
  });

  it('no CORS origin is allowed unless one is configured', async () => {
    const closed = await startTestApp(app.databaseUrls);
    const { statusCode, headers } = await closed.fastify.inject({
      method: 'OPTIONS',
      url: '/api/businesses',
      headers: { origin: APP, 'access-control-request-method': 'GET' },
    });
    await closed.close();
    expect(statusCode).toBe(405);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers).not.toHaveProperty('vary');
  });
});

describe('signing out from another site', () => {
  it("doesn't sign the member out when another site links to sign-out", async () => {
    const member = await signedInAs(app, ADA);
    const answer = await app.fastify.inject({
      url: '/api/logout',
      headers: { cookie: member, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(200);
    expect((await app.fastify.inject({ url: '/api/auth/user', headers: { cookie: member } })).statusCode).toBe(200);
  });
});
