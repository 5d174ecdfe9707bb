import { mailboxOf } from '../../domain/account/account.js';
import { MAX_MESSAGES_A_DAY, MESSAGES_FOR_OTHERS, refuseCode } from '../../domain/claim/verification.js';
import type { Mailboxes } from '../account/ports.js';
import type { SharedLimits } from '../shared/shared-limits.js';

const DAY = 86_400;
const FIRST = [{ requests: 1, seconds: DAY }] as const;
const ALL = [{ requests: MAX_MESSAGES_A_DAY, seconds: DAY }] as const;
const FURTHER = [{ requests: MAX_MESSAGES_A_DAY - MESSAGES_FOR_OTHERS, seconds: DAY }] as const;

/** A message about a claim, to a phone number or an email address. */
export interface ClaimMessage {
  readonly to: string;
  readonly claimantId: string;
}

/**
 * Limits messages about claims per phone number or mailbox. A claimant's first message of the day may use up the limit;
 * further ones leave MESSAGES_FOR_OTHERS for other claimants. Accounts with the same mailbox are one claimant. Counts
 * outside of transactions, over its own connection.
 */
export class ClaimMessageLimit {
  constructor(
    private readonly limits: SharedLimits,
    private readonly mailboxes: Mailboxes,
  ) {}

  /** Counts a code. Throws CLAIM_CODE_LIMIT if the recipient got too many. */
  async takeCode(message: ClaimMessage): Promise<void> {
    const wait = await this.#take(message);
    if (wait > 0) refuseCode(wait);
  }

  /** Counts an unrequested email. Returns false if the recipient got too many and must not get it. */
  async takeNotice(message: ClaimMessage): Promise<boolean> {
    return (await this.#take(message)) === 0;
  }

  async #take({ to, claimantId }: ClaimMessage): Promise<number> {
    const recipient = keyOf(to);
    const claimant = await this.mailboxes.keyOf(claimantId);
    const first = await this.limits.take('claimFirstMessages', `${claimant} ${recipient}`, FIRST);
    const { wait } = await this.limits.take('claimMessages', recipient, first.wait === 0 ? ALL : FURTHER);
    if (wait > 0) await this.limits.giveBack(first);
    return wait;
  }
}

/** Returns one key per recipient: the mailbox of the address, or the last ten digits of the number. */
function keyOf(recipient: string): string {
  return recipient.includes('@') ? mailboxOf(recipient) : recipient.replaceAll(/\D/g, '').slice(-10);
}
