import { isClosed } from '../account/closed-account-sql.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { actsFor } from '../business/people/role-sql.js';
import { holdRated } from './review-totals.js';
import { publishReviews, type RatedReview } from './reviews-of-closed.js';

const HOLD = [holdRated('= $1'), 'select from reviews where business_id = $1 order by id for update'];

/** Selects reviews that count but must not, or that don't count but may. */
const TO_CHANGE = `select r.id, r.rating, not r.is_published as "isShown" from reviews r
  where r.business_id = $1 and r.user_id is not null and r.state = 'shown'
    and r.is_published = (${isClosed('r.user_id')} or ${actsFor('r.business_id', 'r.user_id')}) order by r.id`;

/** Deletes votes and corrects totals. Votes of closed accounts already don't count. */
const REMOVE_VOTES = `
  with gone as (
    delete from review_votes v using reviews r
    where r.id = v.review_id and r.business_id = $1 and ${actsFor('r.business_id', 'v.user_id')}
    returning v.review_id, ${isClosed('v.user_id')} as "isClosed"),
  votes as (select review_id, count(*)::integer as number from gone where not "isClosed" group by review_id)
  update reviews r set helpful_count = r.helpful_count - votes.number from votes where r.id = votes.review_id`;

/**
 * Hides reviews of a business by its owner and the people who work for it, and shows those of others again. Removes these
 * people's votes for its reviews, and weighs the pet policy without their statements as visitors. Run it after the people
 * of a business change, with the business locked.
 */
export async function settleOwnWords(work: UnitOfWork, businessId: number): Promise<void> {
  for (const statement of HOLD) await work.rows(statement, [businessId]);
  const found = await work.rows<RatedReview & { isShown: boolean }>(TO_CHANGE, [businessId]);
  for (const isShown of [true, false]) {
    await publishReviews(work, found.filter((each) => each.isShown === isShown), isShown); // prettier-ignore
  }
  await work.rows(REMOVE_VOTES, [businessId]);
  await computeAgain(work, [businessId]);
}
