import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { OwnedBusinessCard } from '../../../interfaces/contract/business/business.js';
import { emptyDirectory, startTestApp, type TestApp } from '../../support/app.js';
import { signedInAs } from '../../support/identity/signed-in.js';
import { continueIds } from '../../support/member-rows.js';
import { ADA, seedDirectory } from '../../support/search/seeded.js';

const WORDS = 'word '.repeat(201);
const PHOTOS = ['/a.webp', '/b.webp', '/c.webp', '/d.webp'];

/** The owner's businesses, in the order of the list. Within a group, the best rated come first. */
const LISTED: readonly (readonly [name: string, row: object, subscription?: string])[] = [
  ['refused change', { rejection_reason: 'No.', rating_sum: 20 }],
  ['payment failed', { tier: 'premium', rating_sum: 18 }, 'past_due'],
  ['withdrawn with a missing payment', { is_active: false, rating_sum: 16 }, 'pending_payment'],
  ['rejected', { approval_status: 'rejected', rejection_reason: 'No.', rating_sum: 14 }],
  ['needs revision', { approval_status: 'needs_revision', rating_sum: 12 }],
  ['too many photos', { images: PHOTOS, rating_sum: 10 }],
  ['too many words', { description: WORDS, rating_sum: 8 }],
  ['change waits', { pending_changes: '{"name":"New"}', rejection_reason: 'No.', rating_sum: 20 }],
  ['pending', { approval_status: 'pending' }],
  ['under review', { approval_status: 'under_review' }],
  ['public and best', { rating_sum: 20 }, 'active'],
  ['public with Premium', { tier: 'premium', images: PHOTOS, description: WORDS }],
  ['public', {}],
  ['withdrawn', { is_active: false, rating_sum: 20, images: PHOTOS }],
];

let app: TestApp;
let ada: string;

beforeAll(async () => {
  const urls = await emptyDirectory('http_own_list');
  await seedDirectory(urls.ownerUrl);
  await continueIds(urls.ownerUrl);
  app = await startTestApp(urls);
  ada = await signedInAs(app, ADA);
  const { pool } = app.database;
  await pool.query('update businesses set owner_id = null where owner_id = $1', [ADA]);
  // In reverse, so that the ids do not lead to the expected order.
  for (const [name, given, state] of LISTED.toReversed()) {
    const { rating_sum: stars = 0, ...listed } = given as { rating_sum?: number };
    const row = { name, category: 'services', owner_id: ADA, approval_status: 'approved', ...listed };
    const values = Object.values(row).map((_, n) => `$${n + 1}`);
    const { rows } = await pool.query<{ id: number }>(
      `insert into businesses (${Object.keys(row).join(', ')}) values (${values.join(', ')}) returning id`,
      Object.values(row),
    );
    await pool.query('update business_entries set review_count = 4, rating_sum = $2 where id = $1', [
      rows[0]?.id,
      stars,
    ]);
    if (state === undefined) continue;
    await pool.query(
      `insert into subscriptions (business_id, payer_id, provider, state, wished_tier) values ($1, $2, 'stripe', $3, 'premium')`,
      [rows[0]?.id, ADA, state],
    );
  }
});

afterAll(() => app?.close());

const get = (url: string, cookie?: string) =>
  app.fastify.inject({ url, headers: cookie === undefined ? {} : { cookie } });

describe('GET /api/businesses/owner/{userId} by the owner', () => {
  it('lists what needs work first, then what waits for us, then public and withdrawn businesses, page by page', async () => {
    const names: string[] = [];
    let next: string | undefined = `/api/businesses/owner/${ADA}?limit=3`;
    while (next !== undefined) {
      const answer = await get(next, ada);
      expect([answer.statusCode, answer.headers['x-total-count']]).toEqual([200, String(LISTED.length)]);
      names.push(
        ...z
          .array(OwnedBusinessCard.strict())
          .parse(answer.json())
          .map(({ name }) => name),
      );
      next = /<(.+)>/.exec(String(answer.headers.link))?.[1];
    }
    expect(names).toEqual(LISTED.map(([name]) => name));
  });

  it('marks businesses if their plan hides photos or words', async () => {
    const all = (await get(`/api/businesses/owner/${ADA}?limit=100`, ada)).json<OwnedBusinessCard[]>();
    expect(all.filter(({ isOverPlan }) => isOverPlan).map(({ name }) => name)).toEqual([
      'too many photos',
      'too many words',
      'withdrawn',
    ]);
  });

  it('returns 400 for a cursor of the public list of the same owner', async () => {
    const answer = await get(`/api/businesses/owner/${ADA}?limit=1`);
    const cursor = /cursor=([^&>]+)/.exec(String(answer.headers.link))?.[1] ?? '';
    expect(cursor).not.toBe('');
    const own = await get(`/api/businesses/owner/${ADA}?cursor=${cursor}`, ada);
    expect([own.statusCode, own.json<{ code: string }>().code]).toEqual([400, 'INVALID_CURSOR']);
  });

  it('shows other members the public businesses only, best first, without the mark', async () => {
    const others = (await get(`/api/businesses/owner/${ADA}?limit=100`)).json<OwnedBusinessCard[]>();
    expect(others[0]).not.toHaveProperty('isOverPlan');
    const ratings = others.map(({ avgRating }) => Number(avgRating));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(others.map(({ name }) => name)).not.toContain('pending');
  });
});
