import type { LeftOut, RecommendationCandidates } from '../../application/recommendation/ports.js';
import { CATEGORIES, type Category } from '../../domain/business/category.js';
import type { Point } from '../../domain/gazetteer/distance.js';
import { CANDIDATES, TRENDING_DAYS } from '../../domain/recommendation/modes.js';
import type { Candidate } from '../../domain/recommendation/score.js';
import { LISTABLE } from '../business/business.entity.js';
import type { Database, Statement } from '../postgres/database.js';
import { StatementTemplate } from '../postgres/statement-template.js';

/** How many of the newest reviews decide which categories are busy, and how long the result is cached. */
const NEWEST_REVIEWS = 10_000;
const KEPT_MS = 10 * 60_000;

const WITHOUT = `({viewed}::integer[] || array(select o.id from businesses o where o.owner_id = {owner}::uuid))`;

/** Must match index entries_rating. */
const ORDER = `avg_rating desc, review_count desc, tier desc, name collate name_order, id`;

/**
 * Plan: for each category an index scan of entries_rating, which starts with the best and stops after 200; with
 * an origin, a scan of businesses_near by distance that stops after 50; then a primary key lookup for each. Names are
 * not compared to find the best of all: all businesses that tie are candidates, at most 1,000. A scan of businesses_owner
 * finds the member's own businesses once.
 */
function candidates(near: boolean): string {
  const nearest = `union (select b.id from businesses b
      where b.is_public and ${LISTABLE} and b.latitude is not null and b.longitude is not null and b.id <> all (${WITHOUT})
      order by on_map(b.latitude, b.longitude) <-> on_map({latitude}::float8, {longitude}::float8) limit ${CANDIDATES.nearest})`;
  return `with best as (
      select n.id, n.among_its_own, rank() over (order by n.avg_rating desc, n.review_count desc, n.tier desc) as among_all
      from unnest({categories}::text[]) k(category) cross join lateral (
        select o.*, row_number() over () as among_its_own from (
          select b.id, b.avg_rating, b.review_count, b.tier from business_entries b
          where b.is_public and b.category = k.category and b.id <> all (${WITHOUT})
          order by ${ORDER} limit ${CANDIDATES.best}) o) n),
    chosen as (
      select id from best where among_all <= ${CANDIDATES.best} or among_its_own <= ${CANDIDATES.bestOfCategory} ${near ? nearest : ''})
    select b.id, b.name, b.category, (b.avg_rating * 100)::integer as "ratingHundredths", b.review_count as "reviewCount", b.tier,
      b.is_favorite as "isFavorite", b.latitude, b.longitude
    from chosen c join business_entries b on b.id = c.id`;
}

const ANYWHERE = new StatementTemplate('recommend', candidates(false));
const NEAR = new StatementTemplate('recommend-near', candidates(true));

/** Reads index reviews_newest in its own order, then looks up each business by primary key. */
const LATELY: Statement = {
  name: 'reviews-lately',
  text: `select b.category, count(*)::integer as reviews
    from (select business_id from reviews where is_published and created_at > now() - interval '${TRENDING_DAYS} days'
      order by created_at desc, id desc limit ${NEWEST_REVIEWS}) r
    join businesses b on b.id = r.business_id where b.is_public group by b.category`,
};

interface Row extends Omit<Candidate, 'point'> {
  readonly latitude: number | null;
  readonly longitude: number | null;
}

type Counts = Readonly<Record<Category, number>>;

/** Finds candidates through the indexes that lists use. */
export class PostgresRecommendationCandidates implements RecommendationCandidates {
  #lately: { readonly counts: Counts; readonly until: number } | null = null;

  constructor(private readonly database: Database) {}

  async candidates(without: LeftOut, origin: Point | null): Promise<readonly Candidate[]> {
    const { statement, values } = recommendation(without, origin);
    const rows = await this.database.rows<Row>(statement, values);
    return rows.map(({ latitude, longitude, ...row }) => ({
      ...row,
      point: latitude === null || longitude === null ? null : { latitude, longitude },
    }));
  }

  async reviewsLately(): Promise<Counts> {
    const now = performance.now();
    if (this.#lately !== null && now < this.#lately.until) return this.#lately.counts;
    const rows = await this.database.rows<{ category: Category; reviews: number }>(LATELY);
    const found = new Map(rows.map(({ category, reviews }) => [category, reviews]));
    const counts = Object.fromEntries(CATEGORIES.map((category) => [category, found.get(category) ?? 0])) as Counts;
    this.#lately = { counts, until: now + KEPT_MS };
    return counts;
  }
}

/** Returns the statement that finds candidates, and its values. */
export function recommendation(
  { viewed, ownerId }: LeftOut,
  origin: Point | null,
): { readonly statement: Statement; readonly values: readonly unknown[] } {
  const template = origin === null ? ANYWHERE : NEAR;
  return {
    statement: template.statement,
    values: template.values({ ...origin, viewed, owner: ownerId, categories: CATEGORIES }),
  };
}
