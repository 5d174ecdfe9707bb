import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import {
  ADA,
  HIDDEN,
  HIDDEN_REVIEWS,
  OLIVE,
  PUBLIC_BUSINESSES,
  SECRETS,
  seedDirectory,
} from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_visibility');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
});

afterAll(() => app?.close());

type Answer = Awaited<ReturnType<TestApp['fastify']['inject']>>;

const {
  isNearby: _nearby,
  distance: _distance,
  fit: _fit,
  excerpt: _excerpt,
  ...OWNERS_CARD
} = OwnedBusinessCard.required().shape;

/** Every GET call that shows businesses, reviews, or members. */
const READS = [
  '/api/businesses?limit=100',
  '/api/businesses?limit=100&query=patio',
  '/api/businesses?limit=100&query=hidden-word',
  '/api/businesses?limit=100&category=restaurants&location=Austin',
  '/api/businesses?limit=100&location=78701&sort=distance',
  '/api/businesses?limit=100&sort=name&bounds=-98,30,-97,31',
  '/api/businesses/map?location=Austin',
  '/api/businesses/facets?location=Austin',
  '/api/businesses?limit=100&perks=water+bowls&sort=recommended',
  '/api/businesses/favorites?limit=100',
  `/api/businesses/owner/${OLIVE}?limit=100`,
  '/api/businesses/1',
  '/api/businesses/3/reviews?limit=100',
  '/api/reviews/1/response',
  '/api/guide-dogs',
  '/api/locations/suggestions?q=hidden-word',
  '/api/suggestions?q=hidden-word',
  '/sitemap.xml',
  '/sitemaps/2.xml',
];

describe('hidden businesses and reviews', () => {
  it('hidden businesses and reviews appear in no public GET call', async () => {
    for (const url of READS) {
      const { statusCode, body } = await app.fastify.inject({ url });
      expect([url, statusCode]).toEqual([url, 200]);
      for (const secret of SECRETS) expect([url, secret, body.includes(secret)]).toEqual([url, secret, false]);
      for (const id of Object.values(HIDDEN))
        expect([url, id, new RegExp(`"id":\\s?${id}\\b|/business/${id}\\b`).test(body)]).toEqual([url, id, false]);
    }
  });

  it("hidden businesses appear with their status in their owner's list, which has pages and is never cached", async () => {
    const owner = { cookie: await signedInAs(app, OLIVE) };
    const url = `/api/businesses/owner/${OLIVE}?limit=6`;
    const own: OwnedBusinessCard[] = [];
    for (let next: string | undefined = url; next !== undefined;) {
      const page: Answer = await app.fastify.inject({ url: next, headers: owner });
      expect([page.statusCode, page.headers['cache-control'], page.headers['x-total-count']]).toEqual([
        200,
        'private, no-store',
        String(PUBLIC_BUSINESSES / 2 + Object.keys(HIDDEN).length),
      ]);
      own.push(...page.json<OwnedBusinessCard[]>());
      next = /^<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(z.array(z.strictObject(OWNERS_CARD)).safeParse(own).error).toBeUndefined();
    for (const [status, id] of Object.entries(HIDDEN)) {
      expect(own.find((card) => card.id === id)).toMatchObject({
        approvalStatus: status === 'inactive' ? 'approved' : status,
        isActive: status !== 'inactive',
        rejectionReason: 'rejection-reason-secret',
        pendingChanges: null,
      });
    }
    expect(JSON.stringify(own)).not.toMatch(/admin-notes-secret|verification-notes-secret/);
  });

  it('hidden businesses appear in no list that another member or a visitor gets', async () => {
    const cookie = await signedInAs(app, ADA);
    const url = `/api/businesses/owner/${OLIVE}?limit=100`;
    const [member, visitor] = [
      await app.fastify.inject({ url, headers: { cookie } }),
      await app.fastify.inject({ url }),
    ];
    expect(member.json<OwnedBusinessCard[]>().map(({ isSaved: _, ...card }) => card)).toEqual(visitor.json());
    expect(member.body).not.toContain('approvalStatus');
  });

  it('hidden businesses are left out of batches', async () => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/api/businesses/batch',
      payload: { ids: [...Object.values(HIDDEN), 1] },
    });
    expect(answer.json<{ id: number }[]>().map(({ id }) => id)).toEqual([1]);
  });

  it('hidden businesses return exactly the same 404 as an unknown ID', async () => {
    const unknown = (path: (id: number) => string) =>
      app.fastify.inject({ url: path(99_999), headers: { 'x-request-id': 'same' } });
    for (const path of [(id: number) => `/api/businesses/${id}`, (id: number) => `/api/businesses/${id}/reviews`]) {
      for (const id of Object.values(HIDDEN)) {
        const answer = await app.fastify.inject({ url: path(id), headers: { 'x-request-id': 'same' } });
        expect([path(id), answer.statusCode, answer.body]).toEqual([path(id), 404, (await unknown(path)).body]);
      }
    }
    for (const id of Object.values(HIDDEN_REVIEWS))
      expect((await app.fastify.inject({ url: `/api/reviews/${id}/response` })).statusCode).toBe(404);
  });
});
