import type { ReviewVotes } from '../../application/review/ports.js';
import { shareOpenAccount } from '../account/hold-open-account.js';
import { actsFor } from '../business/people/role-sql.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

// Checked again here, because the member may have become the owner while waiting for the lock.
const PUT = `
  with vote as (
    insert into review_votes (review_id, user_id)
    select r.id, $2::uuid from reviews r where r.id = $1 and not ${actsFor('r.business_id', '$2::uuid')}
    on conflict do nothing returning review_id)
  update reviews r set helpful_count = r.helpful_count + 1 from vote where r.id = vote.review_id`;

const REMOVE = `
  with vote as (delete from review_votes where review_id = $1 and user_id = $2 returning review_id)
  update reviews r set helpful_count = r.helpful_count - 1 from vote where r.id = vote.review_id`;

/** Helpful votes in PostgreSQL. Plain SQL, so that one statement changes both the vote and the count. */
export class PostgresReviewVotes implements ReviewVotes {
  constructor(private readonly work: UnitOfWork) {}

  hold(memberId: string): Promise<void> {
    return shareOpenAccount(this.work, memberId);
  }

  async put(reviewId: number, memberId: string): Promise<void> {
    await this.work.rows(PUT, [reviewId, memberId]);
  }

  async remove(reviewId: number, memberId: string): Promise<void> {
    await this.work.rows(REMOVE, [reviewId, memberId]);
  }
}
