import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  averageRating,
  FAVORABLE_STARS,
  FAVORITE_FROM,
  HELPFUL_FROM,
  isFavorite,
  RATING,
  totalsChange,
} from '../../../domain/review/rating.js';
import { aboutMember } from '../../../infrastructure/member-data/member-table.js';
import { REMOVE_REVIEWS } from '../../../infrastructure/member-data/reviews-of-erased.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const MEMBER = '01930000-0000-7000-8000-000000000001';

interface Totals {
  readonly count: number;
  readonly sum: number;
  readonly favorable: number;
}

let database: Database;

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('rating_rules');
  database = new Database({ url: appUrl, connections: 1 });
});

afterAll(() => database?.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(text, values)).rows;

/** Inserts businesses with these totals and returns the values that the database derives from them. */
async function withTotals(totals: readonly Totals[]) {
  const added = await rows<{ id: number }>(
    `insert into businesses (name, category) select 'Paw', 'hotels' from generate_series(1, $1) returning id`,
    [totals.length],
  );
  return rows<Totals & { average: string; favorite: boolean }>(
    `update business_entries e set review_count = t.count, rating_sum = t.sum, favorable_count = t.favorable
     from unnest($4::integer[], $1::integer[], $2::integer[], $3::integer[]) t(id, count, sum, favorable) where e.id = t.id
     returning review_count as count, rating_sum as sum, favorable_count as favorable, avg_rating::text as average,
       is_favorite as favorite`,
    [
      totals.map(({ count }) => count),
      totals.map(({ sum }) => sum),
      totals.map(({ favorable }) => favorable),
      added.map(({ id }) => id),
    ],
  );
}

describe('database rules for ratings', () => {
  it('round every average like the domain, including halves', async () => {
    const counts = [0, 1, 2, 3, 7, 8, 16, 40, 200];
    const totals = counts.flatMap((count) =>
      Array.from({ length: count * (RATING.max - RATING.min) + 1 }, (_, more) => ({
        count,
        sum: count * RATING.min + more,
        favorable: 0,
      })),
    );
    const derived = await withTotals(totals);
    expect(derived).toHaveLength(totals.length);
    expect(derived.filter((each) => each.average !== averageRating(each))).toEqual([]);
  });

  it('mark the same community favorites as the domain, on both sides of the boundary', async () => {
    const derived = await withTotals(
      [0, FAVORITE_FROM - 1, FAVORITE_FROM, FAVORITE_FROM + 1].map((favorable) => ({
        count: favorable + 1,
        sum: favorable * FAVORABLE_STARS + 1,
        favorable,
      })),
    );
    expect(derived.map((each) => each.favorite)).toEqual(derived.map(isFavorite));
    expect(new Set(derived.map((each) => each.favorite)).size).toBe(2);
  });

  it('call a review helpful from the same number of votes as the domain', async () => {
    const votes = [0, HELPFUL_FROM - 1, HELPFUL_FROM, HELPFUL_FROM + 1];
    const derived = await rows<{ votes: number; helpful: boolean }>(
      `with place as (insert into businesses (name, category) values ('Paw', 'hotels') returning id)
       insert into reviews (business_id, rating, helpful_count) select p.id, 5, v from place p, unnest($1::integer[]) v
       returning helpful_count as votes, is_helpful as helpful`,
      [votes],
    );
    expect(derived).toEqual(votes.map((count) => ({ votes: count, helpful: count >= HELPFUL_FROM })));
  });

  it("subtract from a business's totals what the domain does, for any rating of an erased review", async () => {
    const stars = Array.from({ length: RATING.max }, (_, i) => i + RATING.min);
    await rows(`insert into users (id) values ($1)`, [MEMBER]);
    await rows(
      `with place as (insert into businesses (name, category)
         select s::text, 'homes' from unnest($1::integer[]) s returning id, name)
       insert into reviews (business_id, user_id, rating) select id, $2::uuid, name::integer from place`,
      [stars, MEMBER],
    );
    await rows(
      `update business_entries set review_count = 20, rating_sum = 80, favorable_count = 15 where category = 'homes'`,
    );
    const client = await database.pool.connect();
    try {
      await client.query('begin');
      await client.query(aboutMember('$1'), [MEMBER]);
      await client.query(REMOVE_REVIEWS);
      await client.query('commit');
    } finally {
      client.release();
    }
    const left = await rows<Totals>(
      `select review_count as count, rating_sum as sum, favorable_count as favorable from business_entries
       where category = 'homes' order by name`,
    );
    const expected = stars.map((rating) => {
      const { count, sum, favorable } = totalsChange(rating, null);
      return { count: 20 + count, sum: 80 + sum, favorable: 15 + favorable };
    });
    expect(left).toEqual(expected);
  });
});
