import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { hideReviewsOf, showReviewsOf } from '../../../infrastructure/review/reviews-of-closed.js';
import { ADDRESS, REQUEST_FORM, startOwning, type Owning } from '../../support/ownership/owning.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

let c: Owning;
let place: number;
let review: number;

const post = (path: string, cookie: string | null, payload: object = {}) =>
  c.call('POST', `/api/${path}`, cookie, payload);

beforeAll(async () => {
  c = await startOwning('http_own_words');
});

afterAll(() => c?.app.close());

/** Reviews of Olive's place: Ada gives five stars, and another member fewer. */
beforeEach(async () => {
  for (const table of ['limit_counts', 'business_people', 'ownership_requests', 'business_transfers'])
    await c.sql(`delete from ${table}`);
  await c.sql('update users set erasure_at = null');
  place = await c.owned();
  const written = await post(`businesses/${place}/reviews`, c.ada, {
    rating: 5,
    title: 'Praise',
    content: 'The best place in town.',
  });
  expect([written.statusCode, written.statusCode === 201 ? '' : written.body]).toEqual([201, '']);
  review = written.json<{ id: number }>().id;
  const other = await c.member();
  await post(`businesses/${place}/reviews`, other.cookie, {
    rating: 3,
    title: 'Fair',
    content: 'A fair place, a bit loud.',
  });
});

/** Returns the ratings that visitors see, in the list and in the totals. */
async function shown() {
  const reviews = (await c.call('GET', `/api/businesses/${place}/reviews`, null)).json<{ rating: number }[]>();
  const { reviewCount, avgRating } = (await c.call('GET', `/api/businesses/${place}`, null)).json();
  return { ratings: reviews.map(({ rating }) => rating).toSorted(), reviewCount, avgRating };
}

const BOTH = { ratings: [3, 5], reviewCount: 2, avgRating: '4.00' };
const ONLY_OTHERS = { ratings: [3], reviewCount: 1, avgRating: '3.00' };

async function adaBecomesOwner() {
  const { id } = (await post(`businesses/${place}/ownership-requests`, c.ada, REQUEST_FORM)).json<{ id: number }>();
  expect((await post(`ownership-requests/${id}/accept`, c.olive)).statusCode).toBe(200);
}

describe('a review by a member who becomes the owner', () => {
  it('no longer counts or shows, can’t be answered, and counts again under another owner', async () => {
    expect(await shown()).toMatchObject(BOTH);
    await adaBecomesOwner();
    expect(await shown()).toMatchObject(ONLY_OTHERS);
    expect((await post(`reviews/${review}/response`, c.ada, { content: 'Thank you, me.' })).statusCode).toBe(404);
    await post(`businesses/${place}/transfer`, c.ada, { email: ADDRESS.olive });
    const path = (await c.emails()).find((each) => each.to === ADDRESS.olive)?.path ?? '';
    await post(`transfer-offers/${path.split('/').at(-1)}/accept`, c.olive);
    expect(await c.ownerOf(place)).toBe(OLIVE);
    expect(await shown()).toMatchObject(BOTH);
  });

  it('stays hidden when the owner closes their account and restores it', async () => {
    await adaBecomesOwner();
    const work = c.app.nest.get(UnitOfWork);
    await work.run(() => hideReviewsOf(work, ADA));
    expect(await shown()).toMatchObject(ONLY_OTHERS);
    await work.run(() => showReviewsOf(work, ADA));
    expect(await shown()).toMatchObject(ONLY_OTHERS);
  });

  it('is also hidden once a claim is approved', async () => {
    await c.sql('update businesses set owner_id = null, is_claimed = false, claimed_by = null where id = $1', [place]);
    const { id } = await c.claimed(place);
    const approved = await post(`admin/business-claims/${id}/approve`, c.administrator, { reason: 'Known.' });
    expect([approved.statusCode, await c.ownerOf(place)]).toEqual([200, ADA]);
    expect(await shown()).toMatchObject(ONLY_OTHERS);
  });
});

describe('a vote by a member who becomes the owner', () => {
  it('no longer counts and can’t be cast again', async () => {
    const [{ id } = { id: 0 }] = await c.sql<{ id: number }>(
      'select id from reviews where business_id = $1 and user_id <> $2',
      [place, ADA],
    );
    const helpful = async () => {
      const list = await c.call('GET', `/api/businesses/${place}/reviews`, null);
      return list.json<{ id: number; helpfulCount: number }[]>().find((each) => each.id === id)?.helpfulCount;
    };
    const vote = (cookie: string) => c.call('PUT', `/api/reviews/${id}/helpful`, cookie);
    for (const cookie of [c.ada, (await c.member()).cookie]) expect((await vote(cookie)).statusCode).toBe(204);
    expect(await helpful()).toBe(2);
    await adaBecomesOwner();
    expect(await helpful()).toBe(1);
    expect((await vote(c.ada)).json()).toMatchObject({ code: 'FORBIDDEN' });
    expect(await helpful()).toBe(1);
  });
});

describe('a review by someone who works for the owner', () => {
  it('counts again after that person leaves', async () => {
    await post(`businesses/${place}/people/invitations`, c.olive, { email: ADDRESS.ada, role: 'responder' });
    const [sent] = await c.sql<{ path: string }>(
      `select payload #>> '{action,path}' as path from outbox where recipient #>> '{}' = $1 order by created_at desc, id desc limit 1`,
      [ADDRESS.ada],
    );
    expect((await post(`invitations/${sent?.path.split('/').at(-1)}/accept`, c.ada)).statusCode).toBe(204);
    expect(await shown()).toMatchObject(ONLY_OTHERS);
    expect((await post(`businesses/${place}/people/leave`, c.ada)).statusCode).toBe(204);
    expect(await shown()).toMatchObject(BOTH);
  });
});
