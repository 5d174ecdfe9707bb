import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { aJpeg } from '../../support/uploads.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_listing_limits');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls, { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' });
  ada = await signedInAs(app, ADA);
  olive = await signedInAs(app, OLIVE);
});

afterAll(() => app?.close());

let address = 0;

/** Sends each request from another address, so that limits per address don't apply. */
const send = (method: 'POST' | 'PATCH' | 'PUT', url: string, cookie: string, payload: object) => {
  address += 1;
  return app.fastify.inject({
    method,
    url,
    headers: { cookie, 'x-forwarded-for': `192.0.2.${address % 250}` },
    payload,
  });
};

const list = (cookie: string, more: object = {}) =>
  send('POST', '/api/businesses', cookie, { name: 'The Quiet Paw', category: 'services', ...more });

const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

const [{ requests: BUSINESSES, seconds: DAY }] = LIMITS.businesses;
const [{ requests: UPLOADS }] = LIMITS.uploads;

const photo = async () => `data:image/jpeg;base64,${(await aJpeg(8, 8)).toString('base64')}`;

const uploads = async () =>
  (await app.database.pool.query<{ n: number }>('select count(*)::int as n from uploads')).rows[0]?.n;

describe('the daily limit on new businesses', () => {
  it("applies per member from any address, and doesn't count rejected requests", async () => {
    for (let i = 0; i < 3; i += 1) expect((await list(ada, { name: ' ' })).statusCode).toBe(400);
    const answers = await Promise.all(times(BUSINESSES + 5, () => list(ada)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      ...times(BUSINESSES, () => 201),
      ...times(5, () => 429),
    ]);
    const refused = await list(ada);
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(DAY - 600);
    expect((await list(olive)).statusCode).toBe(201);
  });
});

describe('data URL photos in JSON', () => {
  it("count one by one toward the upload limit, even in rejected requests, and aren't read beyond it", async () => {
    await app.database.pool.query('delete from limit_counts');
    const three = await Promise.all(times(3, photo));
    for (let i = 0; i < UPLOADS / 3 - 1; i += 1)
      expect((await list(ada, { name: ' ', images: three })).statusCode).toBe(400);
    expect((await list(ada, { images: three })).statusCode).toBe(201);
    const before = await uploads();
    const calls = [
      () => list(ada, { images: [three[0]] }),
      () => send('PATCH', '/api/businesses/1', ada, { images: [three[0]] }),
      () => send('PUT', '/api/reviews/1', ada, { rating: 5, title: 'x', content: 'y'.repeat(20), images: [three[0]] }),
      () => send('PUT', '/api/user/profile', ada, { firstName: 'Ada', lastName: 'L', profileImageUrl: three[0] }),
    ];
    for (const call of calls) expect((await call()).statusCode).toBe(429);
    expect(await uploads()).toBe(before);
    expect((await list(ada)).statusCode).toBe(201);
  });

  it("aren't read when the request is rejected anyway", async () => {
    const before = await uploads();
    const images = [await photo()];
    const far = { zipCode: '78704', latitude: 40.7, longitude: -74 };
    const answers = [
      await list(olive, { images, ...far }),
      await list(olive, { images, description: 'word '.repeat(201) }),
      await send('PATCH', '/api/businesses/101', ada, { images: [] }),
      await send('PATCH', '/api/businesses/101', olive, { images, ...far }),
      await send('PATCH', '/api/businesses/20', olive, { images }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 400, 404, 400, 403]);
    expect(await uploads()).toBe(before);
  });
});
