import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { milesBetween } from '../../../domain/gazetteer/distance.js';
import { RECOMMENDATION_MODES } from '../../../domain/recommendation/modes.js';
import type { BusinessCard } from '../../../interfaces/contract/business/business.js';
import { Recommendation } from '../../../interfaces/contract/recommendation/recommendation.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { HIDDEN, OLIVE, PUBLIC_BUSINESSES, seedDirectory } from '../../support/search/seeded.js';

const AUSTIN = { latitude: 30.2672, longitude: -97.7431 };

let app: TestApp;
let all: BusinessCard[];

beforeAll(async () => {
  const urls = await emptyDirectory('http_recommendations');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  all = (await app.fastify.inject({ url: '/api/businesses?limit=100' })).json<BusinessCard[]>();
});

afterAll(() => app?.close());

const ask = (payload: object) => app.fastify.inject({ method: 'POST', url: '/api/recommendations', payload });

async function recommended(payload: object): Promise<Recommendation[]> {
  const answer = await ask(payload);
  expect(answer.statusCode).toBe(200);
  const parsed = z.array(z.strictObject(Recommendation.shape)).safeParse(answer.json());
  expect(parsed.error).toBeUndefined();
  return answer.json<Recommendation[]>();
}

/** Repeats the score formula on purpose: importing it from the domain would hide a wrong weight. */
function expected(card: BusinessCard, views: readonly { category: string }[], origin?: typeof AUSTIN): number {
  const miles =
    origin === undefined
      ? Infinity
      : milesBetween(origin, { latitude: card.latitude ?? 0, longitude: card.longitude ?? 0 });
  return (
    Number(card.avgRating) * 2 +
    Math.min(5, card.reviewCount * 0.1) +
    views.filter(({ category }) => category === card.category).length * 3 +
    (card.tier === 'premium' ? 1 : 0) +
    (card.isFavorite ? 2 : 0) +
    (miles < 20 ? (20 - miles) * 0.5 : 0)
  );
}

const VIEWS = [
  { id: 1, category: 'hotels' },
  { id: 6, category: 'hotels' },
  { id: 2, category: 'events' },
];

describe('POST /api/recommendations', () => {
  it('scores each business by rating, reviews, category, tier, favorites, and distance, and lists the reasons', async () => {
    for (const origin of [undefined, AUSTIN]) {
      const places = await recommended({ views: VIEWS, limit: 50, ...origin });
      expect(places).toHaveLength(PUBLIC_BUSINESSES - VIEWS.length);
      for (const place of places) {
        expect(place.score).toBeCloseTo(expected(place, VIEWS, origin), 6);
        expect(place.reasons.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(place.score, 6);
        expect(place.distance === undefined).toBe(origin === undefined);
      }
    }
  });

  it('returns the eight best recommendations by default, without viewed businesses', async () => {
    const places = await recommended({ mode: 'personalized', views: VIEWS });
    const best = all
      .filter(({ id }) => !VIEWS.some((view) => view.id === id))
      .toSorted((a, b) => expected(b, VIEWS) - expected(a, VIEWS) || a.name.localeCompare(b.name) || a.id - b.id);
    expect(places.map(({ id }) => id)).toEqual(best.slice(0, 8).map(({ id }) => id));
    expect(await recommended({ views: VIEWS, limit: 3 })).toEqual(places.slice(0, 3));
  });

  it('starts with one business per category in diverse mode, the default without views', async () => {
    const diverse = await recommended({ mode: 'diverse' });
    expect(new Set(diverse.slice(0, 5).map(({ category }) => category)).size).toBe(5);
    expect(await recommended({})).toEqual(diverse);
  });

  it('uses the three most viewed categories in trending mode and returns four to eight businesses', async () => {
    const views = [
      ...VIEWS,
      { id: 3, category: 'services' },
      { id: 3, category: 'services' },
      { id: 4, category: 'homes' },
    ];
    const trending = await recommended({ mode: 'trending', views });
    expect(new Set(trending.map(({ category }) => category))).toEqual(new Set(['hotels', 'events', 'services']));
    expect(trending).toHaveLength(8);
    expect(await recommended({ mode: 'trending', views, limit: 1 })).toHaveLength(4);
    expect(await recommended({ mode: 'trending', views, limit: 50 })).toHaveLength(8);
  });

  it("returns none of the signed-in owner's own businesses, in any mode", async () => {
    const cookie = await signedInAs(app, OLIVE);
    const own = new Set(all.filter(({ ownerId }) => ownerId === OLIVE).map(({ id }) => id));
    for (const mode of RECOMMENDATION_MODES) {
      const payload = { mode, views: [], limit: 50, ...AUSTIN };
      const owns = async (headers: Record<string, string>) => {
        const answer = await app.fastify.inject({ method: 'POST', url: '/api/recommendations', headers, payload });
        return answer.json<Recommendation[]>().map(({ id }) => own.has(id));
      };
      expect([mode, await owns({})]).toEqual([mode, expect.arrayContaining([true])]);
      const forOwner = await owns({ cookie });
      expect([mode, forOwner.length > 0, forOwner.includes(true)]).toEqual([mode, true, false]);
    }
  });

  it('never recommends a hidden business', async () => {
    const ids = (await recommended({ limit: 50, ...AUSTIN })).map(({ id }) => id);
    for (const id of Object.values(HIDDEN)) expect(ids).not.toContain(id);
  });

  it('returns 400 for invalid recommendation requests', async () => {
    for (const body of [
      { mode: 'best' },
      { limit: 0 },
      { limit: 51 },
      { limit: '8' },
      { views: [{ id: 1, category: 'all' }] },
      { views: [{ id: 1 }] },
      { views: Array.from({ length: 101 }, () => VIEWS[0]) },
      { latitude: 91, longitude: 0 },
      { latitude: 30 },
      { longitude: -97 },
      { radius: 5 },
      [],
    ]) {
      const answer = await ask(body);
      expect([body, answer.statusCode]).toEqual([body, 400]);
    }
    expect((await ask({ latitude: 30 })).json().code).toBe('ORIGIN_INCOMPLETE');
    expect((await recommended({ views: Array.from({ length: 100 }, () => VIEWS[0]) })).length).toBe(8);
  });
});
