import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { SAVED_LIMITS } from '../../../domain/saved-place/saved-list.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { SavedList, SavedPlace } from '../../../interfaces/contract/saved-place/saved-place.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, HIDDEN, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;
let ada: string;
let olive: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_saved_lists');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
});

afterAll(() => app?.close());

beforeEach(() => sql('delete from saved_lists'));

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

type Method = 'GET' | 'PUT' | 'DELETE' | 'POST';

const call = (method: Method, url: string, payload?: object, cookie: string | null = ada) =>
  app.fastify.inject({
    method,
    url: `/api${url}`,
    headers: cookie === null ? {} : { cookie },
    ...(payload === undefined ? {} : { payload }),
  });

const lists = async (cookie = ada) => (await call('GET', '/user/lists', undefined, cookie)).json<SavedList[]>();

async function aList(name: string, cookie = ada): Promise<SavedList> {
  const answer = await call('POST', '/user/lists', { name }, cookie);
  expect([answer.statusCode, answer.body]).toEqual([201, expect.any(String)]);
  return answer.json<SavedList>();
}

const heart = (method: 'PUT' | 'DELETE', id: number) => call(method, `/businesses/${id}/favorite`);

const put = (listId: number, id: number, body: object = {}, cookie = ada) =>
  call('PUT', `/user/lists/${listId}/places/${id}`, body, cookie);

const places = async (listId: number, query = '') =>
  (await call('GET', `/user/lists/${listId}/places?limit=100${query}`)).json<SavedPlace[]>();

const idsIn = async (listId: number, query = '') => (await places(listId, query)).map(({ id }) => id);

const refusalOf = (answer: Awaited<ReturnType<typeof call>>) => [answer.statusCode, answer.json().code];

describe('the list in which the heart saves', () => {
  it('exists from the first saved place on and is named Saved', async () => {
    expect(await lists()).toEqual([]);
    await heart('PUT', 20);
    const all = await lists();
    expect(all).toMatchObject([{ name: 'Saved', isDefault: true, placeCount: 1, unlistedCount: 0, share: null }]);
    expect(z.array(z.strictObject(SavedList.shape)).safeParse(all).error).toBeUndefined();
    expect(await idsIn(all[0]!.id)).toEqual([20]);
  });

  it('is added once when two places are saved at the same time', async () => {
    const answers = await Promise.all([20, 21, 22].map((id) => heart('PUT', id)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
    expect(await lists()).toMatchObject([{ placeCount: 3 }]);
  });

  it('can be renamed but not deleted', async () => {
    await heart('PUT', 20);
    const [{ id }] = (await lists()) as [SavedList];
    expect((await call('PUT', `/user/lists/${id}`, { name: ' Hearts ' })).json()).toMatchObject({ name: 'Hearts' });
    expect(refusalOf(await call('DELETE', `/user/lists/${id}`))).toEqual([409, 'SAVED_LIST_STAYS']);
    expect(await lists()).toMatchObject([{ name: 'Hearts', placeCount: 1 }]);
  });

  it('stays without a place that is in another list already', async () => {
    const trip = await aList('Trip');
    await put(trip.id, 20);
    expect((await heart('PUT', 20)).statusCode).toBe(204);
    expect((await lists()).map(({ name, placeCount }) => [name, placeCount])).toEqual([
      ['Saved', 0],
      ['Trip', 1],
    ]);
  });

  it('refuses a place when it is full, and a repeated save of one that it contains is still fine', async () => {
    await heart('PUT', 20);
    await sql(`insert into businesses (id, name, category, approval_status)
      select n, 'Filler', 'services', 'approved' from generate_series(1001, 1500) n on conflict do nothing`);
    await sql(`insert into saved_places (list_id, user_id, business_id)
      select l.id, l.user_id, n from saved_lists l, generate_series(1001, ${1000 + SAVED_LIMITS.places - 1}) n`);
    expect(refusalOf(await heart('PUT', 21))).toEqual([409, 'TOO_MANY_SAVED_PLACES']);
    expect((await heart('PUT', 20)).statusCode).toBe(204);
    await heart('DELETE', 1001);
    expect((await heart('PUT', 21)).statusCode).toBe(204);
    await sql('delete from businesses where id > 1000');
  });
});

describe('POST /api/user/lists', () => {
  it('creates a list after the default one and says where it is', async () => {
    const answer = await call('POST', '/user/lists', { name: '  Beach   trip ' });
    const { id } = answer.json<SavedList>();
    expect(answer.headers.location).toBe(`/api/user/lists/${id}`);
    expect((await lists()).map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Saved', true],
      ['Beach trip', false],
    ]);
  });

  it.each([
    ['', 'Please enter a name for the list'],
    ['   ', 'Please enter a name for the list'],
    ['x'.repeat(61), 'Name must be 60 characters or less'],
  ])('returns 400 for the name %j', async (name, message) => {
    const answer = await call('POST', '/user/lists', { name });
    expect([answer.statusCode, answer.json().errors[0]]).toEqual([400, { path: 'name', message }]);
  });

  it('returns 409 for a name that another list of the member has, but not one of another member', async () => {
    await aList('Trip');
    const answer = await call('POST', '/user/lists', { name: 'TRIP' });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      409,
      [{ path: 'name', message: 'You already have a list named Trip.' }],
    ]);
    expect(await aList('Trip', olive)).toMatchObject({ name: 'Trip' });
  });

  it('returns 409 for list 31, also when the last ones are made at the same time', async () => {
    await aList('First');
    await sql(`insert into saved_lists (user_id, name) select '${ADA}', 'List ' || n from generate_series(1, 27) n`);
    const answers = await Promise.all(['a', 'b', 'c'].map((name) => call('POST', '/user/lists', { name })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
    expect(await lists()).toHaveLength(SAVED_LIMITS.lists);
  });

  it('with a repeated Idempotency-Key, creates the list only once', async () => {
    const headers = { cookie: ada, 'idempotency-key': 'one-list' };
    const send = () =>
      app.fastify.inject({ method: 'POST', url: '/api/user/lists', headers, payload: { name: 'Once' } });
    const [first, second] = [await send(), await send()];
    expect([first.statusCode, second.statusCode, second.json()]).toEqual([201, 201, first.json()]);
  });
});

describe('the lists of a member', () => {
  it('return 404 for another member, and nothing changes', async () => {
    const { id } = await aList('Private trip');
    await put(id, 20, { note: 'Mine' });
    const share = { sharesNotes: true, sharesName: true };
    const answers = [
      await call('GET', `/user/lists/${id}`, undefined, olive),
      await call('PUT', `/user/lists/${id}`, { name: 'Taken' }, olive),
      await call('PUT', `/user/lists/${id}/share`, share, olive),
      await call('DELETE', `/user/lists/${id}/share`, undefined, olive),
      await call('GET', `/user/lists/${id}/places`, undefined, olive),
      await call('PUT', `/user/lists/${id}/order`, { businessIds: [20] }, olive),
      await put(id, 21, {}, olive),
      await call('DELETE', `/user/lists/${id}/places/20`, undefined, olive),
      await call('DELETE', `/user/lists/${id}`, undefined, olive),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([404, 'SAVED_LIST_NOT_FOUND']);
    expect(await places(id)).toMatchObject([{ id: 20, note: 'Mine' }]);
    expect((await lists())[1]).toMatchObject({ name: 'Private trip', share: null });
  });

  it('forget their places when they are deleted, except those in other lists', async () => {
    const [one, two] = [await aList('One'), await aList('Two')];
    for (const id of [20, 21]) await put(one.id, id);
    await put(two.id, 21);
    expect((await call('DELETE', `/user/lists/${one.id}`)).statusCode).toBe(204);
    const cards = (await call('GET', '/user/favorites')).json<{ id: number }[]>();
    expect(cards.map(({ id }) => id)).toEqual([21]);
  });
});

describe('the places of a list', () => {
  it('have their note and order, and every field of the contract', async () => {
    const { id } = await aList('Trip');
    await put(id, 20, { note: '  Ring twice.\nBack door. ' });
    await put(id, 21);
    const all = await places(id, '&sort=trip');
    expect(all).toMatchObject([
      { id: 20, note: 'Ring twice.\nBack door.', position: 1, isSaved: true },
      { id: 21, note: null, position: 2, isSaved: true },
    ]);
    expect(z.array(z.strictObject(SavedPlace.shape)).safeParse(all).error).toBeUndefined();
  });

  it('a note is changed, kept, and removed', async () => {
    const { id } = await aList('Trip');
    await put(id, 20, { note: 'First' });
    await put(id, 20);
    expect(await places(id)).toMatchObject([{ note: 'First' }]);
    await put(id, 20, { note: 'Second' });
    expect(await places(id)).toMatchObject([{ note: 'Second', position: 1 }]);
    await put(id, 20, { note: ' ' });
    expect(await places(id)).toMatchObject([{ note: null }]);
  });

  it('a note of 501 characters is refused', async () => {
    const { id } = await aList('Trip');
    expect((await put(id, 20, { note: 'é'.repeat(500) })).statusCode).toBe(204);
    const answer = await put(id, 20, { note: 'é'.repeat(501) });
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'note', message: 'Note must be 500 characters or less' }],
    ]);
  });

  it('a place that is not public cannot be added', async () => {
    const { id } = await aList('Trip');
    for (const hidden of [...Object.values(HIDDEN), 99_999]) {
      expect(refusalOf(await put(id, hidden))).toEqual([404, 'BUSINESS_NOT_FOUND']);
    }
  });

  it('a place hidden later is counted as not listed, and its note can still be changed and it can be removed', async () => {
    const { id } = await aList('Trip');
    for (const each of [20, 21]) await put(id, each);
    await sql('update businesses set is_active = false where id = 21');
    expect(await idsIn(id)).toEqual([20]);
    expect((await lists())[1]).toMatchObject({ placeCount: 1, unlistedCount: 1 });
    expect((await put(id, 21, { note: 'Closed?' })).statusCode).toBe(204);
    await sql('update businesses set is_active = true where id = 21');
    expect((await places(id)).find((place) => place.id === 21)).toMatchObject({ note: 'Closed?' });
    await call('DELETE', `/user/lists/${id}/places/21`);
    expect((await lists())[1]).toMatchObject({ placeCount: 1, unlistedCount: 0 });
  });

  it('are sorted by the time of saving, by name, and in the order of the trip', async () => {
    const { id } = await aList('Trip');
    for (const each of [22, 20, 21]) await put(id, each);
    expect(await idsIn(id)).toEqual([21, 20, 22]);
    expect(await idsIn(id, '&sort=recent')).toEqual([21, 20, 22]);
    expect(await idsIn(id, '&sort=name')).toEqual([20, 21, 22]);
    expect(await idsIn(id, '&sort=trip')).toEqual([22, 20, 21]);
    expect((await call('GET', `/user/lists/${id}/places?sort=best`)).json().errors).toMatchObject([{ path: 'sort' }]);
  });

  it('are sorted by distance, with places without coordinates last', async () => {
    const { id } = await aList('Trip');
    for (const each of [20, 22, 21]) await put(id, each);
    await sql('update businesses set latitude = null, longitude = null where id = 21');
    const near = await places(id, '&sort=distance&latitude=30.2892&longitude=-97.7431');
    expect(near.map((place) => [place.id, place.distance])).toEqual([
      [22, 0],
      [20, 0.1],
      [21, undefined],
    ]);
    expect(z.array(z.strictObject(SavedPlace.shape)).safeParse(near).error).toBeUndefined();
    await sql('update businesses set latitude = 30.2672 + 0.021, longitude = -97.7431 where id = 21');
  });

  it('returns 400 for a distance without a known location, and for one coordinate or both kinds', async () => {
    const { id } = await aList('Trip');
    const codes = await Promise.all(
      [
        '',
        '&location=Nowhereville',
        '&location=Texas',
        '&latitude=30',
        '&location=Austin&latitude=30&longitude=-97',
      ].map(async (query) => refusalOf(await call('GET', `/user/lists/${id}/places?sort=distance${query}`))),
    );
    expect(codes).toEqual([
      [400, 'ORIGIN_REQUIRED'],
      [400, 'ORIGIN_REQUIRED'],
      [400, 'ORIGIN_REQUIRED'],
      [400, 'ORIGIN_INCOMPLETE'],
      [400, 'LOCATION_CONFLICT'],
    ]);
  });

  it('are walked page by page without gaps, although a place on an earlier page was removed first', async () => {
    const { id } = await aList('Trip');
    for (const each of [20, 21, 22, 23, 24]) await put(id, each);
    const first = await call('GET', `/user/lists/${id}/places?sort=trip&limit=2`);
    expect([first.headers['x-total-count'], first.json<SavedPlace[]>().map((place) => place.id)]).toEqual([
      '5',
      [20, 21],
    ]);
    await call('DELETE', `/user/lists/${id}/places/20`);
    const next = /^<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    expect((await call('GET', next)).json<SavedPlace[]>().map((place) => place.id)).toEqual([22, 23]);
    expect(refusalOf(await call('GET', next.replace('sort=trip', 'sort=name')))).toEqual([400, 'INVALID_CURSOR']);
  });

  it('are put in a new order; those left out follow, and unknown ones are ignored', async () => {
    const { id } = await aList('Trip');
    for (const each of [20, 21, 22, 23]) await put(id, each);
    const order = (businessIds: unknown) => call('PUT', `/user/lists/${id}/order`, { businessIds });
    expect((await order([22, 99_999, 20, 30])).statusCode).toBe(204);
    expect(await idsIn(id, '&sort=trip')).toEqual([22, 20, 21, 23]);
    expect((await order([1.5])).statusCode).toBe(400);
    expect((await order(Array.from({ length: 501 }, (_, n) => n + 1))).statusCode).toBe(400);
  });

  it('a removed place returns to its position in the order', async () => {
    const { id } = await aList('Trip');
    for (const each of [20, 21, 22]) await put(id, each);
    await call('DELETE', `/user/lists/${id}/places/21`);
    await put(id, 21, { note: 'Back', position: 2 });
    expect(await idsIn(id, '&sort=trip')).toEqual([20, 21, 22]);
  });

  it('the heart removes a place from all lists', async () => {
    const trip = await aList('Trip');
    await heart('PUT', 20);
    await put(trip.id, 20, { note: 'Lunch' });
    const saved = (await lists())[0]!;
    expect((await call('GET', '/businesses/20/lists')).json()).toEqual([
      { listId: saved.id, note: null, position: 1 },
      { listId: trip.id, note: 'Lunch', position: 1 },
    ]);
    await heart('DELETE', 20);
    expect((await call('GET', '/businesses/20/lists')).json()).toEqual([]);
    expect((await lists()).map(({ placeCount }) => placeCount)).toEqual([0, 0]);
  });
});
