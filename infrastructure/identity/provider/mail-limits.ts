import { mailboxOf } from '../../../domain/account/account.js';
import type { SharedLimit, SharedLimits } from '../../../application/shared/shared-limits.js';

/** Limits for forms that send email. */
interface MailLimitsOptions {
  /** Form submissions per IP address. */
  readonly forms: readonly SharedLimit[];
  /** Emails per mailbox. */
  readonly mails: readonly SharedLimit[];
}

/** Prevents the forms that send email from flooding a mailbox. */
export class MailLimits {
  constructor(
    private readonly limits: SharedLimits,
    private readonly options: MailLimitsOptions,
  ) {}

  /** Counts a form submission from an IP address. Returns the number of seconds to wait, or 0. */
  async form(address: string): Promise<number> {
    return (await this.limits.take('accountForms', address, this.options.forms)).wait;
  }

  /**
   * Counts an email to a mailbox. Returns false at the limit. The page must not show this, or it would reveal whether
   * the address has an account.
   */
  async mail(email: string): Promise<boolean> {
    return (await this.limits.take('accountMails', mailboxOf(email), this.options.mails)).wait === 0;
  }
}
