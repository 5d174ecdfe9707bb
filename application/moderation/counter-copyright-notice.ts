import { COPYRIGHT_NOTICE, waitingPeriod } from '../../domain/moderation/copyright-notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { counterForClaimant } from './copyright-messages.js';
import type { CopyrightNotices, CounterParty } from './copyright-ports.js';

export const NOTICE_NOT_FOUND = 'Copyright notice not found';

const NOTHING_DOWN = 'This notice no longer hides any of your content, so there is nothing to dispute.';

/** Sends a counter-notice of the member whose content was taken down. The sender of the notice gets a copy. */
export class CounterCopyrightNotice {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: CopyrightNotices,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws COPYRIGHT_NOTICE_NOT_FOUND if the notice took down nothing of the member's, or COPYRIGHT_MOVE_REFUSED for a
   * second counter-notice or if nothing is down anymore.
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
        return refuse('COPYRIGHT_MOVE_REFUSED', 'You have already sent a counter-notice to this notice.');
      await this.outbox.record(counterForClaimant(notice, { ...counter, id }, down));
    });
  }
}
