import type { Clock } from '../../../application/shared/clock.js';
import type { ProviderLimits } from './provider-dependencies.js';
import type { AttemptsRepository } from './attempts.repository.js';

/** Keeps the forms that send mail from filling somebody's mailbox. */
export class MailLimits {
  constructor(
    private readonly attempts: AttemptsRepository,
    private readonly clock: Clock,
    private readonly limits: ProviderLimits | null,
  ) {}

  /** Counts a form from an address of the internet; answers 0, or seconds to wait. */
  async form(address: string): Promise<number> {
    if (this.limits === null) return 0;
    return this.attempts.take(this.attempts.key('form', address), this.limits.forms, this.clock.now());
  }

  /** Counts a mail to a mailbox; false where it had enough. The page must not tell, lest it tell whose it is. */
  async mail(email: string): Promise<boolean> {
    if (this.limits === null) return true;
    return (await this.attempts.take(this.attempts.key('mail', email), this.limits.mails, this.clock.now())) === 0;
  }
}
