import { mailboxOf } from '../../domain/account/account.js';
import { COPYRIGHT_NOTICE } from '../../domain/moderation/copyright-notice.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { SharedLimits } from '../shared/shared-limits.js';
import type { Transaction } from '../shared/transaction.js';
import { noticeEmailToClaimant, noticeForAgent } from './copyright-messages.js';
import type { Claimant, CopyrightNotices } from './copyright-ports.js';
import type { FindNamed } from './find-named.js';

/** A notice as sent. The two statements were checked before. */
export interface CopyrightNoticeInput extends Omit<Claimant, 'phone'> {
  readonly phone?: string | null | undefined;
  /** Addresses on this site, as typed. */
  readonly addresses: readonly string[];
}

/** Product decision: daily emails to one mailbox because of notices with its address. */
const MAILS_A_DAY = [{ requests: 10, seconds: 86_400 }] as const;

/** Sends a copyright notice about content on this site. Open to anyone. */
export class SendCopyrightNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: CopyrightNotices,
    private readonly find: FindNamed,
    private readonly limits: SharedLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    /** Mailbox of the agent named on the page. */
    private readonly agent: string,
  ) {}

  /** Returns id and status. Throws INVALID_INPUT at each address without content. */
  async run(viewer: Actor | null, input: CopyrightNoticeInput) {
    const { addresses, phone, ...claimant } = input;
    // Counted before the transaction, over another connection.
    const mailbox = await this.limits.take('copyrightMails', mailboxOf(input.email), MAILS_A_DAY);
    return this.transaction.run(async () => {
      const notice = { ...claimant, phone: phone || null, items: await this.find.run(addresses, 'visitor') };
      const id = await this.notices.add({
        ...notice,
        claimantId: viewer?.userId ?? null,
        createdAt: this.clock.now(),
      });
      await this.outbox.record(noticeForAgent(id, notice, this.agent));
      if (mailbox.wait === 0) await this.outbox.record(noticeEmailToClaimant({ ...notice, id }, 'received'));
      return { id, status: COPYRIGHT_NOTICE.start };
    });
  }
}
