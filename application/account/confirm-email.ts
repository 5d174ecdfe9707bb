import { refuse } from '../../domain/shared/domain-error.js';
import type { Clock } from '../shared/clock.js';
import { refuseSanctioned } from '../../domain/moderation/sanction.js';
import type { EmailChanges, Members } from './ports.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';

/** Confirms an email address by the secret in the emailed link. */
export class ConfirmEmail {
  constructor(
    private readonly transaction: Transaction,
    private readonly members: Members,
    private readonly changes: EmailChanges,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns the new address. Throws EMAIL_LINK_INVALID if the link is unknown, used, or expired, or if the address was
   * taken in the meantime; ACCOUNT_RESTRICTED or ACCOUNT_SUSPENDED, because a sanctioned member could leave its mailbox.
   */
  run(secret: string): Promise<string> {
    return this.transaction.run(async () => {
      const change = await this.changes.take(this.secrets.hashOf(secret), this.clock.now());
      const sanction = change === null ? null : await this.members.sanctionOf(change.userId);
      if (sanction !== null) refuseSanctioned(sanction);
      if (change === null || !(await this.changes.apply(change))) {
        refuse('EMAIL_LINK_INVALID', 'This link is no longer valid. Please request a new one on your account page.');
      }
      return change.email;
    });
  }
}
