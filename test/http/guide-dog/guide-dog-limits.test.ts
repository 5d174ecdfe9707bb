import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LIMITS } from '../../../interfaces/http/server/limits/limits.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_guide_dog_limits');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, { RATE_LIMIT: 'on', TRUSTED_PROXIES: '127.0.0.1' });
});

afterAll(() => app?.close());

const [{ requests: UPLOADS }] = LIMITS.uploads;
const PIXEL = { petName: 'Pixel', petType: 'dog', location: 'Austin, TX' };
/** A data URL that claims to be an image but isn't one. */
const NO_PICTURE = `data:image/png;base64,${Buffer.from('not a picture').toString('base64')}`;

let calls = 0;

/** Sends each call from another address, because calls per address are limited too. */
async function joined(cookie: string, given: object) {
  const headers = { cookie, 'x-forwarded-for': `192.0.2.${String((calls += 1))}` };
  return app.fastify.inject({ method: 'POST', url: '/api/guide-dogs', headers, payload: { ...PIXEL, ...given } });
}

describe('photos sent with a Guide Dog', () => {
  it("count toward the member's upload limit even if invalid; a Guide Dog without a photo still works", async () => {
    const [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
    for (let sent = 0; sent < UPLOADS; sent += 1) {
      const answer = await joined(ada, { petImageUrl: NO_PICTURE });
      expect([sent, answer.statusCode]).toEqual([sent, 415]);
    }
    const refused = await joined(ada, { petImageUrl: NO_PICTURE });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await joined(olive, { petImageUrl: NO_PICTURE })).statusCode).toBe(415);
    expect((await joined(ada, {})).statusCode).toBe(201);
  });
});
