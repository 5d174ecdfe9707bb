import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { emptyDirectory, startTestApp, type TestApp } from '../support/app.js';
import { breakingEvery } from '../support/faults/breaking.js';
import { seedDirectory } from '../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('faults_connections');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

const ROUNDS = 100;
const AT_ONCE = 8;
/** No request is without an answer for longer, in milliseconds. */
const LONGEST = 10_000;

interface Answer {
  readonly words: string;
  readonly status: number;
  readonly retryAfter: unknown;
  readonly ms: number;
}

async function report(words: string): Promise<Answer> {
  const payload = { feedbackType: 'listing_issue', recommendedBusinessName: 'Patio Place 01', description: words };
  const began = performance.now();
  const { statusCode, headers } = await app.fastify.inject({ method: 'POST', url: '/api/user-feedback', payload });
  return { words, status: statusCode, retryAfter: headers['retry-after'], ms: performance.now() - began };
}

const ready = async () => (await app.fastify.inject({ url: '/readyz' })).statusCode;

const kept = async () =>
  (await app.database.pool.query<{ words: string }>('select description as words from user_feedback')).rows.map(
    ({ words }) => words,
  );

describe('while all connections to the database break every 30 ms', () => {
  it('each change is made or answered 503 in time, none is lost, and everything is well again at once', async () => {
    const answers: Answer[] = [];
    const broken = await breakingEvery(30, app.databaseUrls.appUrl, async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const words = Array.from({ length: AT_ONCE }, (_, i) => `Round ${String(round)}, report ${String(i)}`);
        answers.push(...(await Promise.all(words.map(report))));
      }
    });
    expect(broken).toBeGreaterThan(ROUNDS);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 503]));
    expect(answers.filter(({ status, retryAfter }) => status === 503 && retryAfter === undefined)).toEqual([]);
    expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST);
    expect([await ready(), (await report('Well again')).status]).toEqual([200, 201]);
    expect(app.database.pool.totalCount - app.database.pool.idleCount).toBe(0);
    const stored = new Set(await kept());
    expect(answers.filter(({ status, words }) => status === 201 && !stored.has(words))).toEqual([]);
  });
});
