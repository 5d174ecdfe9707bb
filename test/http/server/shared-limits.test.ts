import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { SharedLimit } from '../../../application/shared/shared-limits.js';
import { PostgresSharedLimits } from '../../../infrastructure/postgres/shared-limits.repository.js';
import { documentationApp } from '../../../interfaces/cli/documentation-app.js';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_shared_limits');
  await seedDirectory(urls.ownerUrl);
  const env = { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' };
  [first, second] = await Promise.all([startTestApp(urls, env), startTestApp(urls, env)]);
});

afterAll(async () => {
  await first?.close();
  await second?.close();
});

const REPORT = {
  feedbackType: 'listing_issue',
  recommendedBusinessName: 'Patio Place 01',
  description: 'It is closed on Mondays.',
};

/** Sends a report from an address, alternating between the two servers. */
let turn = 0;
const report = (address: string, headers: Record<string, string> = {}, payload: object = REPORT) => {
  turn += 1;
  return (turn % 2 === 0 ? first : second).fastify.inject({
    method: 'POST',
    url: turn % 3 === 0 ? '/api/feedback' : '/api/user-feedback',
    headers: { 'x-forwarded-for': address, ...headers },
    payload,
  });
};

const statuses = async (calls: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode).toSorted();

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const [{ requests: REPORTS, seconds: HOUR }] = LIMITS.report;

describe('reports from one address', () => {
  it('reports from one address are limited across all servers, even when sent at once', async () => {
    expect(await statuses(times(12, () => report('192.0.2.1')))).toEqual([
      ...times(REPORTS, () => 201),
      ...times(12 - REPORTS, () => 429),
    ]);
    const refused = await report('192.0.2.1');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    const wait = Number(refused.headers['retry-after']);
    expect(wait > HOUR - 60 && wait <= HOUR).toBe(true);
    expect((await report('192.0.2.2')).statusCode).toBe(201);
  });

  it('reports are counted together for an IPv6 /64 network', async () => {
    expect(await statuses(times(7, (i) => report(`2001:db8:7:7::${String(i + 1)}`)))).toEqual([
      ...times(REPORTS, () => 201),
      429,
      429,
    ]);
    expect((await report('2001:db8:7:8::1')).statusCode).toBe(201);
  });

  it("reports don't count toward the limit if they are rejected for another reason", async () => {
    for (let i = 0; i < REPORTS + 2; i += 1)
      expect((await report('192.0.2.3', {}, { ...REPORT, description: 'short' })).statusCode).toBe(400);
    expect((await report('192.0.2.3')).statusCode).toBe(201);
  });

  it('reports are accepted again when the first ones are old enough', async () => {
    await statuses(times(REPORTS, () => report('192.0.2.4')));
    expect((await report('192.0.2.4')).statusCode).toBe(429);
    await first.database.pool.query(
      `update limit_counts set times = array(select x - interval '1 hour' from unnest(times) x)`,
    );
    expect((await report('192.0.2.4')).statusCode).toBe(201);
  });
});

describe('reports by a member', () => {
  it('reports by a member are counted per member, from any address', async () => {
    const ada = { cookie: await signedInAs(first, ADA) };
    const olive = { cookie: await signedInAs(first, OLIVE) };
    expect(await statuses(times(REPORTS + 1, (i) => report(`198.51.100.${String(i)}`, ada)))).toEqual([
      ...times(REPORTS, () => 201),
      429,
    ]);
    expect((await report('198.51.100.1', olive)).statusCode).toBe(201);
    expect((await report('198.51.100.1')).statusCode).toBe(201);
  });
});

describe('stored limit counts', () => {
  it('stored limit counts contain neither an address nor a member', async () => {
    await report('203.0.113.77');
    const { rows } = await first.database.pool.query<{ text: string }>(
      `select string_agg(c::text, ' ') as text from limit_counts c`,
    );
    expect(rows[0]?.text).toMatch(/^\("report /);
    for (const secret of ['203.0.113', '2001:db8', ADA, OLIVE]) expect(rows[0]?.text).not.toContain(secret);
  });
});

describe('a server with limits turned off', () => {
  it('a server with limits turned off counts no requests', async () => {
    const free = await startTestApp(first.databaseUrls);
    const answers = await statuses(
      times(REPORTS + 3, () => free.fastify.inject({ method: 'POST', url: '/api/feedback', payload: REPORT })),
    );
    await free.close();
    expect(answers).toEqual(times(REPORTS + 3, () => 201));
  });
});

describe('PostgresSharedLimits', () => {
  const limitsOf = (database = first.database) => new PostgresSharedLimits(database, { secret: 'any', isOn: true });

  it('PostgresSharedLimits does not make callers wait for hours after the clock was set back', async () => {
    const limits = [{ requests: 1, seconds: 60 }];
    await limitsOf().take('test', 'from the future', limits);
    await first.database.pool.query(
      `update limit_counts set times = array(select x + interval '6 hours' from unnest(times) x) where key like 'test %'`,
    );
    expect((await limitsOf().take('test', 'from the future', limits)).wait).toBe(0);
    const { wait } = await limitsOf().take('test', 'from the future', limits);
    expect([wait > 0, wait <= 60]).toEqual([true, true]);
  });

  it('PostgresSharedLimits never allows more calls than the strictest limit, for any limits', async () => {
    const limit = fc.record({ requests: fc.integer({ min: 1, max: 8 }), seconds: fc.integer({ min: 60, max: 9000 }) });
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(limit, { minLength: 1, maxLength: 3 }), async (limits: SharedLimit[]) => {
        run += 1;
        const who = `property ${String(run)}`;
        const taken = await Promise.all(times(10, () => limitsOf().take('test', who, limits)));
        const passed = taken.filter(({ wait }) => wait === 0).length;
        expect(passed).toBe(Math.min(...limits.map(({ requests }) => requests)));
      }),
      { numRuns: 20 },
    );
  });

  it('PostgresSharedLimits allows only the free failures when many arrive at once', async () => {
    const backOff = { free: 5, firstWait: 30, longestWait: 900, remembered: 86_400 };
    const fail = (i: number) =>
      limitsOf(i % 2 === 0 ? first.database : second.database).takeBackingOff('test', 'failing', backOff);
    const passed = await Promise.all(times(20, fail));
    expect(passed.filter(Boolean)).toHaveLength(backOff.free);
    await limitsOf().forget('test', 'failing');
    expect(await fail(0)).toBe(true);
  });

  it('PostgresSharedLimits returns exactly one call when a call is given back', async () => {
    const limits = [{ requests: 3, seconds: 60 }];
    const taken = await Promise.all(times(3, () => limitsOf().take('test', 'given back', limits)));
    await first.database.pool.query(
      `update limit_counts set times = array_fill(times[1], array[3]) where key like 'test %' and cardinality(times) = 3
         and expires_at < now() + interval '61 seconds'`,
    );
    const { rows } = await first.database.pool.query<{ moment: string }>(
      `select times[1]::text as moment from limit_counts where key = $1`,
      [taken[0]?.counted?.key],
    );
    await limitsOf().giveBack({ wait: 0, counted: { key: taken[0]!.counted!.key, moment: rows[0]!.moment } });
    const again = await Promise.all(times(2, () => limitsOf(second.database).take('test', 'given back', limits)));
    expect(again.map(({ wait }) => wait > 0).toSorted()).toEqual([false, true]);
  });

  it('PostgresSharedLimits allows a call after the wait time that it returned', async () => {
    const limits = [
      { requests: 2, seconds: 60 },
      { requests: 3, seconds: 3600 },
    ];
    const take = () => limitsOf().take('test', 'waiting', limits);
    const { counted } = await take();
    const age = (seconds: number) =>
      first.database.pool.query(
        `update limit_counts set times = array(select x - $2::int * interval '1 second' from unnest(times) x) where key = $1`,
        [counted?.key, seconds],
      );
    await take();
    const short = await take();
    expect(short.wait > 50 && short.wait <= 60).toBe(true);
    await age(short.wait);
    expect((await take()).wait).toBe(0);
    const long = await take();
    expect(long.wait > 3500 && long.wait <= 3540).toBe(true);
    await age(long.wait);
    expect((await take()).wait).toBe(0);
  });
});

describe('the API documentation', () => {
  it('the API documentation states the limit of each call that has one', async () => {
    const app = await documentationApp();
    const document = openApiDocument(app.nest);
    await app.nest.close();
    const { post } = document.paths['/api/user-feedback'] ?? {};
    expect(post?.description).toContain(`Rate limit: ${String(REPORTS)} per hour`);
    expect(JSON.stringify(document)).not.toContain('x-limit');
  });
});
