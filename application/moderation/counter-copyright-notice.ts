import { COPYRIGHT_NOTICE, waitingPeriod } from '../../domain/moderation/copyright-notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/moves.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { counterForClaimant } from './copyright-messages.js';
import type { CopyrightNotices, CounterParty } from './copyright-ports.js';

export const NOTICE_NOT_FOUND = 'Copyright notice not found';

const NOTHING_DOWN = 'This notice hides nothing of yours any more, so there is nothing to answer.';

/** The member whose content was taken down answers the notice; its sender gets the answer. */
export class CounterCopyrightNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: CopyrightNotices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses with COPYRIGHT_NOTICE_NOT_FOUND a notice by which nothing of the member's was taken down, and with
   * COPYRIGHT_MOVE_REFUSED a second counter-notice, or one to what is not down any more.
   */
  run(viewer: Actor, noticeId: number, input: CounterParty): Promise<void> {
    return this.transaction.run(async () => {
      const notice = await this.notices.hold(noticeId);
      const own = notice?.takenDown.filter(({ authorId }) => authorId === viewer.userId) ?? [];
      if (notice === null || own.length === 0) return refuse('COPYRIGHT_NOTICE_NOT_FOUND', NOTICE_NOT_FOUND);
      statusAfter(COPYRIGHT_NOTICE, notice.status, 'counter');
      const down = own.filter(({ restoredAt }) => restoredAt === null);
      if (down.length === 0) return refuse('COPYRIGHT_MOVE_REFUSED', NOTHING_DOWN);
      const createdAt = this.clock.now();
      const counter = { ...input, ...waitingPeriod(createdAt) };
      const id = await this.notices.addCounter({ ...counter, noticeId, memberId: viewer.userId, createdAt });
      if (id === null)
        return refuse('COPYRIGHT_MOVE_REFUSED', 'You have sent a counter-notice to this notice already.');
      await this.outbox.record(counterForClaimant(notice, { ...counter, id }, down));
    });
  }
}
