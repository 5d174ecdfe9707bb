import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { RemoveOrphans } from '../../../application/upload/remove-orphans.js';
import { RETENTION } from '../../../domain/account/retention.js';
import type { ContentState, TargetType } from '../../../domain/moderation/target.js';
import { eraseRemovedContents } from '../../../infrastructure/moderation/erase-removed-contents.js';
import { PostgresPublishedContents } from '../../../infrastructure/moderation/published-contents.repository.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { REVIEW_TOTALS } from '../../../infrastructure/review/review-totals.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { aJpeg, upload } from '../../support/uploads.js';
import { filesOfZip } from '../../support/zip.js';

let app: TestApp;
let ada: string;
let olive: string;

/** A public business owned by Olive. */
const PLACE = 5;
const GOOD = { rating: 5, title: 'Biscuit approved', content: 'Shade, and water for everybody.' };
const PET = { petName: 'Pixel', petType: 'cat' };

beforeAll(async () => {
  const urls = await emptyDirectory('http_own_taken_down');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
  await sql(`select setval(pg_get_serial_sequence('reviews', 'id'), 5000);
    delete from reviews where not is_published and user_id = '${ADA}'`);
});

afterAll(() => app?.close());

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

const set = (targetType: TargetType, id: number | string, state: ContentState) =>
  app.nest
    .get(UnitOfWork)
    .run(() =>
      new PostgresPublishedContents(app.nest.get(UnitOfWork)).setState({ targetType, targetId: String(id) }, state),
    );

async function uploaded(kind: string): Promise<string> {
  return (await upload(app, { cookie: ada, kind, bytes: await aJpeg(800, 600) })).json<{ url: string }>().url;
}

const written = async (place: number, given: object = {}) =>
  (await call('POST', `/api/businesses/${place}/reviews`, ada, { ...GOOD, ...given })).json<{ id: number }>();

const totals = () =>
  sql(`select review_count, rating_sum, favorable_count from business_entries where id = ${PLACE}
    union all select review_count::integer, rating_sum::integer, 0 from ${REVIEW_TOTALS} t`);

const REMOVED = { code: 'FORBIDDEN', message: 'An administrator removed this, so it cannot be changed.' };

describe('the author of hidden content', () => {
  it("an author sees and edits a hidden review, which stays hidden, and can't write a second one", async () => {
    const before = await totals();
    const { id } = await written(PLACE);
    await set('review', id, 'hidden');
    expect(await totals()).toEqual(before);
    const own = await call('GET', `/api/reviews/user/${ADA}`, ada);
    expect(own.json<{ id: number }[]>().find((each) => each.id === id)).toMatchObject({ ...GOOD, state: 'hidden' });
    const others = await call('GET', `/api/reviews/user/${ADA}`, olive);
    expect(Number(own.headers['x-total-count'])).toBe(Number(others.headers['x-total-count']) + 1);
    expect(own.headers['cache-control']).toBe('private, no-store');

    const edited = await call('PUT', `/api/reviews/${id}`, ada, { ...GOOD, rating: 1, title: 'Other words' });
    expect([edited.statusCode, edited.json()]).toEqual([
      200,
      expect.objectContaining({ title: 'Other words', state: 'hidden' }),
    ]);
    expect((await call('GET', `/api/reviews/${id}`, olive)).statusCode).toBe(404);
    const second = await call('POST', `/api/businesses/${PLACE}/reviews`, ada, GOOD);
    expect([second.statusCode, second.json()]).toEqual([409, expect.objectContaining({ code: 'REVIEW_EXISTS' })]);
    for (const url of [`/api/reviews/${id}/helpful`]) expect((await call('PUT', url, olive)).statusCode).toBe(404);
    expect((await call('POST', `/api/reviews/${id}/response`, olive, { content: 'Thank you.' })).statusCode).toBe(404);
    expect(await totals()).toEqual(before);

    // The review is shown with the edit made while it was hidden.
    await set('review', id, 'shown');
    const [place] = before as [{ review_count: number; rating_sum: number; favorable_count: number }];
    expect((await totals())[0]).toEqual({
      ...{ review_count: place.review_count + 1, rating_sum: place.rating_sum + 1 },
      favorable_count: place.favorable_count,
    });
    await set('review', id, 'hidden');
    expect((await call('DELETE', `/api/reviews/${id}`, ada)).statusCode).toBe(204);
    expect(await totals()).toEqual(before);
  });

  it("an author sees a hidden response and can't write a second one; the reviewer doesn't see it", async () => {
    const { id } = await written(PLACE);
    const response = await call('POST', `/api/reviews/${id}/response`, olive, { content: 'Thank you.' });
    await set('response', response.json<{ id: number }>().id, 'hidden');
    const seen = async (cookie?: string) => (await call('GET', `/api/reviews/${id}`, cookie)).json();
    expect(await seen(ada)).toMatchObject({ hasResponse: false, response: null });
    expect(await seen(olive)).toMatchObject({ hasResponse: true, response: { state: 'hidden' } });
    const edited = await call('PUT', `/api/reviews/${id}/response`, olive, { content: 'Thank you all.' });
    expect([edited.statusCode, edited.json()]).toEqual([200, expect.objectContaining({ state: 'hidden' })]);
    const second = await call('POST', `/api/reviews/${id}/response`, olive, { content: 'Once more.' });
    expect([second.statusCode, second.json()]).toEqual([409, expect.objectContaining({ code: 'RESPONSE_EXISTS' })]);
    expect(await seen()).toMatchObject({ hasResponse: false });
    await set('response', response.json<{ id: number }>().id, 'removed');
    const refused = await call('PUT', `/api/reviews/${id}/response`, olive, { content: 'Thank you.' });
    expect([refused.statusCode, refused.json()]).toEqual([403, expect.objectContaining(REMOVED)]);
    await call('DELETE', `/api/reviews/${id}`, ada);
  });

  it('a member sees and edits a hidden pet and Guide Dog, which stay hidden', async () => {
    const { id } = (await call('POST', '/api/pet-profiles', ada, PET)).json<{ id: number }>();
    const dog = await call('POST', '/api/guide-dogs', ada, { ...PET, location: 'Austin, TX', petProfileId: id });
    await set('pet_profile', id, 'hidden');
    await set('guide_dog', dog.json<{ id: number }>().id, 'hidden');
    const own = await call('GET', '/api/pet-profiles/user', ada);
    expect(own.json<{ id: number }[]>().find((each) => each.id === id)).toMatchObject({ state: 'hidden' });
    expect((await call('GET', `/api/guide-dogs/${ADA}`, ada)).json()).toMatchObject({ state: 'hidden' });
    for (const url of [`/api/pet-profiles/${id}`, `/api/guide-dogs/${ADA}`]) {
      expect((await call('PUT', url, ada, { bio: 'Naps.' })).json()).toMatchObject({ state: 'hidden', bio: 'Naps.' });
      for (const cookie of [olive, undefined]) expect((await call('GET', url, cookie)).statusCode).toBe(404);
      expect((await call('PUT', url, olive, { bio: 'Mine.' })).statusCode).toBe(404);
    }
    expect((await call('POST', '/api/guide-dogs', ada, { ...PET, location: 'Austin, TX' })).statusCode).toBe(409);
    await sql('delete from guide_dogs; delete from pet_profiles');
  });
});

describe('removed content', () => {
  it("removed content can't be changed by its author, but can be deleted", async () => {
    const { id } = await written(PLACE);
    const pet = (await call('POST', '/api/pet-profiles', ada, PET)).json<{ id: number }>();
    const dog = (await call('POST', '/api/guide-dogs', ada, { ...PET, location: 'Austin, TX' })).json<{ id: number }>();
    await set('review', id, 'removed');
    await set('pet_profile', pet.id, 'removed');
    await set('guide_dog', dog.id, 'removed');
    for (const [url, body] of [
      [`/api/reviews/${id}`, GOOD],
      [`/api/pet-profiles/${pet.id}`, { bio: 'Naps.' }],
      [`/api/guide-dogs/${ADA}`, { bio: 'Naps.' }],
    ] as const) {
      const answer = await call('PUT', url, ada, body);
      expect([answer.statusCode, answer.json()]).toEqual([403, expect.objectContaining(REMOVED)]);
    }
    for (const url of [`/api/reviews/${id}`, `/api/pet-profiles/${pet.id}`])
      expect((await call('DELETE', url, ada)).statusCode).toBe(204);
    await sql('delete from guide_dogs');
  });

  it('removed content is erased with its photos when its retention ends, unlike newer or hidden content', async () => {
    const photo = await uploaded('review_photo');
    const petPhoto = await uploaded('pet_photo');
    const old = await written(6, { images: [photo] });
    const young = await written(7);
    const hidden = await written(8);
    const pet = (await call('POST', '/api/pet-profiles', ada, { ...PET, petImageUrl: petPhoto })).json<{
      id: number;
    }>();
    await set('review', old.id, 'removed');
    await set('review', young.id, 'removed');
    await set('review', hidden.id, 'hidden');
    await set('photo', petPhoto, 'removed');
    const days = RETENTION.removedContentDays;
    await sql(`update reviews set state_since = now() - interval '${days} days 1 minute' where id in (${old.id}, ${hidden.id});
      update reviews set state_since = now() - interval '${days - 1} days' where id = ${young.id};
      update taken_down_photos set state_since = now() - interval '${days} days 1 minute'`);
    const before = await totals();

    await eraseRemovedContents(app.database);
    await sql(`update uploads set free_since = free_since - interval '3 days'`);
    await app.nest.get(RemoveOrphans).run();

    const left = await sql<{ id: number }>(
      `select id from reviews where id in (${old.id}, ${young.id}, ${hidden.id}) order by id`,
    );
    expect(left.map(({ id }) => id)).toEqual([young.id, hidden.id]);
    expect(await totals()).toEqual(before);
    for (const address of [photo, petPhoto]) expect((await call('GET', address)).statusCode).toBe(404);
    expect(await sql('select from uploads union all select from taken_down_photos')).toEqual([]);
    expect((await call('GET', `/api/pet-profiles/${pet.id}`, ada)).json()).toMatchObject({ petImageUrl: null });
  });

  it("keeps a removed photo's file while the photo can still be restored", async () => {
    const photo = await uploaded('review_photo');
    const { id } = await written(9, { images: [photo] });
    await set('photo', photo, 'removed');
    await eraseRemovedContents(app.database);
    await sql(`update uploads set free_since = free_since - interval '3 days'`);
    await app.nest.get(RemoveOrphans).run();
    // An outdated form sends the removed photo again.
    const stale = await call('PUT', `/api/reviews/${id}`, ada, { ...GOOD, images: [photo] });
    const told = (path: string, message: string) => expect.objectContaining({ errors: [{ path, message }] });
    const down = 'This photo was taken down. See your notices.';
    expect([stale.statusCode, stale.json()]).toEqual([400, told('images', down)]);
    // Another member doesn't learn that the photo was taken down.
    const foreign = await call('POST', '/api/pet-profiles', olive, { ...PET, petImageUrl: photo });
    const none = 'This is not a photo that you uploaded here.';
    expect([foreign.statusCode, foreign.json()]).toEqual([400, told('petImageUrl', none)]);
    await set('photo', photo, 'shown');
    expect((await call('GET', photo)).statusCode).toBe(200);
    expect((await call('GET', `/api/reviews/${id}`)).json()).toMatchObject({ images: [photo] });
  });

  it("removed content appears with its state in the member's export", async () => {
    const { id } = await written(10);
    await set('review', id, 'removed');
    const answer = await call('GET', '/api/user/export', ada);
    const files = await filesOfZip(answer.rawPayload);
    const reviews = JSON.parse(String(files.get('json/reviews.json'))) as { id: number; state: string }[];
    expect(reviews.find((each) => each.id === id)).toMatchObject({ state: 'removed' });
  });
});
