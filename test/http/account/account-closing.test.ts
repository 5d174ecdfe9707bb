import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { REVIEW_TOTALS } from '../../../infrastructure/review/review-totals.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { lastMail } from '../../support/outgoing/deliveries.js';
import { continueIds, plantMember, recount, tracesOf, type Planted } from '../../support/member-rows.js';
import { seedDirectory } from '../../support/search/seeded.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { inconsistencies } from '../../support/totals.js';

let app: TestApp;
let other: TestApp;

beforeAll(async () => {
  const urls = await emptyDirectory('http_account_closing');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  other = await startTestApp(urls);
  await recount(app.database.pool);
});

afterAll(async () => {
  await app?.close();
  await other?.close();
});

const get = (url: string, cookie?: string, on = app) =>
  on.fastify.inject({ url, headers: cookie === undefined ? {} : { cookie } });
const close = (cookie: string, body: object) =>
  app.fastify.inject({ method: 'DELETE', url: '/api/user', headers: { cookie }, payload: body });

const query = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await app.database.pool.query(text, values)).rows as T[];

/** Reviews whose votes are counted wrongly. */
const wrongVotes = () =>
  query(
    'select id from reviews r where helpful_count <> (select count(*) from review_votes v where v.review_id = r.id)',
  );

/** Sums that do not add up, but for those that the small directory of these tests has from the start. */
async function wrongTotals(): Promise<string[]> {
  const found = await runSql(app.databaseUrls.ownerUrl, inconsistencies);
  return Object.keys(found).filter((name) => ['totals of a listing', 'totals of all reviews'].includes(name));
}

const erase = () => app.nest.get(EraseDueAccounts).run();
const letTimePass = () =>
  query(`update users set erasure_at = now() - interval '1 second' where erasure_at is not null`);

async function closedMember(mark: string, reviews: 'anonymise' | 'remove'): Promise<Planted> {
  const member = await plantMember(app, mark);
  expect((await close(await signedInAs(app, member.userId), { reviews })).statusCode).toBe(202);
  return member;
}

const ALL_REVIEWS = `select review_count as count, rating_sum as sum from ${REVIEW_TOTALS} t`;

describe('closing the account', () => {
  it('needs a recent sign-in and a choice', async () => {
    const { userId } = await plantMember(app, 'hesitant');
    const cookie = await signedInAs(app, userId);
    const unchosen = await close(cookie, {});
    expect([unchosen.statusCode, unchosen.json().errors[0].path]).toEqual([400, 'reviews']);
    await query(
      `update sessions set sess = jsonb_set(sess, '{signedInAt}', to_jsonb(now() - interval '10 minutes 1 second')) where sess ->> 'userId' = $1`,
      [userId],
    );
    for (const answer of [await close(cookie, { reviews: 'remove' }), await get('/api/user/export', cookie)]) {
      expect([answer.statusCode, answer.json().code, answer.json().message]).toEqual([
        403,
        'REAUTHENTICATION_REQUIRED',
        'Please sign in again to continue.',
      ]);
    }
    expect((await get(`/api/users/${userId}`)).statusCode).toBe(200);
  });

  it('ends every way in and shows nothing of the member, until it is taken back', async () => {
    const { userId, email, mark } = await plantMember(app, 'leaving');
    const cookie = await signedInAs(app, userId);
    const elsewhere = await signedInAs(other, userId);
    const made = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/tokens',
      headers: { cookie },
      payload: { name: 'T', scopes: ['read'] },
    });
    const authorization = `Bearer ${made.json<{ token: string }>().token}`;
    const dogs = Number((await get('/api/guide-dogs')).headers['x-total-count']);

    const answer = await close(cookie, { reviews: 'anonymise' });
    expect(answer.statusCode).toBe(202);
    expect(answer.headers['set-cookie']).toMatch(/^session=;.*Max-Age=0/);
    const erasureAt = new Date(answer.json<{ erasureAt: string }>().erasureAt);
    expect(Math.round((erasureAt.getTime() - Date.now()) / 86_400_000)).toBe(14);
    expect((await lastMail(app, email)).subject).toBe('Your account is closed');

    for (const each of [cookie, elsewhere]) expect((await get('/api/auth/user', each, other)).statusCode).toBe(401);
    expect((await other.fastify.inject({ url: '/api/auth/user', headers: { authorization } })).statusCode).toBe(401);
    expect((await get(`/api/users/${userId}`)).json().code).toBe('USER_NOT_FOUND');
    const reviews = await get('/api/businesses/1/reviews');
    const community = await get('/api/guide-dogs?limit=100');
    expect(community.headers['x-total-count']).toBe(String(dogs - 1));
    for (const body of [reviews.body, community.body]) {
      expect(body).not.toContain(mark);
      expect(body).not.toContain(userId);
    }
    expect(await erase()).toBe(0);

    await app.nest.get(RestoreAccount).run({ userId });
    expect((await get(`/api/users/${userId}`)).statusCode).toBe(200);
    expect((await get('/api/businesses/1/reviews')).json()[0]).toMatchObject({ userId, petName: mark });
    expect((await get('/api/auth/user', cookie)).statusCode).toBe(401);
    await expect(app.nest.get(RestoreAccount).run({ userId })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

describe('erasing an account', () => {
  it('removes the reviews where that was chosen, and every total follows', async () => {
    const others = await query('select id from reviews where business_id in (1, 2, 3) order by id');
    const { userId, email, mark } = await closedMember('erased', 'remove');
    await letTimePass();
    expect(await erase()).toBe(1);
    expect(await query('select id from reviews where business_id in (1, 2, 3) order by id')).toEqual(others);
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
    for (const trace of [userId, email, mark])
      expect([trace, await tracesOf(app.database.pool, trace)]).toEqual([trace, []]);
  });

  it('keeps the reviews without a name where that was chosen', async () => {
    const before = await query(ALL_REVIEWS);
    const { userId, email, mark } = await closedMember('nameless', 'anonymise');
    const planted = await query(ALL_REVIEWS);
    expect(planted).not.toEqual(before);
    await letTimePass();
    expect(await erase()).toBe(1);
    expect(await query(ALL_REVIEWS)).toEqual(planted);
    expect((await get('/api/businesses/1/reviews')).json()[0]).toMatchObject({
      rating: 5,
      content: 'Content of a review',
      user: null,
    });
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
    for (const trace of [userId, email, mark])
      expect([trace, await tracesOf(app.database.pool, trace)]).toEqual([trace, []]);
  });

  it('leaves the member’s listing to whoever claims it, with its reviews and responses', async () => {
    const { userId } = await closedMember('landlord', 'remove');
    const [place] = await query<{ id: number }>('select id from businesses where owner_id = $1', [userId]);
    await letTimePass();
    await erase();
    const shown = (await get(`/api/businesses/${place?.id}`)).json();
    expect(shown).toMatchObject({ name: 'Place', ownerId: null, isClaimed: false, email: null, reviewCount: 1 });
    expect(await query('select images, image_alts, menu_url from businesses where id = $1', [place?.id])).toEqual([
      { images: ['/uploads/demo/a.webp', '/uploads/demo/b.webp'], image_alts: ['A', 'B'], menu_url: null },
    ]);
    expect(await query('select kind from uploads where user_id is null order by kind desc limit 2')).toEqual([
      { kind: 'profile_photo' },
      { kind: 'profile_photo' },
    ]);
    expect(await query('select claimed_by, claimed_at from businesses where id = $1', [place?.id])).toEqual([
      { claimed_by: null, claimed_at: null },
    ]);
    expect(
      await query('select content, responder_id from review_responses where business_id = $1', [place?.id]),
    ).toEqual([{ content: 'Thank you for coming.', responder_id: null }]);
  });

  it('is done once where two processes do it at once, and touches nobody else', async () => {
    const bystander = await plantMember(app, 'bystander');
    const kept = await tracesOf(app.database.pool, bystander.userId);
    await closedMember('first-to-go', 'remove');
    await closedMember('next-to-go', 'anonymise');
    await letTimePass();
    const erased = await Promise.all([erase(), other.nest.get(EraseDueAccounts).run()]);
    expect(erased[0] + erased[1]).toBe(2);
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
    expect(await tracesOf(app.database.pool, bystander.userId)).toEqual(kept);
    expect(await query('select from users where erasure_at is not null')).toEqual([]);
  });
});
