import { isClosed } from '../account/closed-account-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { isOwnReview } from './own-review-sql.js';
import { holdRated } from './review-totals.js';
import { publishReviews, type RatedReview } from './reviews-of-closed.js';

const HOLD = [holdRated('= $1'), 'select from reviews where business_id = $1 order by id for update'];

/** Reviews that count although they may not, or don't count although they may. */
const TO_CHANGE = `select r.id, r.rating, not r.is_published as "isShown" from reviews r
  where r.business_id = $1 and r.user_id is not null and r.state = 'shown'
    and r.is_published = (${isClosed('r.user_id')} or ${isOwnReview('r')}) order by r.id`;

/**
 * Hides reviews of a business by its owner and the people who work for it, and shows those of others again. Run it after
 * these changed, with the business locked.
 */
export async function settleOwnReviews(work: UnitOfWork, businessId: number): Promise<void> {
  for (const statement of HOLD) await work.rows(statement, [businessId]);
  const found = await work.rows<RatedReview & { isShown: boolean }>(TO_CHANGE, [businessId]);
  for (const isShown of [true, false]) {
    await publishReviews(work, found.filter((each) => each.isShown === isShown), isShown); // prettier-ignore
  }
}
