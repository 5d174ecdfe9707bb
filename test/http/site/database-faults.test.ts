import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { SendFeedback } from '../../../application/feedback/send-feedback.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { whileChangesWait } from '../../support/faults/waiting-changes.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_database_faults');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const report = (words: string) =>
  app.fastify.inject({
    method: 'POST',
    url: '/api/user-feedback',
    payload: { feedbackType: 'listing_issue', recommendedBusinessName: 'Patio Place 01', description: words },
  });

const get = (url: string) => app.fastify.inject({ url });
const asApp = (text: string, values: unknown[]) =>
  runSql(app.databaseUrls.appUrl, (client) => client.query(text, values));
const inUse = () => app.database.pool.totalCount - app.database.pool.idleCount;

describe('changes whose database connections break during a transaction', () => {
  it('a change whose connection breaks returns 503 with Retry-After; the next works even if all connections broke', async () => {
    // The pool has four connections. The loop breaks one more than that.
    for (let lost = 0; lost < 5; lost += 1) {
      const held = { table: 'user_feedback', begin: () => report(`Lost, number ${String(lost)}`), atLeast: 1 };
      const { statusCode, headers } = await whileChangesWait(app.databaseUrls.ownerUrl, held, (pids) =>
        asApp('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]),
      );
      expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
    }
    expect([(await report('Made at last')).statusCode, (await get('/readyz')).statusCode, inUse()]).toEqual([
      201, 200, 0,
    ]);
  });
});

describe('requests that find every connection in use', () => {
  it('requests without a free connection wait two seconds and return 503, as does the readiness check', async () => {
    const taken = await Promise.all([1, 2, 3, 4].map(() => app.database.pool.connect()));
    const answers = await Promise.all([report('Too much to do'), get('/api/businesses/1'), get('/readyz')]);
    for (const client of taken) client.release();
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([
      [503, '5'],
      [503, '5'],
      [503, '5'],
    ]);
    expect([(await report('Well again')).statusCode, (await get('/readyz')).statusCode]).toEqual([201, 200]);
  });
});

describe('a call with an idempotency key whose answer was lost', () => {
  const REPORT = {
    feedbackType: 'listing_issue',
    recommendedBusinessName: 'Patio Place 01',
    description: 'It is closed on Mondays.',
  };
  const LOST = [409, 'IDEMPOTENCY_ANSWER_LOST'];

  const send = async (key: string, payload: object = REPORT, url = '/api/user-feedback', cookie = '') => {
    const headers = { 'idempotency-key': key, cookie };
    const { statusCode, body } = await app.fastify.inject({ method: 'POST', url, payload, headers });
    return [statusCode, (JSON.parse(body) as { code?: string }).code];
  };

  const query = (text: string, values: unknown[] = []) => app.database.pool.query<{ n: number }>(text, values);
  const reports = async () => (await query('select count(*)::int as n from user_feedback')).rows[0]?.n ?? -1;
  const asOwner = (text: string) => runSql(app.databaseUrls.ownerUrl, (client) => client.query(text));

  it("a call with an idempotency key isn't repeated while its process may be alive or after its answer is lost", async () => {
    const key = randomUUID();
    const before = await reports();
    await send(key);
    // The state left by a process that died after the change and before the answer.
    await query(`update idempotency_keys set status = null, headers = null, body = null where key = $1`, [key]);
    expect(await send(key)).toEqual([409, 'IDEMPOTENCY_IN_PROGRESS']);
    await query(`update idempotency_keys set started_at = now() - interval '2 minutes' where key = $1`, [key]);
    expect(await send(key)).toEqual(LOST);
    expect(await send(key, { ...REPORT, description: 'Another one.' })).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(await reports()).toBe(before + 1);
  });

  it("a call with an idempotency key isn't repeated if it failed after its change", async () => {
    const [key, before, failing] = [randomUUID(), await reports(), app.nest.get(SendFeedback, { strict: false })];
    const run = failing.run.bind(failing);
    failing.run = async (...given) => {
      await run(...given);
      throw new Error('after the change');
    };
    const failed = await send(key);
    failing.run = run;
    expect([failed[0], await send(key), await send(key)]).toEqual([500, LOST, LOST]);
    expect(await reports()).toBe(before + 1);
  });

  it('a call runs once when the first attempt continues after a second one took over its idempotency key', async () => {
    const [key, before, slow] = [randomUUID(), await reports(), app.nest.get(SendFeedback, { strict: false })];
    const run = slow.run.bind(slow);
    slow.run = async (...given) => {
      slow.run = run;
      await query(`update idempotency_keys set started_at = now() - interval '2 minutes' where key = $1`, [key]);
      expect(await send(key)).toEqual([201, undefined]);
      return run(...given);
    };
    expect([await send(key), await send(key)]).toEqual([
      [503, 'UNAVAILABLE'],
      [201, undefined],
    ]);
    expect(await reports()).toBe(before + 1);
  });

  it("a call is repeated if it stored only a photo, because that doesn't count as its change", async () => {
    const key = randomUUID();
    const cookie = await signedInAs(app, ADA);
    const picture = await sharp({ create: { width: 900, height: 700, channels: 3, background: 'green' } })
      .png()
      .toBuffer();
    const images = [`data:image/png;base64,${picture.toString('base64')}`];
    const review = { rating: 5, title: 'Lovely', content: 'We will be back with all three dogs.', images };
    const write = () => send(key, review, '/api/businesses/20/reviews', cookie);
    await asOwner(`select setval(pg_get_serial_sequence('reviews', 'id'), 2000)`);
    await asOwner(`alter table reviews add constraint never check (rating < 0) not valid`);
    const failed = await write();
    await asOwner('alter table reviews drop constraint never');
    expect([failed, await write()]).toEqual([
      [500, 'INTERNAL_ERROR'],
      [201, undefined],
    ]);
    expect((await query('select count(*)::int as n from uploads')).rows).toEqual([{ n: 2 }]);
  });
});
