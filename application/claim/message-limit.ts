import { canonicalEmail } from '../../domain/account/account.js';
import { MAX_MESSAGES_A_DAY, refuseCode } from '../../domain/claim/verification.js';
import type { SharedLimits } from '../shared/shared-limits.js';

const A_DAY = [{ requests: MAX_MESSAGES_A_DAY, seconds: 86_400 }] as const;

/**
 * Limits the messages about claims per phone number or mailbox. Counts outside of transactions, over its own
 * connection.
 */
export class ClaimMessageLimit {
  constructor(private readonly limits: SharedLimits) {}

  /**
   * Counts a code. Throws CLAIM_CODE_LIMIT if the recipient got too many. Null is for postcards, which aren't limited.
   */
  async takeCode(recipient: string | null): Promise<void> {
    if (recipient === null) return;
    const wait = await this.#take(recipient);
    if (wait > 0) refuseCode(wait);
  }

  /** Counts an unrequested email. Returns false if the recipient got too many and must not get it. */
  async takeNotice(email: string): Promise<boolean> {
    return (await this.#take(email)) === 0;
  }

  async #take(recipient: string): Promise<number> {
    return (await this.limits.take('claimMessages', keyOf(recipient), A_DAY)).wait;
  }
}

/** Returns one key per recipient: the address in lower case, or the last ten digits of the number. */
function keyOf(recipient: string): string {
  return recipient.includes('@') ? canonicalEmail(recipient) : recipient.replaceAll(/\D/g, '').slice(-10);
}
