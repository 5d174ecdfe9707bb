import type { AccountClosing, DueAccount, OwnClosing } from '../../application/account/ports.js';
import type { Caller } from '../../application/shared/actor.js';
import type { ErasureScope, ReviewFate } from '../../domain/account/account.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { endLoginsOfMember } from '../account/end-logins.js';
import { requireOpenSession } from '../account/hold-open-account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { disputedBy } from '../fact/unanswered-reports.js';
import { computeAgain } from '../fact/withdrawn-statements.js';
import { HOLD_BUSINESSES, hideReviewsOf, showReviewsOf } from '../review/reviews-of-closed.js';
import { UserEntity } from '../account/user.entity.js';
import { AWAITS_CONFIRMATION } from '../moderation/ordered-erasure.entity.js';

/** Deletes everything that gives access to the account or could restore it. */
const KEYS = [
  `delete from sessions where sess ->> 'userId' = $1`,
  `delete from access_tokens where user_id = $1`,
  `delete from email_changes where user_id = $1`,
];

/**
 * Selects the next account that is due: closed by its member, or by an order that needs no confirmation. Skips accounts
 * that another process is erasing. Plain SQL, because it joins the orders. Index users_closed.
 */
const NEXT_DUE = `
  select u.id as "userId", o.ordered_by as "orderedBy", o.confirmed_by as "confirmedBy", o.reason_code as "reasonCode",
    case when o.id is not null and u.erasure_at <= $1 and not ${AWAITS_CONFIRMATION} then 'all writing'
      else coalesce(o.own_reviews, u.erasure_reviews, 'anonymise') end as scope
  from users u left join ordered_erasures o on o.member_id = u.id
  where u.erasure_at is not null and (o.own_erasure_at <= $1
    or (u.erasure_at <= $1 and (o.id is null or not ${AWAITS_CONFIRMATION})))
  order by u.erasure_at limit 1 for update of u skip locked`;

interface DueRow {
  readonly userId: string;
  readonly scope: ErasureScope;
  readonly orderedBy: string | null;
  readonly confirmedBy: string | null;
  readonly reasonCode: string | null;
}

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
    await this.#endAccess(userId);
    await this.#hide(userId);
  }

  async closeByOrder(userId: string, erasureAt: Date): Promise<OwnClosing | null> {
    const user = await this.work.lock(UserEntity, { id: userId });
    if (user === null) refuse('USER_NOT_FOUND', 'User not found');
    const { erasureAt: due, erasureReviews: reviews } = user;
    const own = due == null ? null : { erasureAt: due, reviews: reviews ?? 'anonymise' };
    await this.work.rows(HOLD_BUSINESSES, [userId]);
    await this.work.change(UserEntity, userId, { erasureAt, erasureReviews: null });
    await this.#endAccess(userId);
    if (own === null) await this.#hide(userId);
    return own;
  }

  async #endAccess(userId: string): Promise<void> {
    await endLoginsOfMember(this.work, userId);
    for (const statement of KEYS) await this.work.rows(statement, [userId]);
  }

  async #hide(userId: string): Promise<void> {
    await hideReviewsOf(this.work, userId);
    await computeAgain(this.work, await disputedBy(this.work, userId));
  }

  async restore(userId: string, to: OwnClosing | null = null): Promise<boolean> {
    // If the account is being erased, this waits and then finds nothing.
    const user = await this.work.lock(UserEntity, { id: userId, erasureAt: { $ne: null } });
    if (user === null) return false;
    await this.work.rows(HOLD_BUSINESSES, [userId]);
    const { erasureAt = null, reviews = null } = to ?? {};
    await this.work.change(UserEntity, userId, { erasureAt, erasureReviews: reviews });
    if (erasureAt !== null) return true;
    await showReviewsOf(this.work, userId);
    await computeAgain(this.work, await disputedBy(this.work, userId));
    return true;
  }

  async nextDue(now: Date): Promise<DueAccount | null> {
    const due = await this.work.row<DueRow>(NEXT_DUE, [now]);
    if (due === null) return null;
    const { userId, scope, orderedBy, confirmedBy, reasonCode } = due;
    const order = orderedBy === null ? null : { orderedBy, confirmedBy, reasonCode: reasonCode ?? '' };
    return { userId, scope, order };
  }
}
