import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { whileChangesWait } from '../../support/faults/held-changes.js';
import { seedDirectory } from '../../support/search/seeded.js';

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

describe('changes whose connections break in the middle of a transaction', () => {
  it('are answered 503 with a time to wait, and the next one is made: as often as there are connections', async () => {
    // Four connections; so many are lost, and one more.
    for (let lost = 0; lost < 5; lost += 1) {
      const change = report(`Lost, number ${String(lost)}`);
      await whileChangesWait(app.databaseUrls.ownerUrl, { table: 'user_feedback', atLeast: 1 }, async (pids) => {
        await asApp('select pg_terminate_backend(pid) from unnest($1::int[]) pid', [pids]);
        const { statusCode, headers } = await change;
        expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
      });
    }
    expect([(await report('Made at last')).statusCode, (await get('/readyz')).statusCode, inUse()]).toEqual([
      201, 200, 0,
    ]);
  });
});

describe('requests that find every connection in use', () => {
  it('wait two seconds for one, are then answered 503, and readiness says so', async () => {
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
