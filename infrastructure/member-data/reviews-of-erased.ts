import { FAVORABLE_STARS } from '../../domain/review/rating.js';
import { countedInAll } from '../review/review-totals.js';
import { MEMBER } from './member-table.js';

/** The reviews stay with their businesses, without their author. */
export const UNSIGN_REVIEWS = `
  update reviews set user_id = null, pet_name = null, images = '{}', version = version + 1 where user_id = ${MEMBER}`;

/**
 * Deletes the reviews and reduces the totals of their businesses and of the directory by what they counted. Subtracts
 * differences, so that a review written at the same moment is not lost.
 */
export const REMOVE_REVIEWS = `
  with gone as (delete from reviews where user_id = ${MEMBER} returning business_id, rating, is_published),
    counted as (
      select business_id, count(*)::integer as reviews, sum(rating)::integer as stars,
        (count(*) filter (where rating >= ${FAVORABLE_STARS}))::integer as favorable
      from gone where is_published group by business_id),
    places as (
      update business_entries b set review_count = b.review_count - c.reviews, rating_sum = b.rating_sum - c.stars,
        favorable_count = b.favorable_count - c.favorable
      from counted c where b.id = c.business_id),
    uncounted as (select -sum(reviews) as reviews, -sum(stars) as stars from counted having sum(reviews) > 0),
    ${countedInAll('uncounted')}
  select from uncounted`;

/**
 * Deletes the member's helpful votes and reduces the counts of the reviews, unless that happened when the account was
 * closed.
 */
export const REMOVE_VOTES = `
  with gone as (delete from review_votes where user_id = ${MEMBER} returning review_id)
  update reviews r set helpful_count = r.helpful_count - 1 from gone g where r.id = g.review_id
    and exists (select from users u where u.id = ${MEMBER} and u.erasure_at is null)`;
