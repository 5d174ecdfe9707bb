import type { ReviewFate } from '../../domain/account/account.js';

/** Closing, taking back and erasing accounts; all in the running transaction. */
export abstract class AccountClosing {
  /** Closes an open account: its sessions, tokens and links end. */
  abstract close(userId: string, reviews: ReviewFate, erasureAt: Date): Promise<void>;
  /** Opens a closed account again. False where there is none. */
  abstract restore(userId: string): Promise<boolean>;
  /** The closed account whose time has come longest ago, held so that nobody else takes it or takes it back; null where there is none. */
  abstract nextDue(now: Date): Promise<{ readonly userId: string; readonly reviews: ReviewFate } | null>;
}
