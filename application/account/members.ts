import type { Account } from '../../domain/account/account.js';

/** What everybody may know of a member. */
export type PublicProfile = Pick<Account, 'id' | 'firstName' | 'profileImageUrl' | 'petFirstName'> & {
  readonly joinedDate: Date;
};

/** Members whose account is open. */
export abstract class Members {
  /** What everybody may know, or null for an unknown member or a closed account. */
  abstract publicProfile(id: string): Promise<PublicProfile | null>;
  /** The account for a change, in the running transaction; null for an unknown member or a closed account. */
  abstract find(id: string): Promise<Account | null>;
  /** Saves a found account and answers it as it is now. Refuses with CHANGED_MEANWHILE where somebody else changed it since. */
  abstract save(account: Account): Promise<Account>;
}
