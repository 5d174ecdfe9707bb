import { AccountClosing } from '../../application/account/ports.js';
import type { ReviewFate } from '../../domain/account/account.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const CLOSE = `
  update users set erasure_at = $1, erasure_reviews = $2, version = version + 1 where id = $3 and erasure_at is null`;

/** What lets anybody into the account, or would let them in again. */
const KEYS = [
  `delete from sessions where sess ->> 'userId' = $1`,
  `delete from access_tokens where user_id = $1`,
  `delete from email_changes where user_id = $1`,
];

const RESTORE = `
  update users set erasure_at = null, erasure_reviews = null, version = version + 1
  where id = $1 and erasure_at is not null returning id`;

const NEXT_DUE = `
  select id as "userId", coalesce(erasure_reviews, 'anonymise') as reviews from users where erasure_at <= $1
  order by erasure_at limit 1 for update skip locked`;

/** Closed accounts in PostgreSQL. */
export class PostgresAccountClosing extends AccountClosing {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async close(userId: string, reviews: ReviewFate, erasureAt: Date): Promise<void> {
    await this.work.rows(CLOSE, [erasureAt, reviews, userId]);
    for (const statement of KEYS) await this.work.rows(statement, [userId]);
  }

  override async restore(userId: string): Promise<boolean> {
    return (await this.work.row(RESTORE, [userId])) !== null;
  }

  override nextDue(now: Date): Promise<{ readonly userId: string; readonly reviews: ReviewFate } | null> {
    return this.work.row<{ userId: string; reviews: ReviewFate }>(NEXT_DUE, [now]);
  }
}
