import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { APPROVAL_STATUSES, isPublic, type ApprovalStatus } from '../../../domain/business/approval.js';
import {
  CARD_PHOTOS,
  LISTING_TIER,
  LISTING_TIERS,
  publicContent,
  type ListingTier,
} from '../../../domain/business/listing-tier.js';
import {
  MAX_PREMIUM_BONUS,
  PREMIUM_BONUS_SHARE,
  relevanceScore,
  RELEVANCE_SCALE,
} from '../../../domain/business/relevance.js';
import { recommendedScore } from '../../../domain/business/recommended.js';
import type { Point } from '../../../domain/gazetteer/distance.js';
import { cellOf } from '../../../domain/gazetteer/grid.js';
import { businessCard } from '../../../infrastructure/business/business-card.js';
import { relevanceSql } from '../../../infrastructure/business/search/relevance-sql.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { emptyDirectory } from '../../support/postgres/empty-directory.js';

const RECOMMENDED = [1000, 3899, 3900, 4563, 5000];

let database: Database;

beforeAll(async () => {
  const { appUrl } = await emptyDirectory('business_rules');
  database = new Database({ url: appUrl, connections: 1 });
});

afterAll(() => database?.close());

const rows = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await database.pool.query<Row>(text, values)).rows;

describe('database rules for businesses', () => {
  it('make a business public exactly when the domain does, in every status', async () => {
    const derived = await rows<{ approvalStatus: ApprovalStatus; isActive: boolean; shown: boolean }>(
      `insert into businesses (name, category, approval_status, is_active)
       select 'Paw', 'hotels', status, active from unnest($1::text[]) status, unnest('{true,false}'::boolean[]) active
       returning approval_status as "approvalStatus", is_active as "isActive", is_public as shown`,
      [APPROVAL_STATUSES],
    );
    expect(derived).toHaveLength(APPROVAL_STATUSES.length * 2);
    expect(derived.filter((each) => each.shown !== isPublic(each))).toEqual([]);
  });

  it('assign every location to the same grid cell as the domain', async () => {
    const edges = [-90, -89.75, -45.0000001, -45, -0.25, -1e-12, 0, 0.2499999, 0.25, 30.2672, 89.9999999, 90];
    const around = [-180, -179.75, -97.7431, -0.25, 0, 0.25, 179.75, 179.9999999, 180];
    const points = edges.flatMap((latitude) => around.map((longitude) => ({ latitude, longitude })));
    const derived = await rows<Point & { cell: number }>(
      `insert into businesses (name, category, latitude, longitude)
       select 'Paw', 'hotels', p.latitude, p.longitude from unnest($1::float8[], $2::float8[]) p(latitude, longitude)
       returning latitude, longitude, cell`,
      [points.map(({ latitude }) => latitude), points.map(({ longitude }) => longitude)],
    );
    expect(derived).toHaveLength(points.length);
    expect(derived.filter(({ cell, ...point }) => cell !== cellOf(point))).toEqual([]);
  });

  it('compute the same relevance score as the domain, around every step of the bonus', async () => {
    const capped = Math.ceil(MAX_PREMIUM_BONUS / PREMIUM_BONUS_SHARE);
    const points = [0, 1, 9, 10, 11, 19, 20, capped - 1, capped, capped + 1, RELEVANCE_SCALE - 1, RELEVANCE_SCALE];
    // ts_rank returns single-precision ranks. These are just below, at, and above whole points.
    const ranks = points.flatMap((point) => [-0.4, 0, 0.4].map((off) => Math.max(0, point + off) / RELEVANCE_SCALE));
    const derived = await rows<{ rank: number; tier: ListingTier; recommended: number; score: number }>(
      `select rank, tier, recommended, ${relevanceSql('rank', 'recommended', 'tier')} as score
       from unnest($1::float8[]) rank, unnest($2::text[]) tier, unnest($3::integer[]) recommended`,
      [ranks, LISTING_TIERS, RECOMMENDED],
    );
    expect(derived).toHaveLength(ranks.length * LISTING_TIERS.length * RECOMMENDED.length);
    expect(
      derived.filter(({ rank, tier, recommended, score }) => score !== relevanceScore(rank, recommended, tier)),
    ).toEqual([]);
  });
});

describe('the recommended_score function', () => {
  it('computes the same score as the domain, for any average and number of reviews', async () => {
    const counts = [-11, -10, -1, 0, 1, 2, 9, 10, 11, 100, 99_999, 2_000_000_000];
    const averages = [0, 100, 250, 333, 390, 391, 450, 499, 500];
    const derived = await rows<{ average: number; count: number; score: number }>(
      `select average, count, recommended_score((average / 100.0)::numeric(3, 2), count) as score
       from unnest($1::integer[]) average, unnest($2::integer[]) count`,
      [averages, counts],
    );
    expect(derived).toHaveLength(counts.length * averages.length);
    expect(derived.filter(({ average, count, score }) => score !== recommendedScore(average, count))).toEqual([]);
  });
});

/** Returns the cards of the businesses that a statement adds, in the order of their ids. */
async function cardsOf<Card>(text: string, values: unknown[]): Promise<{ card: Card }[]> {
  const added = await rows<{ id: number }>(text, values);
  return rows<{ card: Card }>(
    `select ${businessCard('b')} as card from businesses b where b.id = any ($1) order by b.id`,
    [added.map(({ id }) => id)],
  );
}

describe('a business card built by the database', () => {
  const photoCounts = [0, ...LISTING_TIERS.map((tier) => LISTING_TIER[tier].photos), CARD_PHOTOS].flatMap((count) => [
    count,
    count + 1,
  ]);
  const wordCounts = LISTING_TIERS.flatMap((tier) =>
    [-1, 0, 1].map((off) => LISTING_TIER[tier].descriptionWords + off),
  );

  it.each(LISTING_TIERS)('shows what the tier of a %s business allows in the domain', async (tier) => {
    const stored = wordCounts.flatMap((words) =>
      photoCounts.map((photos) => ({
        description: Array.from({ length: words }, (_, i) => `word${i}`).join(' '),
        images: Array.from({ length: photos }, (_, i) => `/uploads/${i}.webp`),
      })),
    );
    const cards = await cardsOf<{ description: string; images: string[] }>(
      `insert into businesses (name, category, tier, description, images)
         select 'Paw', 'hotels', $1, s.description, array(select jsonb_array_elements_text(s.images))
         from jsonb_to_recordset($2::jsonb) s(description text, images jsonb) returning id`,
      [tier, JSON.stringify(stored)],
    );
    const expected = stored.map((content) => {
      const links = { youtubeVideoId: null, facebookUrl: null, instagramUrl: null, tiktokUrl: null };
      const shown = publicContent({ ...content, tier, ...links, arrivalNotes: null, highlightedPerks: [] });
      return { description: shown.description, images: shown.images.slice(0, CARD_PHOTOS) };
    });
    expect(cards.map(({ card: { description, images } }) => ({ description, images }))).toEqual(expected);
  });

  it('has the hours of the week, and the special days from yesterday to three weeks ahead', async () => {
    const today = Math.floor(Date.now() / 86_400_000);
    const special = (offset: number) => ({ day: today + offset, ranges: [[480, 720]] });
    const opening = (offsets: readonly number[]) => ({ weekly: [[480, 1020]], exceptions: offsets.map(special) });
    const stored = [opening([]), opening([-30, -1, 0, 14, 30, 300]), null];
    const cards = await cardsOf<{ hours: object | null }>(
      `insert into businesses (name, category, time_zone, opening)
         select 'Paw', 'hotels', 'America/Denver', nullif(s.opening, 'null'::jsonb)
         from jsonb_array_elements($1::jsonb) with ordinality s(opening, place) order by place returning id`,
      [JSON.stringify(stored)],
    );
    const shown = (offsets: readonly number[]) => ({ timeZone: 'America/Denver', ...opening(offsets) });
    expect(cards.map(({ card }) => card.hours)).toEqual([shown([]), shown([-1, 0, 14]), null]);
  });
});
