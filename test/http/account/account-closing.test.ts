import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { EraseDueAccounts } from '../../../application/account/erase-due-accounts.js';
import { RestoreAccount } from '../../../application/account/restore-account.js';
import { PublishedContents } from '../../../application/moderation/ports.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { RemoveOrphans } from '../../../application/upload/remove-orphans.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { deliveredMails, deliveryOf, lastMail } from '../../support/outgoing/deliveries.js';
import { aJpeg, upload } from '../../support/uploads.js';
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

/** Returns the reviews whose helpful count differs from their number of votes. */
const wrongVotes = () =>
  query(
    'select id from reviews r where helpful_count <> (select count(*) from review_votes v where v.review_id = r.id)',
  );

/**
 * Returns what the public sees of businesses 1 and 2, of the owner of `place`, of the two reviews with votes, and of
 * the whole directory.
 */
async function shown(userId: string, place: number) {
  const rated = async (id: number) => {
    const { avgRating, reviewCount } = (await get(`/api/businesses/${id}`)).json<Record<string, unknown>>();
    const list = await get(`/api/businesses/${id}/reviews`);
    return [avgRating, reviewCount, list.headers['x-total-count'], list.json<unknown[]>().length];
  };
  const mine = async (url: string) => (await get(url)).json<{ ownerId: string | null }>().ownerId === userId;
  const answered = (await get(`/api/businesses/${place}/reviews`)).json<{ hasResponse: boolean; business: object }[]>();
  const votes = await query<{ n: number }>('select helpful_count as n from reviews where id in (1, 2) order by id');
  return {
    businesses: [await rated(1), await rated(2)],
    all: (await get('/api/reviews/summary')).json<object>(),
    isOwner: [await mine(`/api/businesses/${place}`), JSON.stringify(answered).includes(userId)],
    owned: (await get(`/api/businesses/owner/${userId}`)).json<unknown[]>().length,
    answers: answered.map(({ hasResponse }) => hasResponse),
    votes: votes.map(({ n }) => n),
  };
}

/** Returns the totals that don't add up. Leaves out those that are already wrong in the seeded directory. */
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

describe('closing an account', () => {
  it('requires a recent sign-in and a choice about reviews to close an account', async () => {
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

  it('closing an account ends every session and token and hides the member until the account is restored', async () => {
    const { userId, email, mark } = await plantMember(app, 'leaving');
    const cookie = await signedInAs(app, userId);
    const elsewhere = await signedInAs(other, userId);
    const createdToken = await app.fastify.inject({
      method: 'POST',
      url: '/api/user/tokens',
      headers: { cookie },
      payload: { name: 'T', scopes: ['read'] },
    });
    const authorization = `Bearer ${createdToken.json<{ token: string }>().token}`;
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
    expect((await other.fastify.inject({ url: '/api/auth/user', headers: { authorization } })).statusCode).toBe(401);
    await expect(app.nest.get(RestoreAccount).run({ userId })).rejects.toMatchObject({ code: 'USER_NOT_FOUND' });
  });
});

describe('the public content of a closed account', () => {
  it('the content of a closed account is hidden and left out of totals until the account is restored', async () => {
    const nobody = await plantMember(app, 'nobody-yet');
    const [place] = await query<{ id: number }>('select id from businesses where owner_id = $1', [nobody.userId]);
    await query('update reviews set created_at = now() where user_id = $1', [nobody.userId]);
    const before = await shown(nobody.userId, place!.id);
    const cookie = await signedInAs(app, nobody.userId);
    expect((await close(cookie, { reviews: 'anonymise' })).statusCode).toBe(202);
    const [first, second] = before.businesses as [[string, number, string, number], [string, number, string, number]];
    const closed = await shown(nobody.userId, place!.id);
    const sumOf = ([average, count]: readonly unknown[]) => Math.round(Number(average) * Number(count));
    expect(closed.businesses.map(([, count]) => count)).toEqual([first[1] - 1, second[1] - 1]);
    expect(closed.businesses.map(sumOf)).toEqual([sumOf(first) - 5, sumOf(second) - 2]);
    expect(closed.businesses.map(([, count, total]) => Number(total) - Number(count))).toEqual([0, 0]);
    expect(closed).toMatchObject({
      all: { totalReviews: (before.all as { totalReviews: number }).totalReviews - 2 },
      ...{ isOwner: [false, false], owned: 0, answers: [false], votes: before.votes.map((n) => n - 1) },
    });
    expect(before).toMatchObject({ isOwner: [true, true], owned: 1, answers: [true] });
    expect(await wrongTotals()).toEqual([]);

    // While the account is closed, an administrator's decision must not show its content. What was hidden stays hidden
    // after the restore.
    const [hidden] = await query<{ id: number }>('select id from reviews where user_id = $1 and business_id = 2', [
      nobody.userId,
    ]);
    const contents = app.nest.get(PublishedContents);
    const decide = (state: 'hidden' | 'shown') =>
      app.nest
        .get(Transaction)
        .run(() => contents.setState({ targetType: 'review', targetId: String(hidden!.id) }, state));
    await decide('hidden');
    await decide('shown');
    expect(await shown(nobody.userId, place!.id)).toEqual(closed);
    await decide('hidden');
    await app.nest.get(RestoreAccount).run({ userId: nobody.userId });
    expect((await shown(nobody.userId, place!.id)).businesses).toEqual([first, closed.businesses[1]]);
    await decide('shown');
    expect(await shown(nobody.userId, place!.id)).toEqual(before);
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
  });

  it('no total counts reviews and votes sent while the account is being closed', async () => {
    const { userId } = await plantMember(app, 'writing-still');
    const cookie = await signedInAs(app, userId);
    const send = (method: 'POST' | 'PUT', url: string, payload?: object) =>
      other.fastify.inject({ method, url, headers: { cookie }, ...(payload === undefined ? {} : { payload }) });
    // The calls run in parallel and wait for each other in an unpredictable order.
    const review = { rating: 1, title: 'Late', content: 'Written in the very last moment.' };
    const answers = await Promise.all([
      close(cookie, { reviews: 'anonymise' }),
      ...[4, 5, 6, 7].map((id) => send('POST', `/api/businesses/${id}/reviews`, review)),
      ...[3, 4].map((id) => send('PUT', `/api/reviews/${id}/helpful`)),
    ]);
    expect(answers[0].statusCode).toBe(202);
    expect(await query('select id from reviews where user_id = $1 and is_published', [userId])).toEqual([]);
    expect(await wrongTotals()).toEqual([]);
    await app.nest.get(RestoreAccount).run({ userId });
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
  });

  it("closing an account hides the member's photos except business photos; erasing it deletes their outbox files", async () => {
    const { userId, email } = await plantMember(app, 'pictured');
    const cookie = await signedInAs(app, userId);
    const bytes = await aJpeg();
    const kinds = ['profile_photo', 'pet_photo', 'review_photo', 'business_photo'];
    const urls: string[] = [];
    for (const kind of kinds) urls.push((await upload(app, { cookie, kind, bytes })).json<{ url: string }>().url);
    const statuses = async () => Promise.all(urls.map(async (url) => (await get(url)).statusCode));
    await query('update uploads set free_since = null where user_id = $1', [userId]);
    for (const [n, use] of [
      'update users set profile_image_url = $2 where id = $1',
      `update pet_profiles set pet_image_url = $2, is_public = true where user_id = $1`,
      `update reviews set images = array[$2] where user_id = $1`,
      `update businesses set images = array[$2] where id = 1 and $1::uuid is not null`,
    ].entries())
      await query(use, [userId, urls[n]]);
    expect(await statuses()).toEqual([200, 200, 200, 200]);
    await close(cookie, { reviews: 'remove' });
    expect(await statuses()).toEqual([404, 404, 404, 200]);
    await app.nest.get(RestoreAccount).run({ userId });
    expect(await statuses()).toEqual([200, 200, 200, 200]);

    const bystander = await plantMember(app, 'pictured-not');
    await close(await signedInAs(app, bystander.userId), { reviews: 'remove' });
    await app.nest.get(RestoreAccount).run({ userId: bystander.userId });
    await close(await signedInAs(app, userId), { reviews: 'remove' });
    const to = async () => (await deliveredMails(app)).map((mail) => mail.to);
    expect(await to()).toEqual(expect.arrayContaining([email, bystander.email]));
    await letTimePass();
    await erase();
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await app.nest.get(RemoveOrphans).run();
    const jobs = await query<{ to: string }>(
      `select data ->> 'to' as to from pgboss.job where name = 'forget-messages'`,
    );
    for (const job of jobs) await deliveryOf(app).forget(job.to);
    expect(await to()).toContain(bystander.email);
    expect(await to()).not.toContain(email);
    expect(JSON.stringify(jobs)).not.toContain('pictured');
  });
});

describe('erasing an account', () => {
  it('erasing an account deletes the reviews and updates every total when the member chose to remove them', async () => {
    const others = await query('select id from reviews where business_id in (1, 2, 3) order by id');
    const { userId, email, mark } = await closedMember('wiped-away', 'remove');
    await letTimePass();
    expect(await erase()).toBe(1);
    expect(await query('select id from reviews where business_id in (1, 2, 3) order by id')).toEqual(others);
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
    for (const trace of [userId, email, mark])
      expect([trace, await tracesOf(app.database.pool, trace)]).toEqual([trace, []]);
  });

  it('erasing an account keeps the reviews without a name when the member chose to anonymize them', async () => {
    const summary = async () => (await get('/api/reviews/summary')).json<{ totalReviews: number }>().totalReviews;
    const before = await summary();
    const { userId, email, mark } = await closedMember('nameless', 'anonymise');
    // The review of the member's business counts already. The member's two own reviews count only after they are
    // anonymized.
    expect(await summary()).toBe(before + 1);
    await letTimePass();
    expect(await erase()).toBe(1);
    expect(await summary()).toBe(before + 3);
    expect(
      await query(
        `select status, decided_by from copyright_counter_notices where member_id is null and status = 'waiting'`,
      ),
    ).toEqual([]);
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

  it("erasing an account makes the member's business claimable and keeps its reviews and responses", async () => {
    const { userId } = await closedMember('landlord', 'remove');
    const [place] = await query<{ id: number }>('select id from businesses where owner_id = $1', [userId]);
    await query(`update businesses set rejection_reason = 'Your new name is taken.' where id = $1`, [place?.id]);
    await letTimePass();
    await erase();
    expect(await query('select rejection_reason as reason from businesses where id = $1', [place?.id])).toEqual([
      { reason: null },
    ]);
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

  it('erases each account once when two processes run the job, and leaves other members untouched', async () => {
    const bystander = await plantMember(app, 'bystander');
    const bystanderTraces = await tracesOf(app.database.pool, bystander.userId);
    await closedMember('first-to-go', 'remove');
    await closedMember('next-to-go', 'anonymise');
    await letTimePass();
    const erased = await Promise.all([erase(), other.nest.get(EraseDueAccounts).run()]);
    expect(erased[0] + erased[1]).toBe(2);
    expect(await wrongTotals()).toEqual([]);
    expect(await wrongVotes()).toEqual([]);
    expect(await tracesOf(app.database.pool, bystander.userId)).toEqual(bystanderTraces);
    expect(await query('select from users where erasure_at is not null')).toEqual([]);
  });
});
