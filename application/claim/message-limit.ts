import { canonicalEmail } from '../../domain/account/canonical-email.js';
import { MAX_MESSAGES_A_DAY, refuseCode } from '../../domain/claim/verification.js';
import type { SharedLimits } from '../shared/shared-limits.js';

const A_DAY = [{ requests: MAX_MESSAGES_A_DAY, seconds: 86_400 }] as const;

/** Keeps claims from filling somebody's telephone or mailbox. Counted outside of transactions, over a connection of its own. */
export class ClaimMessageLimit {
  constructor(private readonly limits: SharedLimits) {}

  /** Counts a code; refuses with CLAIM_CODE_LIMIT where its recipient had enough. Null: it goes by the post. */
  async takeCode(recipient: string | null): Promise<void> {
    if (recipient === null) return;
    const wait = await this.#take(recipient);
    if (wait > 0) refuseCode(wait);
  }

  /** Counts a mail that is not asked for; false where its recipient had enough and gets none. */
  async takeNotice(email: string): Promise<boolean> {
    return (await this.#take(email)) === 0;
  }

  async #take(recipient: string): Promise<number> {
    return (await this.limits.take('claimMessages', keyOf(recipient), A_DAY)).wait;
  }
}

/** One name of a recipient however it is written: an address in lower case, a number by its last ten digits. */
function keyOf(recipient: string): string {
  return recipient.includes('@') ? canonicalEmail(recipient) : recipient.replaceAll(/\D/g, '').slice(-10);
}
