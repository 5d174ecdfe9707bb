import type { SharedLimit, SharedLimits } from '../../../application/shared/shared-limits.js';

/** How often the forms that send mail may be used. */
interface MailLimitsOptions {
  /** Forms from one address of the internet. */
  readonly forms: readonly SharedLimit[];
  /** Mails to one mailbox. */
  readonly mails: readonly SharedLimit[];
}

/** Keeps the forms that send mail from filling somebody's mailbox. */
export class MailLimits {
  constructor(
    private readonly limits: SharedLimits,
    private readonly options: MailLimitsOptions,
  ) {}

  /** Counts a form from an address of the internet; answers 0, or seconds to wait. */
  async form(address: string): Promise<number> {
    return (await this.limits.take('accountForms', address, this.options.forms)).wait;
  }

  /** Counts a mail to a mailbox; false where it had enough. The page must not tell, lest it tell whose it is. */
  async mail(email: string): Promise<boolean> {
    return (await this.limits.take('accountMails', email, this.options.mails)).wait === 0;
  }
}
