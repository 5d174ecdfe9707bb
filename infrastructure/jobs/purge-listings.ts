import { DELETED_DAYS } from '../../domain/business/standing.js';
import type { Database } from '../postgres/database.js';
import { countedInAll } from '../review/review-totals.js';

/** Listings per statement. Each may have many reviews. */
const BATCH = 100;

const DUE = `deleted_at < now() - interval '${DELETED_DAYS} days'`;

/**
 * Deletes listings with everything about them, and those that were merged into them. Their reviews no longer count, and
 * their files become unused. Index businesses_gone. Locks their alerts in the order in which others do.
 */
const PURGE = {
  name: 'purge-listings',
  text: `with recursive due as (
      (select id, images, menu_url from businesses where ${DUE} limit ${BATCH})
      union select b.id, b.images, b.menu_url from due join businesses b on b.merged_into = due.id),
    said as (select r.user_id, r.rating, r.images, r.is_published from due join reviews r on r.business_id = due.id),
    uncounted as (
      select -count(*)::integer as reviews, -sum(rating)::integer as stars from said where is_published having count(*) > 0),
    ${countedInAll('uncounted')},
    dogs as (
      update guide_dogs g set review_count = g.review_count - c.reviews
      from (select user_id, count(*)::integer as reviews from said where is_published group by user_id) c
      where g.user_id = c.user_id),
    addresses as (
      select unnest(images) as address from due union select menu_url from due union select unnest(images) from said),
    files as (
      update uploads f set free_since = now() from addresses a
      where f.id = substring(a.address from '^/uploads/([0-9a-f-]{36})[.]')::uuid and f.free_since is null),
    followers as (
      select a.id from alerts a where a.business_id in (select id from due) order by a.id for update of a)
    delete from businesses b using due, (select count(*) from followers) held
    where b.id = due.id and (b.${DUE} or b.merged_into is not null) returning true as gone`,
};

/** Deletes listings for good once their deletion can no longer be undone. */
export async function purgeListings(database: Database): Promise<void> {
  while ((await database.rows(PURGE)).length > 0);
}
