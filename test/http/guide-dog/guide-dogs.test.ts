import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { GUIDE_DOG_LIMITS, GUIDE_DOG_PET_TYPES } from '../../../domain/guide-dog/guide-dog.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { GuideDog } from '../../../interfaces/contract/guide-dog/guide-dog.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { inconsistencies } from '../../support/totals.js';
import { aJpeg, upload } from '../../support/uploads.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_guide_dogs');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
  await sql(`select setval(pg_get_serial_sequence('reviews', 'id'), 2000)`);
});

afterAll(() => app?.close());

beforeEach(async () => {
  await sql('delete from guide_dogs');
  await sql('delete from pet_profiles');
});

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie: string | null, payload?: unknown) =>
  app.fastify.inject({
    method,
    url: `/api/${url}`,
    headers: {
      ...(cookie === null ? {} : { cookie }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

const PIXEL = { petName: 'Pixel', petType: 'cat', location: 'Austin, TX', bio: 'Rules the patio.' };

async function joined(given: object = {}, cookie = ada): Promise<GuideDog> {
  const answer = await call('POST', 'guide-dogs', cookie, { ...PIXEL, ...given });
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<GuideDog>();
}

const change = (body: object, userId = ADA, cookie: string | null = ada) =>
  call('PUT', `guide-dogs/${userId}`, cookie, body);

const dogOf = async (userId: string) => (await call('GET', `guide-dogs/${userId}`, null)).json<GuideDog>();

describe('Guide Dog profiles', () => {
  it('returns the new Guide Dog with its URL, and finds it at both paths and in the list', async () => {
    const answer = await call('POST', 'guide-dogs', ada, PIXEL);
    const dog = answer.json<GuideDog>();
    expect([answer.statusCode, answer.headers.location]).toEqual([201, `/api/guide-dogs/${ADA}`]);
    expect(z.strictObject(GuideDog.shape).safeParse(dog).error).toBeUndefined();
    expect(dog).toMatchObject({ ...PIXEL, userId: ADA, petImageUrl: null, petProfileId: null });
    expect((await call('GET', `guide-dogs/${ADA}`, null)).json()).toEqual(dog);
    expect((await call('GET', `guide-dogs/user/${ADA}`, null)).json()).toEqual(dog);
    expect((await call('GET', 'guide-dogs', null)).json()).toEqual([dog]);
  });

  it('a Guide Dog counts the published reviews that the member wrote before and after joining', async () => {
    await sql(`delete from reviews where user_id = '${ADA}'`);
    const review = { rating: 5, title: 'Good', content: 'Shade, and water for everybody.' };
    const written = (await call('POST', 'businesses/10/reviews', ada, review)).json<{ id: number }>();
    expect(await joined()).toMatchObject({ reviewCount: 1, status: 'bronze' });
    await call('POST', 'businesses/11/reviews', ada, review);
    expect((await dogOf(ADA)).reviewCount).toBe(2);
    await call('DELETE', `reviews/${written.id}`, ada);
    expect((await dogOf(ADA)).reviewCount).toBe(1);
  });

  it('a Guide Dog counts each review once if it is added or deleted while the member joins', async () => {
    await sql(`delete from reviews where user_id = '${ADA}'`);
    const review = { rating: 4, title: 'Good', content: 'Shade, and water for everybody.' };
    const places = [12, 13, 14, 15, 16, 17];
    const refused = await call('POST', 'businesses/18/reviews', ada, review);
    const answers = await Promise.all([
      ...places.slice(0, 3).map((id) => call('POST', `businesses/${id}/reviews`, ada, review)),
      call('POST', 'guide-dogs', ada, PIXEL),
      call('DELETE', `reviews/${refused.json<{ id: number }>().id}`, ada),
      ...places.slice(3).map((id) => call('POST', `businesses/${id}/reviews`, ada, review)),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 204, 201, 201, 201]);
    expect((await dogOf(ADA)).reviewCount).toBe(places.length);
    const broken = await runSql(app.databaseUrls.ownerUrl, inconsistencies);
    expect(broken).not.toHaveProperty('reviews of a guide dog');
  });

  it('a Guide Dog changes its tier at 20, 50, and 100 reviews, and back when a review is deleted', async () => {
    await sql(`delete from reviews where user_id = '${ADA}'`);
    await joined();
    const review = { rating: 5, title: 'Good', content: 'Shade, and water for everybody.' };
    const seen: string[] = [];
    for (const [before, tiers] of [
      [0, 'bronze'],
      [19, 'silver'],
      [49, 'gold'],
      [99, 'platinum'],
    ] as const) {
      await sql(`update guide_dogs set review_count = ${before} where user_id = '${ADA}'`);
      const first = (await dogOf(ADA)).status;
      const { id } = (await call('POST', 'businesses/19/reviews', ada, review)).json<{ id: number }>();
      const then = await dogOf(ADA);
      await call('DELETE', `reviews/${id}`, ada);
      const last = (await dogOf(ADA)).status;
      expect([then.reviewCount, then.status]).toEqual([before + 1, tiers]);
      seen.push(`${first} ${then.status} ${last}`);
    }
    expect(seen).toEqual(['bronze bronze bronze', 'bronze silver bronze', 'silver gold silver', 'gold platinum gold']);
  });

  it('allows one Guide Dog per member, even when two are created at once', async () => {
    const both = await Promise.all([call('POST', 'guide-dogs', ada, PIXEL), call('POST', 'guide-dogs', ada, PIXEL)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409]);
    const third = await call('POST', 'guide-dogs', ada, PIXEL);
    expect([third.statusCode, third.json().code]).toEqual([409, 'GUIDE_DOG_EXISTS']);
    await joined({}, olive);
  });

  it('changing a Guide Dog keeps absent fields, clears fields sent as null, and keeps the review count', async () => {
    const before = await joined();
    const changed = await change({ petName: 'Dot', petType: 'other', bio: null });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { ...before, petName: 'Dot', petType: 'other', petDrawing: expect.any(String), bio: null },
    ]);
    expect(await dogOf(ADA)).toEqual(changed.json());
  });

  it('a Guide Dog can be changed only by its member', async () => {
    expect((await call('POST', 'guide-dogs', null, PIXEL)).statusCode).toBe(401);
    const none = await change({ petName: 'Dot' });
    expect([none.statusCode, none.json().code]).toEqual([404, 'GUIDE_DOG_NOT_FOUND']);
    await joined();
    expect((await change({ petName: 'Dot' }, ADA, null)).statusCode).toBe(401);
    const foreign = await change({ petName: 'Dot' }, ADA, olive);
    expect([foreign.statusCode, foreign.json().code]).toEqual([403, 'FORBIDDEN']);
    expect((await change({ petName: 'Dot' }, OLIVE)).statusCode).toBe(404);
    expect((await dogOf(ADA)).petName).toBe('Pixel');
  });

  it("returns the form's message for each invalid Guide Dog field", async () => {
    const long = 'x'.repeat(GUIDE_DOG_LIMITS.name + 1);
    const wrong: [object, string, string][] = [
      [{ petName: '  ' }, 'petName', 'Pet name is required'],
      [{ petName: long }, 'petName', 'Pet name must be 100 characters or less'],
      [{ location: '' }, 'location', 'Location is required'],
      [{ location: undefined }, 'location', 'Location is required'],
      [{ bio: 'x'.repeat(GUIDE_DOG_LIMITS.bio + 1) }, 'bio', 'Bio must be 2000 characters or less'],
      [{ petType: 'fish' }, 'petType', 'Please choose a type of pet'],
      [{ petProfileId: 0 }, 'petProfileId', 'Please choose one of your own pet profiles.'],
    ];
    for (const [given, path, message] of wrong) {
      const answer = await call('POST', 'guide-dogs', ada, { ...PIXEL, ...given });
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [expect.objectContaining({ path, message })]]);
    }
    for (const petType of GUIDE_DOG_PET_TYPES) {
      await sql('delete from guide_dogs');
      expect((await joined({ petType })).petType).toBe(petType);
    }
  });

  it("a Guide Dog shows the photo of its member's own linked pet, and rejects other members' pets and photos", async () => {
    const bytes = await aJpeg(900, 600);
    const sent = async (cookie: string) =>
      (await upload(app, { cookie, kind: 'pet_photo', bytes })).json<{ url: string }>().url;
    const petOf = async (cookie: string) =>
      (
        await call('POST', 'pet-profiles', cookie, {
          petName: 'Pixel',
          petType: 'cat',
          petImageUrl: await sent(cookie),
        })
      ).json<{ id: number; petImageUrl: string }>();
    const [own, foreign] = [await petOf(ada), await petOf(olive)];
    const dog = await joined({ petProfileId: own.id });
    expect([dog.petProfileId, dog.petImageUrl]).toEqual([own.id, own.petImageUrl]);
    for (const petProfileId of [foreign.id, own.id + 1000]) {
      const refused = await change({ petProfileId });
      expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'petProfileId']);
    }
    const url = await sent(ada);
    const unlinked = (await change({ petProfileId: null, petImageUrl: url })).json<GuideDog>();
    expect([unlinked.petProfileId, unlinked.petImageUrl]).toEqual([null, url]);
    const stolen = await change({ petImageUrl: await sent(olive) });
    expect([stolen.statusCode, stolen.json().errors[0].path]).toEqual([400, 'petImageUrl']);
    await change({ petProfileId: own.id });
    await call('DELETE', `pet-profiles/${own.id}`, ada);
    expect(await dogOf(ADA)).toMatchObject({ petProfileId: null, petImageUrl: url });
  });
});
