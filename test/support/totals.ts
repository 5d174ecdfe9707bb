import type pg from 'pg';
import { REVIEW_TOTALS } from '../../infrastructure/review/review-totals.js';

/** Each check returns the number of records that violate it. */
const CHECKS = {
  'totals of a listing': `
    select count(*) from business_entries b left join (
      select business_id, count(*) as n, sum(rating) as sum, count(*) filter (where rating >= 4) as favorable
      from reviews where is_published group by 1) r on r.business_id = b.id
    where (b.review_count, b.rating_sum, b.favorable_count) is distinct from
      (coalesce(r.n, 0), coalesce(r.sum, 0), coalesce(r.favorable, 0))`,
  'totals of all reviews': `
    select count(*) from ${REVIEW_TOTALS} t where (t.review_count, t.rating_sum) is distinct from (
      (select count(*) from reviews where is_published), (select coalesce(sum(rating), 0) from reviews where is_published))`,
  'tallies of members, businesses and reviews': `
    with kept as (select subject, state, day, sum(many) as n from tallies group by 1, 2, 3 having sum(many) <> 0),
    counted as (
      select 'users' as subject, 'member' as state, (created_at at time zone 'UTC')::date as day, count(*) as n
      from users group by 1, 2, 3
      union all select 'reviews', case when is_published then 'published' else 'unpublished' end,
        (created_at at time zone 'UTC')::date, count(*) from reviews group by 1, 2, 3
      union all select 'businesses', case when approval_status <> 'approved' then approval_status
          when not is_active then 'withdrawn' when is_verified then 'verified'
          when verification_notes is null then 'unverified' else 'unverifiable' end,
        (created_at at time zone 'UTC')::date, count(*) from businesses group by 1, 2, 3)
    select count(*) from kept full join counted using (subject, state, day) where kept.n is distinct from counted.n`,
  'reviews of a guide dog': `
    select count(*) from guide_dogs g
    where g.review_count <> (select count(*) from reviews r where r.user_id = g.user_id and r.is_published)`,
  'owners who review their own place': `
    select count(*) from reviews r join businesses b on b.id = r.business_id and b.owner_id = r.user_id`,
  'reviews of places that are not public': `
    select count(*) from reviews r join businesses b on b.id = r.business_id where not b.is_public`,
  'reviews before their place or in the future': `
    select count(*) from reviews r join businesses b on b.id = r.business_id where r.created_at < b.created_at or r.created_at > now()`,
  'texts beyond the limits of a review': `
    select count(*) from reviews where length(title) not between 1 and 100 or length(content) not between 10 and 1000
      or cardinality(images) > 3`,
  'unfilled words': `
    select (select count(*) from reviews where title || content ~ '[{}]')
      + (select count(*) from businesses where concat_ws(' ', name, description) ~ '[{}]')
      + (select count(*) from review_responses where content ~ '[{}]')`,
  'pictures without a description': `
    select count(*) from businesses where cardinality(images) <> cardinality(image_alts)`,
  'claimed without an owner, or owned without a claim': `
    select count(*) from businesses where is_claimed <> (owner_id is not null) or claimed_by is distinct from owner_id`,
} as const;

/** Returns what is inconsistent in a database, with the number of records. Empty if nothing is. */
export async function inconsistencies(client: pg.ClientBase): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const [name, sql] of Object.entries(CHECKS)) {
    const { rows } = await client.query<Record<string, string>>(sql);
    const number = Number(Object.values(rows[0] ?? {})[0]);
    if (number !== 0) found[name] = number;
  }
  return found;
}
