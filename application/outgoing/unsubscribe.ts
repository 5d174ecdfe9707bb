import { refuse } from '../../domain/shared/domain-error.js';
import type { MailChoices, UnsubscribeTokens } from './ports.js';
import type { Transaction } from '../shared/transaction.js';

/** Ends mail to a member, by the link in one of their mails; the token is all the right it takes. */
export class Unsubscribe {
  constructor(
    private readonly transaction: Transaction,
    private readonly tokens: UnsubscribeTokens,
    private readonly choices: MailChoices,
  ) {}

  /** Refuses a token that is not ours (INVALID_INPUT). Doing it twice is doing it once. */
  async run(token: string): Promise<void> {
    const memberId = this.check(token);
    await this.transaction.run(() => this.choices.switchOff(memberId));
  }

  /** Whose link it is, without changing anything; refuses like `run`. */
  check(token: string): string {
    return this.tokens.memberOf(token) ?? refuse('INVALID_INPUT', 'This link is not valid.', 'token');
  }
}
