import { LockMode } from '@mikro-orm/postgresql';
import { AccountClosing } from '../../application/account/ports.js';
import type { Caller } from '../../application/shared/actor.js';
import type { ReviewFate } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { endLoginsOfMember } from '../account/end-logins.js';
import { requireOpenSession } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { hideReviewsOf, showReviewsOf } from '../review/reviews-of-closed.js';
import { UserEntity } from '../account/user.entity.js';

/** What lets anybody into the account, or would let them in again. */
const KEYS = [
  `delete from sessions where sess ->> 'userId' = $1`,
  `delete from access_tokens where user_id = $1`,
  `delete from email_changes where user_id = $1`,
];

/** Closed accounts in PostgreSQL, as entities; by SQL what ends with them, many rows at once. */
export class PostgresAccountClosing extends AccountClosing {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async close(caller: Caller, reviews: ReviewFate, erasureAt: Date): Promise<void> {
    const { em } = this.work;
    const { userId } = caller;
    // What the member is still writing ends before, and nothing more begins.
    const user = await em.findOne(
      UserEntity,
      { id: userId, erasureAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (user === null) refuse('USER_NOT_FOUND', 'User not found');
    await requireOpenSession(this.work, caller);
    em.assign(user, { erasureAt, erasureReviews: reviews });
    await em.flush();
    await endLoginsOfMember(this.work, userId);
    for (const statement of KEYS) await this.work.rows(statement, [userId]);
    await hideReviewsOf(this.work, userId);
  }

  override async restore(userId: string): Promise<boolean> {
    const { em } = this.work;
    // Where the account is being erased, this waits, and then there is none.
    const user = await em.findOne(
      UserEntity,
      { id: userId, erasureAt: { $ne: null } },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (user === null) return false;
    em.assign(user, { erasureAt: null, erasureReviews: null });
    await em.flush();
    await showReviewsOf(this.work, userId);
    return true;
  }

  override async nextDue(now: Date): Promise<{ readonly userId: string; readonly reviews: ReviewFate } | null> {
    const user = await this.work.em.findOne(
      UserEntity,
      { erasureAt: { $lte: now } },
      { orderBy: { erasureAt: 'asc' }, lockMode: LockMode.PESSIMISTIC_PARTIAL_WRITE },
    );
    return user === null ? null : { userId: user.id, reviews: user.erasureReviews ?? 'anonymise' };
  }
}
