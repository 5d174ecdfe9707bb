import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { pruneExpired } from '../../../infrastructure/jobs/prune.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { documentationApp } from '../../../interfaces/cli/documentation-app.js';
import { takesKey } from '../../../interfaces/http/server/idempotency/idempotency.js';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { Problem } from '../../../interfaces/contract/shared/problem.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_idempotency');
  await seedDirectory(urls.ownerUrl);
  const env = { TRUSTED_PROXIES: '127.0.0.1' };
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

interface Sent {
  readonly key?: string;
  readonly app?: TestApp;
  readonly url?: string;
  readonly payload?: object;
  readonly headers?: Record<string, string>;
}

const send = ({ key = randomUUID(), app = first, url = '/api/user-feedback', payload = REPORT, headers = {} }: Sent) =>
  app.fastify.inject({ method: 'POST', url, payload, headers: { 'idempotency-key': key, ...headers } });

const count = async (table: string): Promise<number> =>
  (await first.database.pool.query<{ n: number }>(`select count(*)::int as n from ${table}`)).rows[0]?.n ?? -1;

const query = (text: string, values: unknown[] = []) => first.database.pool.query(text, values);

const asOwner = (text: string) => runSql(first.databaseUrls.ownerUrl, (client) => client.query(text));

describe('a repeated idempotency key', () => {
  it('an idempotency key runs the call once when 50 requests reach two servers at the same time', async () => {
    const before = await count('user_feedback');
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => send({ key, app: i % 2 === 0 ? first : second })),
    );
    expect(await count('user_feedback')).toBe(before + 1);
    const created = answers.filter(({ statusCode }) => statusCode === 201);
    expect(created.filter(({ headers }) => headers['idempotency-replayed'] === undefined)).toHaveLength(1);
    expect(new Set(created.map(({ body }) => body)).size).toBe(1);
    for (const { statusCode, headers, body } of answers.filter((answer) => answer.statusCode !== 201)) {
      expect([statusCode, headers['retry-after'], JSON.parse(body)]).toEqual([
        409,
        '1',
        expect.objectContaining({ code: 'IDEMPOTENCY_IN_PROGRESS' }),
      ]);
    }
  });

  it('a repeated idempotency key returns the first answer: status, headers, and body', async () => {
    const key = randomUUID();
    const answer = await send({ key });
    const again = await send({ key, app: second });
    expect([again.statusCode, again.body]).toEqual([201, answer.body]);
    for (const name of ['location', 'content-type', 'cache-control'])
      expect([name, again.headers[name]]).toEqual([name, answer.headers[name]]);
    expect([answer.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([
      undefined,
      'true',
    ]);
    expect(again.headers['x-request-id']).not.toBe(answer.headers['x-request-id']);
    expect(again.headers['x-content-type-options']).toBe('nosniff');
  });

  it('a repeated idempotency key is refused with another body and changes nothing', async () => {
    const key = randomUUID();
    await send({ key });
    const before = await count('user_feedback');
    const answer = await send({ key, payload: { ...REPORT, description: 'It is closed on Tuesdays.' } });
    expect([answer.statusCode, Problem.parse(answer.json()).code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await count('user_feedback')).toBe(before);
  });

  it('an idempotency key is independent at another path', async () => {
    const key = randomUUID();
    const answers = [await send({ key }), await send({ key, url: '/api/feedback' })];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.json().id).not.toBe(answers[1]?.json().id);
  });

  it('an idempotency key is independent for another member or visitor address', async () => {
    const key = randomUUID();
    const people = [
      { cookie: await signedInAs(first, ADA) },
      { cookie: await signedInAs(first, OLIVE) },
      { 'x-forwarded-for': '192.0.2.1' },
      { 'x-forwarded-for': '192.0.2.2' },
    ];
    const answers = await Promise.all(people.map((headers) => send({ key, headers })));
    expect(new Set(answers.map((answer) => answer.json().id as number)).size).toBe(4);
    const again = await Promise.all(people.map((headers) => send({ key, app: second, headers })));
    expect(again.map(({ body }) => body)).toEqual(answers.map(({ body }) => body));
  });

  it("an idempotency key is shared by all of a member's sessions and addresses", async () => {
    const key = randomUUID();
    const from = async (address: string) =>
      send({ key, headers: { cookie: await signedInAs(first, ADA), 'x-forwarded-for': address } });
    const answer = await from('192.0.2.7');
    expect((await from('198.51.100.7')).body).toBe(answer.body);
  });

  it('an idempotency key expires after 24 hours', async () => {
    const key = randomUUID();
    const answer = await send({ key });
    await query(`update idempotency_keys set expires_at = now() - interval '1 second' where key = $1`, [key]);
    const later = await send({ key });
    expect([later.statusCode, later.json().id === answer.json().id]).toEqual([201, false]);
    await query(`update idempotency_keys set expires_at = now() - interval '1 second'`);
    await pruneExpired(first.database);
    expect(await count('idempotency_keys')).toBe(0);
  });
});

describe('idempotency keys', () => {
  it('idempotency keys have 1 to 255 characters', async () => {
    for (const key of ['', 'x'.repeat(256)]) {
      const answer = await send({ key });
      expect([key.length, answer.statusCode, Problem.parse(answer.json()).errors]).toEqual([
        key.length,
        400,
        [{ path: 'Idempotency-Key', message: expect.any(String) }],
      ]);
    }
    for (const key of ['1', 'x'.repeat(255), 'with spaces, and é']) expect((await send({ key })).statusCode).toBe(201);
  });

  it('idempotency keys are free one minute after a process died before making a change, and no sooner', async () => {
    const key = randomUUID();
    await send({ key });
    await query(
      `update idempotency_keys set status = null, changed_at = null, started_at = now() - interval '50 seconds' where key = $1`,
      [key],
    );
    expect((await send({ key })).statusCode).toBe(409);
    await query(`update idempotency_keys set started_at = now() - interval '61 seconds' where key = $1`, [key]);
    expect((await send({ key, payload: { ...REPORT, description: 'Another body is fine too.' } })).statusCode).toBe(
      201,
    );
  });

  it('idempotency keys of a dead process are free even if the clock was set back by hours', async () => {
    const key = randomUUID();
    await send({ key });
    await query(
      `update idempotency_keys set status = null, changed_at = null, started_at = now() + interval '6 hours' where key = $1`,
      [key],
    );
    expect((await send({ key })).statusCode).toBe(201);
  });

  it("idempotency keys aren't used up by 401, 429, or a failed call", async () => {
    const review = { rating: 5, title: 'Lovely', content: 'We will be back with all three dogs.' };
    const call = { key: randomUUID(), url: '/api/businesses/20/reviews', payload: review };
    expect((await send(call)).statusCode).toBe(401);

    const limited = await startTestApp(first.databaseUrls, { RATE_LIMIT: 'on' });
    for (let i = 0; i < 5; i += 1) await send({ app: limited });
    const key = randomUUID();
    expect((await send({ key, app: limited })).statusCode).toBe(429);
    await limited.close();
    expect((await send({ key })).statusCode).toBe(201);

    const failing = randomUUID();
    await asOwner('alter table user_feedback rename to user_feedback_away');
    expect((await send({ key: failing })).statusCode).toBe(500);
    await asOwner('alter table user_feedback_away rename to user_feedback');
    expect((await send({ key: failing })).statusCode).toBe(201);
  });

  it("idempotency keys don't work without the session that sent them", async () => {
    const key = randomUUID();
    const cookie = await signedInAs(first, ADA);
    await send({ key, headers: { cookie } });
    await query(`delete from sessions`);
    expect((await send({ key, headers: { cookie } })).headers).not.toHaveProperty('idempotency-replayed');
  });

  it('idempotency keys are deleted with their member', async () => {
    const { rows } = await query(`insert into users (id) values (gen_random_uuid()) returning id`);
    const cookie = await signedInAs(first, rows[0].id as string);
    const key = randomUUID();
    await send({ key, headers: { cookie } });
    await query(`delete from sessions`);
    await query(`delete from user_feedback where user_id = $1`, [rows[0].id]);
    await query(`delete from users where id = $1`, [rows[0].id]);
    expect((await query(`select from idempotency_keys where key = $1`, [key])).rowCount).toBe(0);
  });
});

describe('stored idempotency keys', () => {
  it('stored idempotency keys contain no cookie and no address', async () => {
    const key = randomUUID();
    await send({ key, headers: { 'x-forwarded-for': '203.0.113.99' } });
    const { rows } = await query(`select k::text as text from idempotency_keys k where key = $1`, [key]);
    expect(rows[0].text).not.toMatch(/203\.0\.113|set-cookie/i);
  });
});

describe('calls without an idempotency key', () => {
  it("calls without an idempotency key run each time, like calls that don't support idempotency keys", async () => {
    const before = await count('user_feedback');
    const post = () => first.fastify.inject({ method: 'POST', url: '/api/user-feedback', payload: REPORT });
    await post();
    await post();
    expect(await count('user_feedback')).toBe(before + 2);
    const key = randomUUID();
    const batch = (ids: number[]) => send({ key, url: '/api/businesses/batch', payload: { ids } });
    expect([(await batch([1])).json().length, (await batch([1, 2])).json().length]).toEqual([1, 2]);
  });
});

describe('every POST of the API', () => {
  it('every POST accepts an idempotency key unless it is listed as an exception, and the documentation says so', async () => {
    const app = await documentationApp();
    const document = openApiDocument(app.nest);
    await app.nest.close();
    const documented = Object.entries(document.paths).flatMap(([path, { post }]) =>
      post === undefined ? [] : [{ path, text: JSON.stringify(post) }],
    );
    const named = documented.filter(({ text }) => text.includes('/IdempotencyKey')).map(({ path }) => path);
    expect(named).toContain('/api/user-feedback');
    for (const path of ['/api/businesses/batch', '/api/user/tokens', '/api/admin/login'])
      expect(named).not.toContain(path);
    // A path that is a secret must not be stored.
    const secret = documented.filter(({ path }) => /\{(?:token|secret)\}/.test(path)).map(({ path }) => path);
    expect(secret).toContain('/api/invitations/{token}/accept');
    expect(named.filter((path) => secret.includes(path))).toEqual([]);
    const taking = [...app.routes].filter(([url, methods]) => methods.includes('POST') && takesKey('POST', url));
    expect(taking.map(([url]) => url.replaceAll(/:(\w+)/g, '{$1}')).toSorted()).toEqual(named.toSorted());
  });
});
