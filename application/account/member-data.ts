import type { ReviewFate } from '../../domain/account/account.js';

/** All that is kept of a member, by the registry of tables. */
export abstract class MemberData {
  /** Everything of a member's own as a ZIP, as it was at one moment: JSON and CSV of each table, and pictures. */
  abstract archive(userId: string, now: Date): Promise<AsyncIterable<Uint8Array>>;
  /** Erases all that is a member's, in the running transaction; totals and tiers stay true. */
  abstract erase(userId: string, reviews: ReviewFate): Promise<void>;
  /** Removes what has been kept as long as the registry says. */
  abstract applyRetention(): Promise<void>;
}
