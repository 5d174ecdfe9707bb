import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentState, ModerationTarget } from '../../../domain/moderation/target.js';
import { FAVORITE_FROM } from '../../../domain/review/rating.js';
import { PostgresPublishedContents } from '../../../infrastructure/moderation/published-contents.repository.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAsAdministrator, WITH_ADMINISTRATOR } from '../../support/identity/administrator.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { recount } from '../../support/member-rows.js';
import { inconsistencies } from '../../support/totals.js';
import { aJpeg, upload } from '../../support/uploads.js';

let app: TestApp;
let ada: string;
let olive: string;
let other: string;
let administrator: string;
let states: PostgresPublishedContents;

const OTTO = '0198c2f0-aaaa-7b52-8d44-91c7e0a2b3f5';
/** A public business owned by Olive. */
const PLACE = 5;

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, cookie?: string, payload?: unknown) =>
  app.fastify.inject({
    method,
    url,
    headers: {
      ...(cookie === undefined ? {} : { cookie }),
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });

async function done<T>(method: 'POST' | 'PUT', url: string, cookie: string, payload: unknown): Promise<T> {
  const answer = await call(method, url, cookie, payload);
  expect({ status: answer.statusCode < 300, body: answer.body }).toEqual({ status: true, body: answer.body });
  return answer.json<T>();
}

async function uploaded(cookie: string, kind: string): Promise<string> {
  const answer = await upload(app, { cookie, kind, bytes: await aJpeg(800, 600) });
  return answer.json<{ url: string }>().url;
}

const set = (target: ModerationTarget, state: ContentState) =>
  app.nest.get(UnitOfWork).run(() => states.setState(target, state));

/** Returns the full answers that a visitor and an unrelated member get from every URL. */
async function publicAnswers(): Promise<Record<string, string>> {
  const answers: Record<string, string> = {};
  for (const url of ADDRESSES) {
    for (const [who, cookie] of [['a visitor', undefined] as const, ['a member', other] as const]) {
      const { statusCode, headers, body } = await call('GET', url, cookie);
      // Error bodies contain a request ID, so they differ each time.
      const told = statusCode === 200 ? `${String(headers['x-total-count'])} ${body}` : 'nothing';
      answers[`${url} for ${who}`] = `${statusCode} ${told}`;
    }
  }
  return answers;
}

const changed = (before: Record<string, string>, after: Record<string, string>) =>
  Object.keys(before)
    .filter((name) => name.endsWith('a visitor') && before[name] !== after[name])
    .map((name) => name.replace(' for a visitor', ''));

let ADDRESSES: string[] = [];
let targets: Record<'review' | 'response' | 'guide_dog' | 'pet_profile', ModerationTarget>;
let photos: Record<'business' | 'review' | 'pet' | 'guideDog' | 'profile', string>;

beforeAll(async () => {
  const urls = await emptyDirectory('http_content_states');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls, WITH_ADMINISTRATOR);
  administrator = await signedInAsAdministrator(app);
  await sql(`insert into users (id, first_name) values ('${OTTO}', 'Otto')`);
  [ada, olive, other] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE), await signedInAs(app, OTTO)];
  states = new PostgresPublishedContents(app.nest.get(UnitOfWork));
  for (const table of ['reviews', 'businesses'])
    await sql(`select setval(pg_get_serial_sequence('${table}', 'id'), 5000)`);
  photos = {
    business: await uploaded(olive, 'business_photo'),
    review: await uploaded(ada, 'review_photo'),
    pet: await uploaded(ada, 'pet_photo'),
    guideDog: await uploaded(ada, 'pet_photo'),
    profile: await uploaded(ada, 'profile_photo'),
  };
  const further = await uploaded(olive, 'business_photo');
  await sql(`update uploads set free_since = null where kind = 'business_photo'`);
  await sql(
    `update businesses set images = array['/uploads/demo/cafe-patio.webp', '${photos.business}', '${further}'],
       image_alts = array['Patio', 'The bar', 'A table'] where id = ${PLACE}`,
  );
  const guideDog = await done<{ id: number }>('POST', '/api/guide-dogs', ada, {
    ...{ petName: 'Words-of-guide-dog', petType: 'cat', location: 'Austin, TX', petImageUrl: photos.guideDog },
  });
  const review = await done<{ id: number }>('POST', `/api/businesses/${PLACE}/reviews`, ada, {
    ...{ rating: 5, title: 'Words-of-review', content: 'Shade, and water for everybody.', images: [photos.review] },
  });
  const response = await done<{ id: number }>('POST', `/api/reviews/${review.id}/response`, olive, {
    content: 'Words-of-response',
  });
  const pet = await done<{ id: number }>('POST', '/api/pet-profiles', ada, {
    ...{ petName: 'Words-of-pet', petType: 'cat', petImageUrl: photos.pet },
  });
  await done('PUT', '/api/user/profile', ada, { profileImageUrl: photos.profile });
  const target = (targetType: ModerationTarget['targetType'], { id }: { id: number }) => ({
    targetType,
    targetId: String(id),
  });
  targets = {
    review: target('review', review),
    response: target('response', response),
    guide_dog: target('guide_dog', guideDog),
    pet_profile: target('pet_profile', pet),
  };
  // With Ada's review, the business is a community favorite; without it, it isn't.
  await sql(`with member as (insert into users (id) select gen_random_uuid() from generate_series(2, ${FAVORITE_FROM}) returning id)
    insert into reviews (business_id, user_id, rating, title, content, created_at)
    select ${PLACE}, id, 4, 'Good', 'Water and shade.', timestamptz '2026-01-01' from member`);
  await runSql(app.databaseUrls.ownerUrl, recount);
  await sql(
    `update guide_dogs g set review_count = (select count(*) from reviews where user_id = g.user_id and is_published)`,
  );
  ADDRESSES = [
    `/api/businesses/${PLACE}`,
    `/api/businesses?limit=100`,
    '/api/businesses/favorites',
    `/api/businesses/owner/${OLIVE}`,
    '/api/businesses?sortBy=reviews&limit=100',
    '/sitemaps/businesses-0.xml',
    `/api/businesses/${PLACE}/reviews`,
    `/api/reviews?limit=100`,
    `/api/reviews/summary`,
    `/api/reviews/${review.id}`,
    `/api/reviews/${review.id}/response`,
    `/api/reviews/user/${ADA}`,
    `/api/users/${ADA}/reviews`,
    `/api/users/${ADA}`,
    '/api/guide-dogs?limit=100',
    `/api/guide-dogs/${ADA}`,
    `/api/guide-dogs/user/${ADA}`,
    '/api/pet-profiles/public?limit=100',
    `/api/pet-profiles/${pet.id}`,
    ...Object.values(photos),
    '/sitemap.xml',
  ];
});

afterAll(() => app?.close());

/** Returns the names of totals that don't match the rows they count. */
async function wrongTotals(): Promise<string[]> {
  const found = await runSql(app.databaseUrls.ownerUrl, inconsistencies);
  return Object.keys(found).filter((name) => /^(totals|reviews of a guide dog)/.test(name));
}

const ONE_REVIEW = () => `/api/reviews/${targets.review.targetId}`;
const PET = () => `/api/pet-profiles/${targets.pet_profile.targetId}`;

/** URLs whose answers contain Olive's business, Ada's review, and so on. */
const OF = {
  place: () => [
    ...[`/api/businesses/${PLACE}`, '/api/businesses?limit=100', '/api/businesses?sortBy=reviews&limit=100'],
    ...['/api/businesses/favorites', `/api/businesses/owner/${OLIVE}`],
  ],
  review: () => [
    ...[`/api/businesses/${PLACE}/reviews`, '/api/reviews?limit=100', ONE_REVIEW()],
    ...[`/api/reviews/user/${ADA}`, `/api/users/${ADA}/reviews`],
  ],
  response: () => [`${ONE_REVIEW()}/response`],
  summary: () => ['/api/reviews/summary'],
  guideDog: () => ['/api/guide-dogs?limit=100', `/api/guide-dogs/${ADA}`, `/api/guide-dogs/user/${ADA}`],
  pet: () => ['/api/pet-profiles/public?limit=100', PET()],
  member: () => [`/api/users/${ADA}`],
  reviewPhoto: () => [photos.review],
  guideDogPhoto: () => [photos.guideDog],
  petPhoto: () => [photos.pet],
};

const addresses = (...of: (keyof typeof OF)[]) => of.flatMap((each) => OF[each]()).toSorted();

describe.each([
  [
    'review' as const,
    'Words-of-review',
    ['place', 'review', 'response', 'summary', 'guideDog', 'reviewPhoto'] as const,
  ],
  ['response' as const, 'Words-of-response', ['review', 'response'] as const],
  // A review shows its author's type of pet and Guide Dog tier.
  ['guide_dog' as const, 'Words-of-guide-dog', ['guideDog', 'review', 'guideDogPhoto'] as const],
  ['pet_profile' as const, 'Words-of-pet', ['pet', 'petPhoto'] as const],
])('a taken-down %s', (name, word, of) => {
  it.each(['hidden', 'removed'] as const)(
    'is %s: absent from every public answer and total, and restored exactly when shown again',
    async (state) => {
      const before = await publicAnswers();
      await set(targets[name], state);
      const hidden = await publicAnswers();
      expect(changed(before, hidden).toSorted()).toEqual(addresses(...of));
      expect(Object.entries(before).filter(([, answer]) => answer.includes(word))).not.toEqual([]);
      expect(Object.entries(hidden).filter(([, answer]) => answer.includes(word))).toEqual([]);
      expect(await wrongTotals()).toEqual([]);
      // Repeating the change has no effect.
      await set(targets[name], state);
      expect(await publicAnswers()).toEqual(hidden);
      await set(targets[name], 'shown');
      expect(await publicAnswers()).toEqual(before);
      expect(await wrongTotals()).toEqual([]);
    },
  );
});

describe('a taken-down photo', () => {
  it.each([
    ['business', ['place']],
    ['review', ['review']],
    ['pet', ['pet']],
    // A pet's photo is its member's picture next to their reviews.
    ['guideDog', ['guideDog', 'review']],
    ['profile', ['member', 'review', 'guideDog', 'pet']],
  ] as const)(
    'disappears from every answer and from its own URL, and is restored when shown again: photo of a %s',
    async (which, of) => {
      const before = await publicAnswers();
      const address = photos[which];
      const photo = { targetType: 'photo' as const, targetId: address };
      for (const state of ['hidden', 'removed'] as const) await set(photo, state);
      const hidden = await publicAnswers();
      expect(changed(before, hidden).toSorted()).toEqual([...addresses(...of), address].toSorted());
      const told = Object.entries(hidden).filter(
        ([url, answer]) => !url.startsWith(address) && answer.includes(address),
      );
      expect(told).toEqual([]);
      for (const width of [400, 800, 1200])
        expect((await call('GET', `${address}?w=${width}`, ada)).statusCode).toBe(404);
      const toAdministrator = await call('GET', `/api/admin${address}?w=400`, administrator);
      expect([toAdministrator.statusCode, toAdministrator.headers]).toMatchObject([
        200,
        { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
      ]);
      for (const cookie of [undefined, ada])
        expect((await call('GET', `/api/admin${address}?w=400`, cookie)).statusCode).not.toBe(200);
      expect(await wrongTotals()).toEqual([]);
      await set(photo, 'shown');
      expect(await publicAnswers()).toEqual(before);
    },
  );
});
