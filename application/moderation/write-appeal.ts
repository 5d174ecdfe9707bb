import { APPEAL_LINK_INVALID, isAppealable } from '../../domain/moderation/appeal.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { Appeals, NoticeRecord, NoticeRecords } from './notice-ports.js';

/**
 * A member says what is wrong with a decision about them, once a notice. Who has the link of the mail may, signed in or
 * not: it went to the member's own mailbox.
 */
export class WriteAppeal {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: NoticeRecords,
    private readonly appeals: Appeals,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Refuses with APPEAL_LINK_INVALID a link that is unknown or too old, and with APPEAL_EXISTS a second appeal. */
  byLink(secret: string, text: string): Promise<void> {
    return this.transaction.run(async () => {
      const notice = await this.notices.byToken(this.secrets.hashOf(secret));
      await this.#write(notice ?? refuse('APPEAL_LINK_INVALID', APPEAL_LINK_INVALID), text);
    });
  }

  /** Refuses with NOT_FOUND another member's notice, else as `byLink` does. */
  asMember(actor: Actor, noticeId: number, text: string): Promise<void> {
    return this.transaction.run(async () => {
      const notice = await this.notices.own(noticeId, actor.userId);
      await this.#write(notice ?? refuse('NOT_FOUND', 'Notice not found'), text);
    });
  }

  async #write({ id, createdAt }: NoticeRecord, text: string): Promise<void> {
    const now = this.clock.now();
    if (!isAppealable(createdAt, now)) refuse('APPEAL_LINK_INVALID', APPEAL_LINK_INVALID);
    if (await this.appeals.add(id, text, now)) return;
    refuse('APPEAL_EXISTS', 'You have appealed against this decision already.');
  }
}
