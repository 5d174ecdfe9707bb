/** Helpful votes, in the running transaction: one of a member and review, and the review's count is always theirs. */
export abstract class ReviewVotes {
  /** Nothing happens where the member has voted before. */
  abstract put(reviewId: number, memberId: string): Promise<void>;
  /** Nothing happens where the member has not voted. */
  abstract remove(reviewId: number, memberId: string): Promise<void>;
}
