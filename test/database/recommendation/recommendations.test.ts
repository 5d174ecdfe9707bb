import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { CATEGORIES, type Category } from '../../../domain/business/category.js';
import { milesBetween, type Point } from '../../../domain/gazetteer/distance.js';
import type { Candidate } from '../../../domain/recommendation/score.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { runSql } from '../../../infrastructure/postgres/embedded/embedded-roles.js';
import {
  PostgresRecommendationCandidates,
  recommendation,
} from '../../../infrastructure/recommendation/recommendation-candidates.query.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const PLACES = 3000;
const OWNER = '0198a0b0-0000-7000-8000-000000000001';
const ALL_ALLOWED = { viewed: [], ownerId: null };

/** Businesses of every kind: hidden, without coordinates, and in Alaska, where a degree of longitude is short. */
const INSERT = `
  insert into businesses (id, name, category, approval_status, latitude, longitude, tier)
  select n, 'Paw ' || n % 700, (array['restaurants', 'hotels', 'events', 'services', 'homes'])[1 + n * 7 / 3 % 5],
    case when n % 17 = 0 then 'pending' else 'approved' end,
    case when n % 13 = 0 then null when n % 10 = 0 then 64.8 + (n % 97) * 0.01 else 30 + (n % 89) * 0.013 end,
    case when n % 13 = 0 then null when n % 10 = 0 then -147.7 + (n % 83) * 0.02 else -98 + (n % 79) * 0.011 end,
    case when n % 7 = 0 then 'premium' else 'free' end
  from generate_series(1, ${PLACES}) n`;
const RATE = `update business_entries set review_count = id % 40, rating_sum = (id % 40) * (1 + (id / 40) % 5), favorable_count = id % 21`;

let ownerUrl: string;
let database: Database;
let candidates: PostgresRecommendationCandidates;
let all: Candidate[];

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly category: Category;
  readonly rating: number;
  readonly reviews: number;
  readonly tier: 'free' | 'premium';
  readonly favorite: boolean;
  readonly latitude: number | null;
  readonly longitude: number | null;
}

beforeAll(async () => {
  const urls = await emptyDirectory('recommendations');
  ({ ownerUrl } = urls);
  await runSql(urls.ownerUrl, async (client) => {
    await client.query(INSERT);
    await client.query(RATE);
    await client.query('analyze businesses, business_entries');
  });
  database = new Database({ url: urls.appUrl });
  candidates = new PostgresRecommendationCandidates(database);
  const rows = await database.rows<Row>({
    name: 'all-public',
    text: `select id, name, category, round(avg_rating * 100)::integer as rating, review_count as reviews, tier, is_favorite as favorite,
      latitude, longitude from business_entries where is_public`,
  });
  all = rows.map(({ rating, reviews, favorite, latitude, longitude, ...row }) => ({
    ...row,
    ratingHundredths: rating,
    reviewCount: reviews,
    isFavorite: favorite,
    point: latitude === null || longitude === null ? null : { latitude, longitude },
  }));
});

afterAll(() => database.close());

const premiumFirst = (a: Candidate, b: Candidate) => (a.tier === b.tier ? 0 : a.tier === 'premium' ? -1 : 1);

const byRating = (a: Candidate, b: Candidate) =>
  b.ratingHundredths - a.ratingHundredths ||
  b.reviewCount - a.reviewCount ||
  premiumFirst(a, b) ||
  a.name.localeCompare(b.name) ||
  a.id - b.id;

const idsOf = (places: readonly Candidate[]) => places.map(({ id }) => id);

const milesFrom = (origin: Point) => (place: Candidate) =>
  place.point === null ? Infinity : milesBetween(origin, place.point);

describe('recommendation candidates', () => {
  it('recommendation candidates are public businesses, each once, with their stored values', async () => {
    const found = await candidates.candidates(ALL_ALLOWED, { latitude: 30.5, longitude: -97.6 });
    expect(new Set(idsOf(found)).size).toBe(found.length);
    const byId = new Map(all.map((place) => [place.id, place]));
    for (const place of found) expect(place).toEqual(byId.get(place.id));
    expect(found.length).toBeLessThanOrEqual(1050);
  });

  it('recommendation candidates include the best 200 overall and 50 per category, without viewed ones', async () => {
    const best = all.toSorted(byRating);
    const viewed = idsOf(best.filter((_, i) => i % 3 === 0).slice(0, 100));
    for (const without of [[], viewed]) {
      const found = new Set(idsOf(await candidates.candidates({ viewed: without, ownerId: null }, null)));
      const left = best.filter(({ id }) => !without.includes(id));
      for (const { id } of left.slice(0, 200)) expect(found).toContain(id);
      for (const category of CATEGORIES) {
        for (const { id } of left.filter((place) => place.category === category).slice(0, 50))
          expect(found).toContain(id);
      }
      for (const id of without) expect(found).not.toContain(id);
    }
  });

  it("recommendation candidates include none of the member's own businesses, the best and nearest ones too", async () => {
    const origin = { latitude: 30.5, longitude: -97.6 };
    const near = await candidates.candidates(ALL_ALLOWED, origin);
    const owned = [...idsOf(near.toSorted(byRating)).slice(0, 3), ...idsOf(near).slice(-3)];
    await runSql(ownerUrl, async (client) => {
      await client.query('insert into users (id) values ($1)', [OWNER]);
      await client.query('update businesses set owner_id = $1 where id = any ($2)', [OWNER, owned]);
    });
    for (const from of [null, origin]) {
      const found = idsOf(await candidates.candidates({ viewed: [], ownerId: OWNER }, from));
      expect(found.length).toBeGreaterThan(200);
      for (const id of owned) expect(found).not.toContain(id);
    }
  });

  it.each([
    ['in a town', { latitude: 30.55, longitude: -97.5 }],
    ['far in the north', { latitude: 65.3, longitude: -146.9 }],
    ['far from everything', { latitude: 44, longitude: -70 }],
  ])('recommendation candidates include the nearest 50 %s', async (_, origin) => {
    const found = new Set(idsOf(await candidates.candidates(ALL_ALLOWED, origin)));
    const miles = milesFrom(origin);
    const nearest = all.toSorted((a, b) => miles(a) - miles(b));
    const reach = miles(nearest[49] ?? (nearest[0] as Candidate));
    // Measured in degrees, the order is exact nearby and almost exact across a continent.
    const sure = nearest.filter((place) => miles(place) < reach * (reach < 100 ? 0.995 : 0.95));
    for (const { id } of sure) expect(found).toContain(id);
  });

  it('recommendation candidates are found with the indexes of the lists and by distance', async () => {
    for (const origin of [null, { latitude: 30.5, longitude: -97.6 }]) {
      const { statement, values } = recommendation({ viewed: [1, 2], ownerId: OWNER }, origin);
      const plan = await database.rows<{ 'QUERY PLAN': string }>(
        { name: `plan ${String(origin === null)}`, text: `explain ${statement.text}` },
        values,
      );
      const text = plan.map((line) => line['QUERY PLAN']).join('\n');
      expect(text).toContain('entries_rating');
      expect(text.includes('Index Scan using businesses_near')).toBe(origin !== null);
    }
  });
});

describe('the trending categories of the last 30 days', () => {
  it('the trending categories count the published reviews of the last 30 days', async () => {
    const places = CATEGORIES.map((category) => all.find((place) => place.category === category)?.id);
    await runSql(ownerUrl, async (client) => {
      for (const [i, place] of places.entries()) {
        await client.query(
          `insert into reviews (business_id, rating, created_at, is_published, state)
           select $1, 5, now() - n * interval '9 days', n <> 2, case n when 2 then 'hidden' else 'shown' end from generate_series(0, $2::integer) n`,
          [place, i],
        );
      }
    });
    const counts = await candidates.reviewsLately();
    expect(CATEGORIES.map((category) => counts[category])).toEqual([1, 2, 2, 3, 3]);
  });
});
