import { totalsChange } from '../../domain/review/rating.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { actsFor } from '../business/people/role-sql.js';
import { DISPUTED_BY } from '../fact/unanswered-reports.js';
import { followReviews } from '../fact/withdrawn-statements.js';
import { counted, holdRated } from './review-totals.js';

/** A union, because an `or` would scan all reviews. */
export const HOLD_REVIEWS_AND_VOTED = `select from reviews where id in (
    select id from reviews where user_id = $1 union select review_id from review_votes where user_id = $1)
  order by id for update`;

/**
 * Locks the businesses that count, are disputed, or belong to the member ($1). Run it before the account is closed or
 * restored, because that changes the businesses of the member.
 */
export const HOLD_BUSINESSES = holdRated(`in (select business_id from reviews where user_id = $1 union ${DISPUTED_BY}
    union select id from businesses where owner_id = $1)`);

/**
 * After the member, which the caller has already locked (`for update`). Same order as for writing, changing, or removing a
 * review.
 */
const HOLD = [HOLD_BUSINESSES, HOLD_REVIEWS_AND_VOTED];

// Reviews that an administrator hid or removed stay hidden, and so do those of people who act for the business.
const TO_CHANGE = `select r.id, r.rating from reviews r where r.user_id = $1 and r.state = 'shown' and r.is_published <> $2
  and not ($2 and ${actsFor('r.business_id', 'r.user_id')}) order by r.id`;

const SET = `
  with review as (
    update reviews set is_published = $2, version = version + 1 where id = $1 returning *), ${counted(3)}
  select id from review`;

const VOTES = `update reviews set helpful_count = helpful_count + $2::integer
  where id in (select review_id from review_votes where user_id = $1)`;

/** Hides the reviews and votes of a member whose account is closed in the running transaction. They no longer count. */
export async function hideReviewsOf(work: UnitOfWork, userId: string): Promise<void> {
  await setShown(work, userId, false);
  await work.rows(VOTES, [userId, -1]);
}

/** Shows and counts the reviews and votes of a restored account again. */
export async function showReviewsOf(work: UnitOfWork, userId: string): Promise<void> {
  await setShown(work, userId, true);
  await work.rows(VOTES, [userId, 1]);
}

/** Shows or hides a member's reviews without their votes, for authors whose reviews stay after they leave. */
export async function setShown(work: UnitOfWork, userId: string, isShown: boolean): Promise<void> {
  for (const statement of HOLD) await work.rows(statement, [userId]);
  await publishReviews(work, await work.rows<RatedReview>(TO_CHANGE, [userId, isShown]), isShown);
}

export interface RatedReview {
  readonly id: number;
  readonly rating: number;
}

/** Shows or hides reviews, and updates the totals. Call it with the reviews and their businesses locked. */
export async function publishReviews(
  work: UnitOfWork,
  reviews: readonly RatedReview[],
  isShown: boolean,
): Promise<void> {
  for (const { id, rating } of reviews) {
    const { count, sum, favorable } = isShown ? totalsChange(null, rating) : totalsChange(rating, null);
    await work.rows(SET, [id, isShown, count, sum, favorable]);
  }
  const ids = reviews.map(({ id }) => id);
  await followReviews(work, ids);
}
