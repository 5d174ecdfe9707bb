import { LockMode } from '@mikro-orm/postgresql';
import type { AccountClosing } from '../../application/account/ports.js';
import type { Caller } from '../../application/shared/actor.js';
import type { ReviewFate } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { endLoginsOfMember } from '../account/end-logins.js';
import { requireOpenSession } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { disputedBy } from '../fact/unanswered-reports.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import { HOLD_BUSINESSES, hideReviewsOf, showReviewsOf } from '../review/reviews-of-closed.js';
import { UserEntity } from '../account/user.entity.js';

/** Deletes everything that gives access to the account or could restore it. */
const KEYS = [
  `delete from sessions where sess ->> 'userId' = $1`,
  `delete from access_tokens where user_id = $1`,
  `delete from email_changes where user_id = $1`,
];

/** Closed accounts in PostgreSQL, as entities. Deletes dependent rows with plain SQL, because there are many. */
export class PostgresAccountClosing implements AccountClosing {
  constructor(private readonly work: UnitOfWork) {}

  async close(caller: Caller, reviews: ReviewFate, erasureAt: Date): Promise<void> {
    const { userId } = caller;
    // The lock waits for the member's writes in progress and blocks new ones.
    const user = await this.work.lock(UserEntity, { id: userId, erasureAt: null });
    if (user === null) refuse('USER_NOT_FOUND', 'User not found');
    await requireOpenSession(this.work, caller);
    await this.work.rows(HOLD_BUSINESSES, [userId]);
    await this.work.change(UserEntity, userId, { erasureAt, erasureReviews: reviews });
    await endLoginsOfMember(this.work, userId);
    for (const statement of KEYS) await this.work.rows(statement, [userId]);
    await hideReviewsOf(this.work, userId);
    await computeAgain(this.work, await disputedBy(this.work, userId));
  }

  async restore(userId: string): Promise<boolean> {
    // If the account is being erased, this waits and then finds nothing.
    const user = await this.work.lock(UserEntity, { id: userId, erasureAt: { $ne: null } });
    if (user === null) return false;
    await this.work.rows(HOLD_BUSINESSES, [userId]);
    await this.work.change(UserEntity, userId, { erasureAt: null, erasureReviews: null });
    await showReviewsOf(this.work, userId);
    await computeAgain(this.work, await disputedBy(this.work, userId));
    return true;
  }

  async nextDue(now: Date): Promise<{ readonly userId: string; readonly reviews: ReviewFate } | null> {
    const user = await this.work.em.findOne(
      UserEntity,
      { erasureAt: { $lte: now } },
      { orderBy: { erasureAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    return user === null ? null : { userId: user.id, reviews: user.erasureReviews ?? 'anonymise' };
  }
}
