import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { BusinessCard, BusinessDetail } from '../../../interfaces/contract/business/business.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_saved_places');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
});

afterAll(() => app?.close());

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';

const call = (method: Method, url: string, cookie: string | null, payload?: object) =>
  app.fastify.inject({
    method,
    url,
    headers: cookie === null ? {} : { cookie },
    ...(payload === undefined ? {} : { payload }),
  });

const save = (method: 'PUT' | 'DELETE', id: number | string, cookie: string | null = ada) =>
  call(method, `/api/businesses/${id}/favorite`, cookie);

const savedIds = async (cookie = ada) => {
  const cards = (await call('GET', '/api/user/favorites?limit=100', cookie)).json<BusinessCard[]>();
  return cards.map(({ id }) => id);
};

describe('PUT and DELETE /api/businesses/{id}/favorite', () => {
  it('saves and removes a business once, however often and in parallel it is requested', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => save('PUT', 20)));
    expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [204, ''],
      [204, ''],
      [204, ''],
    ]);
    expect([await savedIds(), await savedIds(olive)]).toEqual([[20], []]);
    for (const _ of [1, 2]) expect((await save('DELETE', 20)).statusCode).toBe(204);
    expect(await savedIds()).toEqual([]);
  });

  it('returns 404 when saving a hidden business', async () => {
    for (const id of [...Object.values(HIDDEN), 99_999, 'x']) {
      const answer = await save('PUT', id);
      expect([id, answer.statusCode, answer.json().code]).toEqual([id, 404, 'BUSINESS_NOT_FOUND']);
    }
  });

  it('a saved business hidden later is left out of the list and can still be removed', async () => {
    await save('PUT', 21);
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query('update businesses set is_active = false where id = 21'),
    );
    expect(await savedIds()).toEqual([]);
    expect((await save('DELETE', 21)).statusCode).toBe(204);
    await runSql(app.databaseUrls.ownerUrl, (client) =>
      client.query('update businesses set is_active = true where id = 21'),
    );
    expect(await savedIds()).toEqual([]);
  });

  it('returns 401 without a session for saved businesses', async () => {
    for (const answer of [
      await save('PUT', 20, null),
      await save('DELETE', 20, null),
      await call('GET', '/api/user/favorites', null),
    ])
      expect([answer.statusCode, answer.json().message]).toEqual([401, 'Unauthorized']);
  });
});

describe('GET /api/user/favorites', () => {
  it('lists saved businesses best first, page by page, each marked as saved', async () => {
    const wanted = [22, 23, 24, 25, 26, 27, 28];
    for (const id of wanted) await save('PUT', id);
    const answer = await call('GET', '/api/user/favorites', ada);
    expect([answer.headers['cache-control'], answer.headers['x-total-count']]).toEqual(['private, no-store', '7']);
    const cards = answer.json<BusinessCard[]>();
    expect(z.array(z.strictObject(BusinessCard.shape)).safeParse(cards).error).toBeUndefined();
    expect(cards.every(({ isSaved }) => isSaved)).toBe(true);
    const best = cards.toSorted(
      (a, b) =>
        Number(b.avgRating) - Number(a.avgRating) || b.reviewCount - a.reviewCount || a.name.localeCompare(b.name),
    );
    expect(cards).toEqual(best);
    const walked: number[] = [];
    let next: string | undefined = '/api/user/favorites?limit=3';
    while (next !== undefined) {
      const page = await call('GET', next, ada);
      walked.push(...page.json<BusinessCard[]>().map(({ id }) => id));
      next = /^<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(walked).toEqual(best.map(({ id }) => id));
    for (const id of wanted) await save('DELETE', id);
  });
});

describe('isSaved', () => {
  const LISTS: readonly (readonly [Method, string, object?])[] = [
    ['GET', '/api/businesses?limit=100'],
    ['GET', '/api/businesses?limit=100&location=Austin'],
    ['GET', '/api/businesses/favorites?limit=100'],
    ['GET', `/api/businesses/owner/${OLIVE}?limit=100`],
    ['POST', '/api/businesses/batch', { ids: [2, 4, 6] }],
    ['POST', '/api/recommendations', { limit: 50 }],
  ];

  it('isSaved is set on every card for a member and on none for a visitor', async () => {
    await save('PUT', 4);
    for (const [method, url, body] of LISTS) {
      const member = await call(method, url, ada, body);
      const saved = member
        .json<BusinessCard[]>()
        .filter(({ isSaved }) => isSaved)
        .map(({ id }) => id);
      expect([url, member.statusCode, member.headers['cache-control'], saved]).toEqual([
        url,
        200,
        'private, no-store',
        [4],
      ]);
      expect(member.json<BusinessCard[]>().every(({ isSaved }) => isSaved !== undefined)).toBe(true);
      const visitor = await call(method, url, null, body);
      expect(visitor.body).not.toContain('isSaved');
      expect(member.json<BusinessCard[]>().map(({ isSaved: _, ...card }) => card)).toEqual(visitor.json());
      expect(String(visitor.headers['cache-control'])).not.toContain('private');
    }
  });

  it('isSaved is set on the page of a business for a member', async () => {
    const [saved, other, visitor] = await Promise.all([
      call('GET', '/api/businesses/4', ada),
      call('GET', '/api/businesses/5', ada),
      call('GET', '/api/businesses/4', null),
    ]);
    expect([saved.json().isSaved, other.json().isSaved]).toEqual([true, false]);
    expect(visitor.json()).not.toHaveProperty('isSaved');
    expect(z.strictObject(BusinessDetail.shape).safeParse(saved.json()).error).toBeUndefined();
    expect([saved.headers['cache-control'], saved.headers.etag]).toEqual(['private, no-store', undefined]);
    expect(visitor.headers['cache-control']).toContain('public');
  });
});
