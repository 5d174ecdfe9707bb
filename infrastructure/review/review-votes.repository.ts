import { ReviewVotes } from '../../application/review/ports.js';
import { holdOpenMember } from './hold-open-member.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';

const PUT = `
  with vote as (insert into review_votes (review_id, user_id) values ($1, $2) on conflict do nothing returning review_id)
  update reviews r set helpful_count = r.helpful_count + 1 from vote where r.id = vote.review_id`;

const REMOVE = `
  with vote as (delete from review_votes where review_id = $1 and user_id = $2 returning review_id)
  update reviews r set helpful_count = r.helpful_count - 1 from vote where r.id = vote.review_id`;

/** Helpful votes in PostgreSQL; by SQL, so that a vote and the count it changes are one statement. */
export class PostgresReviewVotes extends ReviewVotes {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override hold(memberId: string): Promise<void> {
    return holdOpenMember(this.work, memberId);
  }

  override async put(reviewId: number, memberId: string): Promise<void> {
    await this.work.rows(PUT, [reviewId, memberId]);
  }

  override async remove(reviewId: number, memberId: string): Promise<void> {
    await this.work.rows(REMOVE, [reviewId, memberId]);
  }
}
