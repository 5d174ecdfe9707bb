import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { NoticeRecords } from './notice-ports.js';

/** A member has read a notice. */
export class MarkNoticeRead {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: NoticeRecords,
    private readonly clock: Clock,
  ) {}

  /** Refuses with NOT_FOUND another member's notice. */
  run(actor: Actor, id: number): Promise<void> {
    return this.transaction.run(async () => {
      const notice = (await this.notices.own(id, actor.userId)) ?? refuse('NOT_FOUND', 'Notice not found');
      await this.notices.markRead(notice.id, this.clock.now());
    });
  }
}
