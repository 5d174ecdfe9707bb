import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { loadDemoData } from '../../../infrastructure/demo-data/load-demo-data.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';

let app: TestApp;
beforeAll(async () => {
  const database = await emptyDirectory('demo_fit');
  await loadDemoData({ url: database.appUrl, now: new Date('2026-11-25T12:00:00Z') });
  app = await startTestApp(database);
});
afterAll(() => app?.close());

async function found(filter: string) {
  const response = await app.fastify.inject(`/api/businesses?pets=dog:70&at=2026-11-27T19:00&limit=100${filter}`);
  expect(response.statusCode).toBe(200);
  return { cards: response.json<BusinessCard[]>(), total: Number(response.headers['x-total-count']) };
}

describe('GET /api/businesses of the demo data', () => {
  it('finds ten places in different cities that welcome a dog of 70 lb on a Friday at 7 PM', async () => {
    const { cards } = await found('&fits=yes');
    expect(new Set(cards.map(({ city }) => city)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(cards.map(({ category }) => category)).size).toBeGreaterThanOrEqual(3);
    expect(cards.filter(({ fit }) => fit !== 'yes')).toEqual([]);
  });

  it('has places that answer yes, ask, and no', async () => {
    const total = async (filter: string) => (await found(filter)).total;
    const [yes, yesOrAsk, all] = [await total('&fits=yes'), await total('&fits=ask'), await total('')];
    expect(yes).toBeGreaterThan(30);
    expect(yesOrAsk - yes).toBeGreaterThan(30);
    expect(all - yesOrAsk).toBeGreaterThan(30);
  });
});
