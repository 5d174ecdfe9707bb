import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { SharedList, SharedPlace, type SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { ADA, OLIVE, seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';

let app: TestApp;
let ada: string;
let olive: string;
let list: SavedList;

beforeAll(async () => {
  const urls = await emptyDirectory('http_shared_lists');
  await seedDirectory(urls.ownerUrl);
  app = await startTestApp(urls);
  [ada, olive] = [await signedInAs(app, ADA), await signedInAs(app, OLIVE)];
});

afterAll(() => app?.close());

beforeEach(async () => {
  await sql('delete from saved_lists');
  list = (await call('POST', '/user/lists', ada, { name: 'Beach trip' })).json<SavedList>();
  await call('PUT', `/user/lists/${list.id}/places/21`, ada, { note: 'note-secret' });
  await call('PUT', `/user/lists/${list.id}/places/20`, ada, {});
});

const sql = <Row>(text: string): Promise<Row[]> =>
  runSql(app.databaseUrls.ownerUrl, async (client) => (await client.query(text)).rows as Row[]);

const call = (method: 'GET' | 'PUT' | 'DELETE' | 'POST', url: string, cookie: string | null, payload?: object) =>
  app.fastify.inject({
    method,
    url: `/api${url}`,
    headers: cookie === null ? {} : { cookie },
    ...(payload === undefined ? {} : { payload }),
  });

async function shared(what: object = {}): Promise<string> {
  const answer = await call('PUT', `/user/lists/${list.id}/share`, ada, what);
  expect([answer.statusCode, answer.body]).toEqual([200, expect.any(String)]);
  return answer.json<SavedList>().share?.token ?? '';
}

/** Returns both responses about a link. */
const opened = (token: string, cookie: string | null = null) =>
  Promise.all(['', '/places'].map((path) => call('GET', `/shared-lists/${token}${path}`, cookie)));

const statusesOf = async (token: string) => (await opened(token)).map(({ statusCode }) => statusCode);

describe('a shared list', () => {
  it('has an unguessable link that visitors open without signing in', async () => {
    const token = await shared();
    expect(token).toMatch(/^[\w-]{43}$/);
    const [one, places] = await opened(token);
    expect(one?.json()).toEqual({
      ...{ name: 'Beach trip', placeCount: 2, unlistedCount: 0, sharedBy: null, sharesNotes: false },
    });
    expect(places?.json<SharedPlace[]>().map(({ id, note }) => [id, note])).toEqual([
      [21, null],
      [20, null],
    ]);
    expect(z.strictObject(SharedList.shape).safeParse(one?.json()).error).toBeUndefined();
    expect(z.array(z.strictObject(SharedPlace.shape)).safeParse(places?.json()).error).toBeUndefined();
  });

  it('is neither stored by caches nor listed by search engines, and its address goes to no other site', async () => {
    for (const { headers } of await opened(await shared())) {
      expect([headers['cache-control'], headers['x-robots-tag'], headers['referrer-policy']]).toEqual([
        'private, no-store',
        'noindex',
        'no-referrer',
      ]);
      expect(headers.etag).toBeUndefined();
    }
  });

  it('shows nothing private: no notes, no name, no id of the member or the list', async () => {
    const [one, places] = await opened(await shared());
    for (const body of [one?.body, places?.body]) {
      for (const word of ['note-secret', 'Ada', ADA, 'token']) expect(body).not.toContain(word);
    }
    const fields = places?.json<object[]>().flatMap((place) => Object.keys(place)) ?? [];
    for (const field of ['savedAt', 'position', 'userId', 'listId']) expect(fields).not.toContain(field);
  });

  it('has pages whose cursors say nothing about the list, and belong to its link', async () => {
    const token = await shared();
    const first = await call('GET', `/shared-lists/${token}/places?limit=1`, null);
    const next = /^<\/api([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
    const cursor = new URLSearchParams(next.split('?')[1]).get('cursor') ?? '';
    expect(JSON.parse(Buffer.from(cursor, 'base64url').toString())).toEqual([`shared-list ${token} trip`, 1, 21]);
    expect((await call('GET', next, null)).json<SharedPlace[]>().map(({ id }) => id)).toEqual([20]);
    await call('DELETE', `/user/lists/${list.id}/share`, ada);
    const other = await shared();
    expect((await call('GET', next.replace(token, other), null)).json()).toMatchObject({ code: 'INVALID_CURSOR' });
  });

  it('shows notes and the first name if the member chooses to, until they choose again', async () => {
    const token = await shared({ sharesNotes: true, sharesName: true });
    const [one, places] = await opened(token);
    expect(one?.json()).toMatchObject({ sharedBy: 'Ada', sharesNotes: true });
    expect(places?.json<SharedPlace[]>().map(({ note }) => note)).toEqual(['note-secret', null]);
    expect(await shared()).toBe(token);
    const [again, bare] = await opened(token);
    expect(again?.json()).toMatchObject({ sharedBy: null });
    expect(bare?.body).not.toContain('note-secret');
  });

  it('shows no name while the profile is paused', async () => {
    const token = await shared({ sharesName: true });
    await sql(`update users set paused = true where id = '${ADA}'`);
    expect((await opened(token))[0]?.json()).toMatchObject({ sharedBy: null });
    await sql(`update users set paused = false where id = '${ADA}'`);
  });

  it('ends when the member stops sharing, and gets another link when they share again', async () => {
    const token = await shared({ sharesNotes: true });
    expect((await call('DELETE', `/user/lists/${list.id}/share`, ada)).statusCode).toBe(204);
    expect(await statusesOf(token)).toEqual([404, 404]);
    const other = await shared();
    expect(other).not.toBe(token);
    expect([await statusesOf(token), await statusesOf(other)]).toEqual([
      [404, 404],
      [200, 200],
    ]);
  });

  it('ends with the list, and while the account is closed or suspended', async () => {
    const token = await shared();
    await sql(`update users set erasure_at = now() + interval '1 day' where id = '${ADA}'`);
    expect(await statusesOf(token)).toEqual([404, 404]);
    await sql(`update users set erasure_at = null where id = '${ADA}'`);
    await sql(
      `insert into notices (member_id, kind, reason, note, decided_by, token_hash) values ('${ADA}', 'suspension', 'spam', 'Spam', 'Root', 'x')`,
    );
    expect(await statusesOf(token)).toEqual([404, 404]);
    await sql(`delete from notices`);
    expect(await statusesOf(token)).toEqual([200, 200]);
    await call('DELETE', `/user/lists/${list.id}`, ada);
    expect(await statusesOf(token)).toEqual([404, 404]);
  });

  it('returns 404 for a guess', async () => {
    for (const guess of ['a-guess', '%20', 'x'.repeat(101)]) expect(await statusesOf(guess)).toEqual([404, 404]);
  });

  it('leaves out hidden places and says how many', async () => {
    const token = await shared();
    await sql('update businesses set is_active = false where id = 21');
    const [one, places] = await opened(token);
    expect(one?.json()).toMatchObject({ placeCount: 1, unlistedCount: 1 });
    expect(places?.json<SharedPlace[]>().map(({ id }) => id)).toEqual([20]);
    await sql('update businesses set is_active = true where id = 21');
  });

  it('tells a signed-in viewer which places they saved, and a visitor nothing about that', async () => {
    const token = await shared();
    await call('PUT', '/businesses/20/favorite', olive);
    const [, places] = await opened(token, olive);
    expect(places?.json<SharedPlace[]>().map(({ id, isSaved }) => [id, isSaved])).toEqual([
      [21, false],
      [20, true],
    ]);
    expect((await opened(token))[1]?.body).not.toContain('isSaved');
  });
});
