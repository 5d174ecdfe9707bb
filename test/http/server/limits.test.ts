import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { addressKey, networkKey, RequestCounter } from '../../../interfaces/http/server/limits/rate-limit.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';

let app: TestApp;

beforeAll(async () => {
  // The limits are counted with this clock. A slow machine must not spread the requests over a longer time.
  jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const settings = { ...WITH_ADMINISTRATOR, RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' };
  app = await startTestApp(await emptyDirectory('http_limits'), settings);
});

afterAll(async () => {
  jest.restoreAllMocks();
  await app?.close();
});

const from = (address: string, url = '/api/reviews/summary') =>
  app.fastify.inject({ url, headers: { 'x-forwarded-for': address } });

const [BURST, MINUTE] = LIMITS.reads;

describe('reads from one address', () => {
  it('reads from one address are limited, and the first refused read says when to retry', async () => {
    for (let i = 0; i < BURST.requests; i += 1) expect([i, (await from('192.0.2.1')).statusCode]).toEqual([i, 200]);
    const refused = await from('192.0.2.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait >= 1 && wait <= BURST.seconds).toBe(true);
    expect((await from('192.0.2.2')).statusCode).toBe(200);
  });

  it('reads are counted together for an IPv6 /64 network', async () => {
    for (let i = 0; i < BURST.requests; i += 1) await from(`2001:db8:1:2::${i.toString(16)}`);
    expect((await from('2001:db8:1:2:ffff::1')).statusCode).toBe(429);
    expect((await from('2001:db8:1:3::1')).statusCode).toBe(200);
  });

  it('reads from the same machine are limited too when no proxy is trusted', async () => {
    const direct = await startTestApp(app.databaseUrls, { RATE_LIMIT: 'on' });
    const ask = () =>
      direct.fastify.inject({ url: '/api/reviews/summary', headers: { 'x-forwarded-for': '198.51.100.9' } });
    for (let i = 0; i < BURST.requests; i += 1) await ask();
    const refused = await ask();
    await direct.close();
    expect(refused.statusCode).toBe(429);
  });

  it("the read limit doesn't count health checks and photos, but counts unknown URLs", async () => {
    for (let i = 0; i < BURST.requests + 1; i += 1) {
      expect((await from('192.0.2.3', '/healthz')).statusCode).toBe(200);
      expect((await from('192.0.2.3', '/uploads/demo/none.webp')).statusCode).toBe(404);
    }
    for (let i = 0; i < BURST.requests; i += 1) expect((await from('192.0.2.3', '/api/nothing')).statusCode).toBe(404);
    expect((await from('192.0.2.3', '/api/nothing')).statusCode).toBe(429);
  });
});

describe('writes from one address', () => {
  it("writes have a separate limit that doesn't affect reads", async () => {
    const [{ requests }] = LIMITS.writes;
    const call = (method: 'PUT' | 'POST', url: string) =>
      app.fastify.inject({ method, url, headers: { 'x-forwarded-for': '192.0.2.9' } });
    for (let i = 0; i < requests; i += 1) await call('PUT', '/api/businesses/1/favorite');
    const refused = await call('PUT', '/api/businesses/1/favorite');
    // The wait is up to a minute, not the ten seconds of reads.
    const wait = Number(refused.headers['retry-after']);
    expect([refused.statusCode, wait > BURST.seconds]).toEqual([429, true]);
    for (const url of ['/api/businesses/batch', '/api/admin/login']) {
      const other = await call('POST', url);
      expect([url, Number(other.headers['retry-after'] ?? 0) <= BURST.seconds]).toEqual([url, true]);
    }
  });
});

describe('limits of special calls', () => {
  const post = (address: string, url: string, key?: string) =>
    app.fastify.inject({
      method: 'POST',
      url,
      headers: { 'x-forwarded-for': address, ...(key === undefined ? {} : { 'idempotency-key': key }) },
      payload: {},
    });

  it("uploads and webhooks have separate limits and don't affect reads", async () => {
    for (let i = 0; i <= BURST.requests; i += 1) {
      expect((await post('192.0.2.21', '/api/uploads')).statusCode).toBe(401);
      expect((await post('192.0.2.22', '/api/webhooks/stripe')).statusCode).not.toBe(429);
    }
    expect((await from('192.0.2.21')).statusCode).toBe(200);
    expect((await from('192.0.2.22')).statusCode).toBe(200);
  });

  it("visitors' idempotency keys have a lower limit, because each answer may be stored for a day", async () => {
    const [{ requests }] = LIMITS.visitorKeys;
    const kept = async () => (await app.database.pool.query('select from idempotency_keys')).rowCount;
    const call = (n: number) => post('192.0.2.23', '/api/user-feedback', `key ${String(n)}`);
    expect(LIMITS.writes[0].requests).toBeGreaterThan(requests);
    for (let n = 0; n < requests; n += 1) expect([n, (await call(n)).statusCode]).toEqual([n, 400]);
    expect([(await call(requests)).statusCode, await kept()]).toEqual([429, 0]);
  });
});

describe('administrator calls', () => {
  const call = async (address: string, cookie: string): Promise<number> => {
    const headers = { 'x-forwarded-for': address, cookie };
    return (await app.fastify.inject({ url: '/api/admin/session', headers })).statusCode;
  };

  it("administrator calls have a separate, higher limit that doesn't affect reads", async () => {
    const administrator = await signedInAsAdministrator(app);
    const [{ requests }] = LIMITS.administrators;
    expect(requests > MINUTE.requests).toBe(true);
    for (let i = 0; i < requests; i += 1) expect([i, await call('192.0.2.11', administrator)]).toEqual([i, 200]);
    expect(await call('192.0.2.11', administrator)).toBe(429);
    expect((await from('192.0.2.11')).statusCode).toBe(200);
  });

  it("administrator calls have the visitors' limit without a session or with an invented one", async () => {
    for (const [address, cookie] of [
      ['192.0.2.12', ''],
      ['192.0.2.13', 'admin=invented'],
    ] as const) {
      for (let i = 0; i < BURST.requests; i += 1) expect([i, await call(address, cookie)]).toEqual([i, 401]);
      expect(await call(address, cookie)).toBe(429);
      expect((await from(address)).statusCode).toBe(429);
    }
  });
});

describe('interactions from one address', () => {
  it("interactions have a separate limit, so they don't affect reads", async () => {
    const [{ requests }] = LIMITS.interactions;
    const tell = () =>
      app.fastify.inject({
        method: 'POST',
        url: '/api/businesses/1/interactions',
        headers: { 'x-forwarded-for': '192.0.2.7' },
        payload: { interactionType: 'view', sessionId: 'visit' },
      });
    for (let i = 0; i < requests; i += 1) expect((await tell()).statusCode).toBe(404);
    const refused = await tell();
    expect([refused.statusCode, Number(refused.headers['retry-after']) >= 1]).toEqual([429, true]);
    expect((await from('192.0.2.7')).statusCode).toBe(200);
  });
});

describe('RequestCounter', () => {
  it('the request counter never allows more requests than each limit in any window', () => {
    const counter = new RequestCounter(LIMITS.reads);
    const passed: number[] = [];
    for (let now = 0; now < 200_000; now += 100) if (counter.take('a', now) === 0) passed.push(now);
    for (const { requests, seconds } of [BURST, MINUTE]) {
      for (const start of passed) {
        const within = passed.filter((moment) => moment >= start && moment < start + seconds * 1000);
        expect(within.length).toBeLessThanOrEqual(requests);
      }
    }
    expect(passed.length).toBeGreaterThan(MINUTE.requests * 3);
  });

  it('the request counter allows a request after the wait time that it returned', () => {
    const counter = new RequestCounter(LIMITS.reads);
    for (let i = 0; i < BURST.requests; i += 1) counter.take('a', 0);
    const wait = counter.take('a', 1_000);
    expect(wait).toBe(9);
    expect(counter.take('a', 1_000 + wait * 1000)).toBe(0);
  });

  it('the rate limiter identifies a caller by address or network', () => {
    expect(
      ['203.0.113.7', '::ffff:203.0.113.7', '::1', '2001:db8::1', '2001:0db8:0:0:1::', 'fe80::1%eth0'].map(addressKey),
    ).toEqual([
      '203.0.113.7',
      '203.0.113.7',
      '0:0:0:0::/64',
      '2001:db8:0:0::/64',
      '2001:db8:0:0::/64',
      'fe80:0:0:0::/64',
    ]);
    expect(['203.0.113.7', '2001:db8:1:2::1', '2001:db8:1:ffff::1', '2001:db8:2::1'].map(networkKey)).toEqual([
      '203.0.113.7',
      '2001:db8:1::/48',
      '2001:db8:1::/48',
      '2001:db8:2::/48',
    ]);
  });
});
