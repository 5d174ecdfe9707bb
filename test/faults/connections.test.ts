import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../support/app.js';
import { breakingEvery } from '../support/faults/breaking.js';
import { reportFault } from '../support/faults/report.js';
import { FAULT_ROUNDS } from '../support/faults/rounds.js';
import { seedDirectory } from '../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('faults_connections');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const BATCHES = 20 * FAULT_ROUNDS;
const CONCURRENCY = 8;
const MAX_RESPONSE_MS = 10_000;

interface Response {
  readonly text: string;
  readonly status: number;
  readonly retryAfter: unknown;
  readonly ms: number;
}

async function report(text: string): Promise<Response> {
  const payload = { feedbackType: 'listing_issue', recommendedBusinessName: 'Patio Place 01', description: text };
  const startedAt = performance.now();
  const { statusCode, headers } = await app.fastify.inject({ method: 'POST', url: '/api/user-feedback', payload });
  return { text, status: statusCode, retryAfter: headers['retry-after'], ms: performance.now() - startedAt };
}

const readyStatus = async () => (await app.fastify.inject({ url: '/readyz' })).statusCode;

const storedTexts = async () =>
  (await app.database.pool.query<{ text: string }>('select description as text from user_feedback')).rows.map(
    ({ text }) => text,
  );

describe('All database connections break every 30 ms', () => {
  it('answers every change with 201 or 503 in time, loses none, and recovers immediately', async () => {
    const responses: Response[] = [];
    const broken = await breakingEvery(30, app.databaseUrls.appUrl, async () => {
      for (let round = 0; round < BATCHES; round += 1) {
        const texts = Array.from({ length: CONCURRENCY }, (_, i) => `Round ${String(round)}, report ${String(i)}`);
        responses.push(...(await Promise.all(texts.map(report))));
      }
    });
    expect(broken).toBeGreaterThan(BATCHES);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(responses.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined)).toEqual([]);
    expect(Math.max(...responses.map(({ ms }) => ms))).toBeLessThan(MAX_RESPONSE_MS);
    expect([await readyStatus(), (await report('After recovery')).status]).toEqual([200, 201]);
    expect(app.database.pool.totalCount - app.database.pool.idleCount).toBe(0);
    const acknowledged = responses.filter(({ status }) => status === 201).map(({ text }) => text);
    const stored = await storedTexts();
    const lost = acknowledged.filter((text) => !stored.includes(text));
    const doubled = stored.filter((text, at) => stored.indexOf(text) !== at);
    reportFault({
      ...{ fault: 'Connections break every 30 ms', rounds: BATCHES, acknowledged: acknowledged.length },
      ...{ lost: lost.length, doubled: doubled.length, note: `${String(broken)} connections broken` },
    });
    expect({ lost, doubled }).toEqual({ lost: [], doubled: [] });
  });
});
