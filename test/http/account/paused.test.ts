import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openApiDocument } from '../../../interfaces/http/openapi/open-api.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds, plantMember, type Planted } from '../../support/member-rows.js';
import { OLIVE, seedDirectory } from '../../support/search/seeded.js';

let app: TestApp;
let member: Planted;
let own: string;
let others: string;
let ids: readonly (string | number)[];

beforeAll(async () => {
  const urls = await emptyDirectory('http_account_paused');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  member = await plantMember(app, 'shy-member');
  [own, others] = [await signedInAs(app, member.userId), await signedInAs(app, OLIVE)];
  // The email address of a business belongs to the business, so it may stay public.
  await query(`update businesses set email = null where owner_id = $1`, [member.userId]);
  await query(`update pet_profiles set is_public = true, show_in_community = true where user_id = $1`, [member.userId]);
  ids = [member.userId, ...(await Promise.all(['pet_profiles', 'reviews'].map(firstOf))), 1];
});

afterAll(() => app?.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.database.pool.query(text, values)).rows as Row[];

async function firstOf(table: string): Promise<number> {
  const rows = await query<{ id: number }>(`select id from ${table} where user_id = $1 order by id`, [member.userId]);
  return rows[0]?.id ?? 0;
}

const get = (url: string, cookie: string | null = null) =>
  app.fastify.inject({ url, headers: cookie === null ? {} : { cookie } });

const put = (body: object) =>
  app.fastify.inject({ method: 'PUT', url: '/api/user/privacy', headers: { cookie: own }, payload: body });

const pause = async (paused: boolean) => expect((await put({ paused })).json()).toMatchObject({ paused });

/** Returns every public GET call, once for each ID that can fill its path. */
function publicCalls(): string[] {
  return Object.entries(openApiDocument(app.nest).paths).flatMap(([path, { get: call }]) => {
    if (call === undefined || (call.security ?? []).length > 0 || /login|callback|logout/.test(path)) return [];
    return [...new Set(ids.map((id) => path.replaceAll(/\{\w+\}/g, String(id))))];
  });
}

/**
 * Returns the public calls that identify the member: by ID, or by a name, photo, or pet (all of them contain the mark).
 */
async function telling(cookie: string | null): Promise<string[]> {
  const found: string[] = [];
  for (const call of publicCalls()) {
    // The owner ID of a business stays public.
    const body = (await get(call, cookie)).body.replaceAll(/"ownerId" ?: ?"[^"]+"/g, '');
    if (body.includes(member.mark) || body.includes(member.userId)) found.push(call);
  }
  return found.toSorted();
}

describe('a paused profile', () => {
  it('appears in no public call, for visitors and members, until the pause ends', async () => {
    const [id, pet, review] = ids.map(String);
    const before = await telling(null);
    expect(before).toEqual(
      [
        `/api/businesses/1/reviews`,
        // With the addresses of the newest photos.
        `/api/businesses/1/reviews/summary`,
        `/api/guide-dogs`,
        `/api/guide-dogs/${id}`,
        `/api/guide-dogs/user/${id}`,
        `/api/pet-profiles/${pet}`,
        `/api/pet-profiles/public`,
        `/api/reviews`,
        `/api/reviews/${review}`,
        `/api/reviews/user/${id}`,
        `/api/users/${id}`,
        `/api/users/${id}/reviews`,
      ].toSorted(),
    );
    expect(await telling(others)).toEqual(before);
    await pause(true);
    expect(await telling(null)).toEqual([]);
    expect(await telling(others)).toEqual([]);
    await pause(false);
    expect(await telling(null)).toEqual(before);
  });

  it('returns 404 to others, while the member still sees a paused profile', async () => {
    const [id, pet] = ids.map(String);
    const requests: [string, string][] = [
      [`/api/users/${id}`, 'USER_NOT_FOUND'],
      [`/api/users/${id}/reviews`, 'USER_NOT_FOUND'],
      [`/api/reviews/user/${id}`, 'USER_NOT_FOUND'],
      [`/api/guide-dogs/${id}`, 'GUIDE_DOG_NOT_FOUND'],
      [`/api/guide-dogs/user/${id}`, 'GUIDE_DOG_NOT_FOUND'],
      [`/api/pet-profiles/${pet}`, 'PET_NOT_FOUND'],
    ];
    await pause(true);
    for (const [url, code] of requests) {
      for (const cookie of [null, others]) expect([url, (await get(url, cookie)).json().code]).toEqual([url, code]);
      const answer = await get(url, own);
      expect([url, answer.statusCode, answer.body.includes(member.mark)]).toEqual([url, 200, true]);
      expect(answer.headers['cache-control']).toContain('no-store');
    }
    expect((await get('/api/pet-profiles/user', own)).json()).toHaveLength(1);
    expect((await get('/api/auth/user', own)).json()).toMatchObject({ paused: true });
    const change = { method: 'PUT', headers: { cookie: others }, payload: { petName: 'X' } } as const;
    for (const url of [`/api/guide-dogs/${id}`, `/api/pet-profiles/${pet}`]) {
      expect([url, (await app.fastify.inject({ ...change, url })).statusCode]).toEqual([url, 404]);
    }
    await pause(false);
  });

  it('keeps the reviews of a paused profile and their count, without the name, and removes its Guide Dog from lists', async () => {
    const dogs = async () => Number((await get('/api/guide-dogs')).headers['x-total-count']);
    const [, , review] = ids.map(String);
    const [count, total] = [await dogs(), (await get('/api/businesses/1/reviews')).headers['x-total-count']];
    await pause(true);
    expect((await get(`/api/reviews/${review}`)).json()).toMatchObject({
      ...{ rating: 5, title: 'Title', content: 'Content of a review' },
      ...{ user: null, userId: null, petName: null, images: [] },
    });
    expect((await get(`/api/reviews/${review}`, own)).json()).toMatchObject({ petName: member.mark });
    expect((await get('/api/businesses/1/reviews')).headers['x-total-count']).toBe(total);
    expect(await dogs()).toBe(count - 1);
    await pause(false);
    expect(await dogs()).toBe(count);
  });
});
