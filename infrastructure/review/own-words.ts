import { isClosed } from '../account/closed-account-sql.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { actsFor } from '../business/people/role-sql.js';
import { holdRated } from './review-totals.js';
import { publishReviews, type RatedReview } from './reviews-of-closed.js';

const HOLD = [holdRated('= $1'), 'select from reviews where business_id = $1 order by id for update'];

/** Reviews that count although they may not, or don't count although they may. */
const TO_CHANGE = `select r.id, r.rating, not r.is_published as "isShown" from reviews r
  where r.business_id = $1 and r.user_id is not null and r.state = 'shown'
    and r.is_published = (${isClosed('r.user_id')} or ${actsFor('r.business_id', 'r.user_id')}) order by r.id`;

/**
 * Hides reviews of a business by its owner and the people who work for it, shows those of others again, and weighs the
 * pet policy without what these people said as visitors. Run it after
 * these changed, with the business locked.
 */
export async function settleOwnWords(work: UnitOfWork, businessId: number): Promise<void> {
  for (const statement of HOLD) await work.rows(statement, [businessId]);
  const found = await work.rows<RatedReview & { isShown: boolean }>(TO_CHANGE, [businessId]);
  for (const isShown of [true, false]) {
    await publishReviews(work, found.filter((each) => each.isShown === isShown), isShown); // prettier-ignore
  }
  await computeAgain(work, [businessId]);
}
