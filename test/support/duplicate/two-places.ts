import { REVIEW_TOTALS } from '../../../infrastructure/review/review-totals.js';
import type { TestApp } from '../app.js';

const member = (n: number) => `00000000-0000-7000-8000-00000000000${String(n)}`;

/**
 * Members with reviews: of both businesses, the kept one first; of both, the merged one first; of the merged one only;
 * and an owner.
 */
export const PEOPLE = {
  kept: member(1),
  merged: member(2),
  one: member(3),
  claimant: member(4),
  owner: member(5),
  other: member(6),
};

/** Two duplicate businesses, and a third one. 2 is merged into 1. */
export const KEPT = 1;
export const MERGED = 2;
export const THIRD = 3;

const PLANTED = [
  `delete from businesses`,
  `delete from reviews`,
  `delete from user_feedback`,
  `delete from turned_away_reports`,
  `delete from users`,
  `delete from review_totals`,
  `insert into users (id, email, first_name) select ('00000000-0000-7000-8000-00000000000' || n)::uuid, n || '@twins.example', 'Member ' || n
     from generate_series(1, 6) n`,
  `insert into businesses (id, name, category, address, city, state, zip_code, phone, approval_status, images, image_alts, latitude, longitude)
     values (1, 'Twin Paws', 'services', '12 Main St', 'Austin', 'TX', '78701', '512 555 0100', 'approved', '{a.webp,b.webp}', '{A,""}', 30.27, -97.74),
       (2, 'Twin Paws Grooming', 'services', '12 Main Street', 'Austin', 'TX', '78701', '(512) 555-0100', 'approved', '{b.webp,c.webp}', '{B,C}', 30.27, -97.74),
       (3, 'Third Wheel', 'services', '9 Elm St', 'Austin', 'TX', '78702', null, 'approved', '{}', '{}', 30.3, -97.7)`,
  `insert into reviews (id, business_id, user_id, rating, title, content, created_at, state, is_published)
     select id, business, ('00000000-0000-7000-8000-00000000000' || author)::uuid, rating, 'Review ' || id, 'Words.', day::date, state, state = 'shown'
     from (values (11, 1, 1, 3, '2026-01-01', 'shown'), (12, 1, 2, 4, '2026-03-01', 'shown'),
       (21, 2, 1, 5, '2026-02-01', 'shown'), (22, 2, 2, 1, '2026-01-15', 'shown'), (23, 2, 3, 5, '2026-02-02', 'shown'),
       (24, 2, null, 2, '2026-02-03', 'shown'), (25, 2, 4, 5, '2026-02-04', 'hidden'), (31, 3, 1, 4, '2026-02-05', 'shown'))
       r(id, business, author, rating, day, state)`,
  `update reviews set state_since = '2026-02-05' where id = 25`,
  `insert into review_responses (review_id, business_id, content) values (23, 2, 'Thank you.'), (22, 2, 'Sorry.')`,
  `insert into saved_lists (id, user_id, name, is_default, created_at) values
     (71, '${PEOPLE.kept}', 'Saved', true, '2026-01-01'), (72, '${PEOPLE.one}', 'Saved', true, '2026-01-01'),
     (73, '${PEOPLE.one}', 'Trip', false, '2026-01-02')`,
  `insert into saved_places (list_id, user_id, business_id, note, position, created_at) values
     (71, '${PEOPLE.kept}', 1, null, 1, '2026-01-01'), (71, '${PEOPLE.kept}', 2, null, 2, '2026-01-01'),
     (72, '${PEOPLE.one}', 2, 'Ring twice.', 1, '2026-01-02'), (73, '${PEOPLE.one}', 2, null, 4, '2026-01-03')`,
  `insert into business_claims (id, business_id, claimant_user_id, claimant_name, claimant_email, verification_method)
     values (41, 2, '${PEOPLE.claimant}', 'Cleo', 'cleo@twins.example', 'website_verification')`,
  `insert into user_feedback (id, business_id, feedback_type, title, description) values (51, 2, 'listing_issue', 'Closed', 'It is closed.')`,
  `insert into turned_away_reports (id, business_id, reporter_id, visited_on, pets, staff_said, status, counted_at, created_at, network_hash, voice) values
     (61, 1, '${PEOPLE.one}', current_date - 9, '[]', 'No dogs.', 'answered', now(), now() - interval '8 days', null, 'one-kept'),
     (62, 2, '${PEOPLE.one}', current_date - 5, '[]', 'No dogs.', 'unanswered', now(), now() - interval '4 days', null, 'one-merged'),
     (63, 2, '${PEOPLE.claimant}', current_date - 5, '[]', 'No dogs.', 'unanswered', now(), now() - interval '4 days', null, 'claimant')`,
  `insert into business_analytics_days (business_id, day, interaction_type, amount) values
     (1, '2026-11-01', 'view', 3), (2, '2026-11-01', 'view', 5), (2, '2026-11-02', 'phone_click', 2)`,
  `insert into guide_dogs (user_id, pet_name, pet_type) values ('${PEOPLE.kept}', 'Rex', 'dog'), ('${PEOPLE.merged}', 'Bo', 'dog')`,
  `update guide_dogs g set review_count = (select count(*) from reviews r where r.user_id = g.user_id and r.is_published)`,
  `update business_entries b set (review_count, rating_sum, favorable_count) = (select count(*), coalesce(sum(rating), 0),
     count(*) filter (where rating >= 4) from reviews r where r.business_id = b.id and r.is_published)`,
  `insert into review_totals (review_count, rating_sum) select count(*), sum(rating) from reviews where is_published`,
];

/** Adds the two businesses with records of every kind, then applies `changes`. */
export async function plantDuplicates({ database }: TestApp, ...changes: readonly string[]): Promise<void> {
  for (const sql of [...PLANTED, ...changes]) await database.pool.query(sql);
}

/** Every table that a merge changes. */
const TABLES = [
  ...['businesses', 'reviews', 'review_responses', 'saved_places', 'business_claims', 'user_feedback'],
  ...['business_analytics_days', 'guide_dogs', 'review_totals', 'subscriptions', 'turned_away_reports'],
];

/** They count changes, or are computed from the facts, which the planted businesses lack. */
const UNLIKE = '{version,updated_at,time_zone,facts_computed_at,stale_at}';

/** Returns the content of these tables without the columns that differ after an undo. */
export async function everything({ database }: TestApp): Promise<Record<string, unknown>> {
  const rows = TABLES.map(async (table) => {
    const found = await database.pool.query(
      `select to_jsonb(t) - '${UNLIKE}'::text[] as row from ${table} t order by to_jsonb(t)::text`,
    );
    return [table, found.rows.map(({ row }: { row?: unknown }) => row)] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

/** Finds totals of businesses, Guide Dogs, and the directory that don't match their rows. */
const WRONG = `
  select 'business ' || b.id as wrong from business_entries b where (review_count, rating_sum, favorable_count) <>
    (select count(*), coalesce(sum(rating), 0), count(*) filter (where rating >= 4) from reviews r
      where r.business_id = b.id and r.is_published)
  union all select 'guide dog ' || g.user_id from guide_dogs g where review_count <>
    (select count(*) from reviews r where r.user_id = g.user_id and r.is_published)
  union all select 'directory' from ${REVIEW_TOTALS} t where (review_count, rating_sum) <>
    (select count(*), coalesce(sum(rating), 0) from reviews where is_published)
  union all select 'response ' || a.id from review_responses a join reviews r on r.id = a.review_id where a.business_id <> r.business_id`;

export async function wrongTotals({ database }: TestApp): Promise<unknown[]> {
  return (await database.pool.query(WRONG)).rows;
}
