import { canonicalEmail } from '../../domain/account/canonical-email.js';
import { COPYRIGHT_NOTICE } from '../../domain/moderation/copyright-notice.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { SharedLimits } from '../shared/shared-limits.js';
import type { Transaction } from '../shared/transaction.js';
import { newsOfNotice, noticeForAgent } from './copyright-messages.js';
import type { Claimant, CopyrightNotices } from './copyright-ports.js';
import type { FindNamed } from './find-named.js';

/** What somebody sends; the two statements are checked before. */
export interface CopyrightNoticeInput extends Omit<Claimant, 'phone'> {
  readonly phone?: string | null | undefined;
  /** Addresses on this site, as typed. */
  readonly addresses: readonly string[];
}

/** A product decision: mails that one mailbox gets because somebody typed its address into a notice. */
const MAILS_A_DAY = [{ requests: 10, seconds: 86_400 }] as const;

/** Anybody claims a copyright in something that stands on this site. */
export class SendCopyrightNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: CopyrightNotices,
    private readonly find: FindNamed,
    private readonly limits: SharedLimits,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    /** The mailbox of the agent who is named on the page. */
    private readonly agent: string,
  ) {}

  /** Answers id and status. Refuses with INVALID_INPUT at each address that names nothing that is there. */
  async run(viewer: Actor | null, input: CopyrightNoticeInput) {
    const { addresses, phone, ...claimant } = input;
    // Counted before the transaction, over a connection of its own.
    const mailbox = await this.limits.take('copyrightMails', canonicalEmail(input.email), MAILS_A_DAY);
    return this.transaction.run(async () => {
      const notice = { ...claimant, phone: phone || null, items: await this.find.run(addresses, 'visitor') };
      const id = await this.notices.add({
        ...notice,
        claimantId: viewer?.userId ?? null,
        createdAt: this.clock.now(),
      });
      await this.outbox.record(noticeForAgent(id, notice, this.agent));
      if (mailbox.wait === 0) await this.outbox.record(newsOfNotice({ ...notice, id }, 'received'));
      return { id, status: COPYRIGHT_NOTICE.start };
    });
  }
}
