import { APPEAL_LINK_INVALID, isAppealable } from '../../domain/moderation/appeal.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { Appeals, NoticeRecord, NoticeRecords } from './notice-ports.js';

/**
 * Appeals a decision, once per notice. The emailed link is enough without signing in, because it went to the member's
 * own mailbox.
 */
export class WriteAppeal {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: NoticeRecords,
    private readonly appeals: Appeals,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {}

  /** Throws APPEAL_LINK_INVALID if the link is unknown or expired, or APPEAL_EXISTS for a second appeal. */
  byLink(secret: string, text: string): Promise<void> {
    return this.transaction.run(async () => {
      const notice = await this.notices.byToken(this.secrets.hashOf(secret));
      await this.#write(notice ?? refuse('APPEAL_LINK_INVALID', APPEAL_LINK_INVALID), text);
    });
  }

  /** Throws NOT_FOUND for another member's notice, and the errors of `byLink`. */
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
    refuse('APPEAL_EXISTS', 'You have already appealed this decision.');
  }
}
