import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import type { EmailChanges } from './ports.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';

/** Whoever has the link that was mailed to an address confirms it. */
export class ConfirmEmail {
  constructor(
    private readonly transaction: Transaction,
    private readonly changes: EmailChanges,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Answers the new address. Refuses with EMAIL_LINK_INVALID a link that is unknown, used or too old, or whose address
   * was taken since.
   */
  run(secret: string): Promise<string> {
    return this.transaction.run(async () => {
      const change = await this.changes.take(this.secrets.hashOf(secret), this.clock.now());
      if (change === null || !(await this.changes.apply(change))) {
        refuse('EMAIL_LINK_INVALID', 'This link is no longer valid. Please ask for a new one on your account page.');
      }
      return change.email;
    });
  }
}
