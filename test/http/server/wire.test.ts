import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { connect, type AddressInfo } from 'node:net';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { securityHeaders } from '../../../interfaces/http/server/security-headers.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_wire');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const get = (url: string, headers: Record<string, string> = {}) => app.fastify.inject({ url, headers });

const BATCH = { method: 'POST', url: '/api/businesses/batch' } as const;

describe('every response', () => {
  it('has the security headers and a request ID', async () => {
    const calls = [
      { url: '/api/businesses' },
      { url: '/api/businesses/1' },
      { url: '/api/businesses/abc' },
      { url: '/api/unknown' },
      { url: '/unknown' },
      { url: '/healthz' },
      { url: '/readyz' },
      { url: '/metrics' },
      { url: '/robots.txt' },
      { url: '/sitemap.xml' },
      { url: '/api/docs' },
      { url: '/api/openapi.yaml' },
      { url: '/api/businesses/%' },
      { url: '/uploads/demo/none.webp' },
      { url: '/api/businesses?limit=x' },
      { ...BATCH, payload: '{', headers: { 'content-type': 'application/json' } },
      { ...BATCH, payload: 'x', headers: { 'content-type': 'text/plain' } },
      { method: 'DELETE', url: '/api/businesses' } as const,
      { ...BATCH, headers: { origin: 'https://evil.example' } },
    ];
    for (const call of calls) {
      const { headers } = await app.fastify.inject(call);
      expect([call.url, headers]).toEqual([
        call.url,
        expect.objectContaining({
          'content-security-policy': expect.stringContaining("default-src 'none'"),
          'x-content-type-options': 'nosniff',
          'referrer-policy': 'strict-origin-when-cross-origin',
          'cross-origin-opener-policy': 'same-origin',
          'permissions-policy': expect.any(String),
          'x-request-id': expect.stringMatching(/^[\w-]{1,64}$/),
          'content-type': expect.stringMatching(/charset=utf-8/),
          'cache-control': expect.any(String),
        }),
      ]);
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers).not.toHaveProperty('strict-transport-security');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('x-powered-by');
    }
  });

  it('sends HSTS for a year when the public URL is https', async () => {
    const secure = await startTestApp(app.databaseUrls, { PUBLIC_URL: 'https://paws.example.com' });
    const { headers } = await secure.fastify.inject({ url: '/healthz' });
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('keeps a valid request ID from the client and replaces any other', async () => {
    expect((await get('/healthz', { 'x-request-id': 'a_B-9' })).headers['x-request-id']).toBe('a_B-9');
    for (const bad of ['', 'a b', 'x'.repeat(65), '<b>', 'é']) {
      expect((await get('/healthz', { 'x-request-id': bad })).headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('ETags', () => {
  it('are on every read, and save the body if the client already has it', async () => {
    for (const url of [
      '/api/businesses',
      '/api/businesses/1',
      '/api/businesses/3/reviews',
      '/api/guide-dogs',
      '/api/reviews/summary',
      '/robots.txt',
      '/api/openapi.yaml',
      '/sitemap.xml',
    ]) {
      const first = await get(url);
      const etag = String(first.headers.etag);
      expect([url, first.statusCode, etag]).toEqual([url, 200, expect.stringMatching(/^"[\w-]+"$/)]);
      for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
        const second = await get(url, { 'if-none-match': known });
        expect([url, second.statusCode, second.body, second.headers.etag]).toEqual([url, 304, '', etag]);
        expect(second.headers).not.toHaveProperty('content-security-policy');
      }
      expect((await get(url, { 'if-none-match': '"other"' })).statusCode).toBe(200);
    }
  });

  it("aren't on errors or on responses that must not be stored", async () => {
    for (const url of ['/api/businesses/99999', '/api/businesses?limit=x', '/healthz', '/readyz', '/metrics']) {
      const { headers } = await get(url);
      expect([url, headers.etag, headers['cache-control']]).toEqual([url, undefined, 'no-store']);
    }
  });

  it('change with the content', async () => {
    const before = (await get('/api/businesses/5')).headers.etag;
    await app.database.pool.query(`update businesses set name = 'Renamed' where id = 5`);
    expect((await get('/api/businesses/5')).headers.etag).not.toBe(before);
  });
});

describe('HEAD requests', () => {
  it('get the same answer as GET, without the body', async () => {
    for (const url of ['/api/businesses?limit=3', '/api/businesses/1', '/api/businesses/99999', '/robots.txt']) {
      const [head, got] = [await app.fastify.inject({ method: 'HEAD', url }), await get(url)];
      expect([
        url,
        head.statusCode,
        head.body,
        head.headers.etag,
        head.headers['x-total-count'],
        head.headers['content-length'],
      ]).toEqual([
        url,
        got.statusCode,
        '',
        got.headers.etag,
        got.headers['x-total-count'],
        got.headers['content-length'],
      ]);
    }
  });
});

describe('a wrong method', () => {
  it('returns 405 with the allowed methods', async () => {
    const calls: [string, string, string][] = [
      ['DELETE', '/api/guide-dogs', 'GET, HEAD, POST'],
      ['PUT', '/api/businesses', 'GET, HEAD, POST'],
      ['PUT', '/api/businesses/1', 'GET, HEAD, PATCH, DELETE'],
      ['GET', '/api/businesses/batch', 'POST'],
      ['DELETE', '/api/businesses/favorites', 'GET, HEAD'],
      ['PATCH', '/api/guide-dogs', 'GET, HEAD, POST'],
      ['OPTIONS', '/api/businesses', 'GET, HEAD, POST'],
      ['POST', '/healthz', 'GET, HEAD'],
      ['DELETE', '/robots.txt', 'GET, HEAD'],
    ];
    for (const [method, url, allow] of calls) {
      const answer = await app.fastify.inject({ method: method as 'PUT', url });
      expect([method, url, answer.statusCode, answer.headers.allow]).toEqual([method, url, 405, allow]);
      expect(Problem.parse(answer.json()).code).toBe('METHOD_NOT_ALLOWED');
    }
  });

  it('returns 404 on an unknown path', async () => {
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      for (const url of ['/api', '/api/', '/api/nothing', '/api/businesses/1/nothing', '/nothing']) {
        const answer = await app.fastify.inject({ method, url });
        expect([method, url, answer.statusCode, Problem.parse(answer.json()).code]).toEqual([
          method,
          url,
          404,
          'NOT_FOUND',
        ]);
      }
    }
  });
});

describe('a request body', () => {
  it('larger than 16 KB returns 413', async () => {
    const answer = await app.fastify.inject({
      ...BATCH,
      payload: JSON.stringify({ ids: [], more: 'x'.repeat(16 * 1024) }),
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, Problem.parse(answer.json()).code]).toEqual([413, 'BODY_TOO_LARGE']);
  });

  it("that isn't valid JSON returns 400", async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'application/xml',
      'text/json',
    ]) {
      const answer = await app.fastify.inject({ ...BATCH, payload: '{"ids":[1]}', headers: { 'content-type': type } });
      expect([type, answer.statusCode, Problem.parse(answer.json()).code]).toEqual([
        type,
        415,
        'UNSUPPORTED_MEDIA_TYPE',
      ]);
    }
  });
});

describe('requests from another site', () => {
  const post = (headers: Record<string, string>) => app.fastify.inject({ ...BATCH, payload: { ids: [1] }, headers });

  it('are refused when they write', async () => {
    const foreign: Record<string, string>[] = [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'http://localhost:3000', 'sec-fetch-site': 'cross-site' },
      { origin: 'http://localhost:3001' },
      { origin: 'https://localhost:3000.evil.example' },
    ];
    for (const headers of foreign) {
      const answer = await post(headers);
      expect([headers, answer.statusCode, Problem.parse(answer.json()).code]).toEqual([headers, 403, 'CROSS_SITE']);
    }
  });

  it("don't include requests by the site's own pages, the address bar, or programs", async () => {
    const own: Record<string, string>[] = [
      {},
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
      { origin: 'http://paws.test', host: 'paws.test' },
    ];
    for (const headers of own) expect([headers, (await post(headers)).statusCode]).toEqual([headers, 200]);
  });

  it('may read, like everyone', async () => {
    expect(
      (await get('/api/businesses', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).statusCode,
    ).toBe(200);
  });
});

describe('server errors', () => {
  it('return only the time to retry when the database fails, and are logged', async () => {
    const broken = await startTestApp({ ...app.databaseUrls, appUrl: 'postgresql://nobody:x@127.0.0.1:1/none' });
    for (const url of ['/api/businesses/1', '/api/guide-dogs', '/readyz']) {
      const answer = await broken.fastify.inject({ url });
      expect([url, answer.statusCode, answer.headers['retry-after']]).toEqual([url, 503, '5']);
      expect(Problem.parse(answer.json()).code).toBe('UNAVAILABLE');
      expect(answer.body).not.toMatch(/127\.0\.0\.1|ECONN|nobody/);
    }
    expect((await broken.fastify.inject({ url: '/healthz' })).statusCode).toBe(200);
    await broken.close();
    expect(broken.log.some((line) => line.includes('Request failed'))).toBe(true);
  });

  it('return only the request ID for an internal error', async () => {
    await app.database.pool.query('select 1');
    const answer = await app.fastify.inject({ url: '/api/guide-dogs', headers: { 'x-request-id': 'find-me' } });
    expect(answer.statusCode).toBe(200);
    const broken = await startTestApp(app.databaseUrls);
    broken.database.rows = () => Promise.reject(new TypeError('secret of the house'));
    const failed = await broken.fastify.inject({ url: '/api/guide-dogs', headers: { 'x-request-id': 'find-me' } });
    await broken.close();
    expect(failed.json()).toEqual({
      type: 'urn:problem:internal-error',
      title: 'Internal Server Error',
      status: 500,
      code: 'INTERNAL_ERROR',
      requestId: 'find-me',
      detail: 'Something went wrong. Please try again.',
      message: 'Something went wrong. Please try again.',
    });
    expect(broken.log.find((line) => line.includes('find-me') && line.includes('secret of the house'))).toBeDefined();
  });
});

describe('the request log', () => {
  it('has one line per request, without its content or the caller', async () => {
    const before = app.log.length;
    await app.fastify.inject({
      url: '/api/businesses?query=my-secret-search',
      headers: { 'x-request-id': 'logged', cookie: 'sid=my-cookie' },
    });
    const lines = app.log.slice(before).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        method: 'GET',
        route: '/api/businesses',
        status: 200,
        ms: expect.any(Number),
        requestId: 'logged',
        msg: 'Request',
      },
    ]);
  });

  it('has no request lines if the level is above info', async () => {
    const quiet = await startTestApp(app.databaseUrls, { LOG_LEVEL: 'warn' });
    await quiet.fastify.inject({ url: '/api/businesses' });
    await quiet.close();
    expect(quiet.log).toEqual([]);
  });
});

describe('a raw connection', () => {
  const sent = async (bytes: string): Promise<string> => {
    const { port } = app.fastify.server.address() as AddressInfo;
    return new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket
        .on('data', (data) => (text += data.toString()))
        .on('close', () => resolve(text))
        .on('error', reject);
    });
  };

  beforeAll(() => app.fastify.listen({ port: 0, host: '127.0.0.1' }));

  it.each([
    ['is not HTTP', 'BROKEN\r\n\r\n', 400],
    ['has two lengths', 'GET / HTTP/1.1\r\nhost: x\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
    ['has endless headers', `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets an error with the usual headers and is closed when the request %s', async (_name, bytes, status) => {
    const [head = '', body = ''] = (await sent(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of [
      "content-security-policy: default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options: nosniff',
      'cache-control: no-store',
      'connection: close',
      'content-type: application/problem+json; charset=utf-8',
      `content-length: ${body.length}`,
    ]) {
      expect(head).toContain(`\r\n${header}`);
    }
    expect(JSON.parse(body)).toMatchObject({ status, detail: 'The request cannot be read.' });
  });

  it.each([
    ['names no host', 'GET / HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
    ['expects something unknown', 'GET / HTTP/1.1\r\nhost: x\r\nexpect: a-miracle\r\nconnection: close\r\n\r\n', 417],
    ['asks for the options of the server', 'OPTIONS * HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n', 404],
  ])('gets the usual headers when the request %s', async (_name, bytes, status) => {
    const [head = '', body = ''] = (await sent(bytes)).split('\r\n\r\n');
    expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    for (const header of Object.entries(securityHeaders(false))) expect(head).toContain(`\r\n${header.join(': ')}`);
    expect(head).toContain('\r\ncontent-type: application/problem+json; charset=utf-8');
    expect(JSON.parse(body.slice(body.indexOf('{'), body.lastIndexOf('}') + 1))).toMatchObject({ status });
  });
});
