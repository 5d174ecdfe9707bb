import { refuse } from '../../domain/shared/domain-error.js';
import type { MailChoices, UnsubscribeTokens } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** Turns off a member's email by the link in one of their emails. The token is the only authorization. */
export class Unsubscribe {
  constructor(
    private readonly transaction: Transaction,
    private readonly tokens: UnsubscribeTokens,
    private readonly choices: MailChoices,
  ) {}

  /** Throws INVALID_INPUT if the token isn't valid. Unsubscribing twice is allowed. */
  async run(token: string): Promise<void> {
    const memberId = this.check(token);
    await this.transaction.run(() => this.choices.switchOff(memberId));
  }

  /** Returns the member of the link without changing anything. Throws like `run`. */
  check(token: string): string {
    return this.tokens.memberOf(token) ?? refuse('INVALID_INPUT', 'This link is not valid.', 'token');
  }
}
