import { refuse } from '../../domain/shared/domain-error.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Transaction } from '../shared/transaction.js';
import type { NoticeRecords } from './notice-ports.js';

export class MarkNoticeRead {
  constructor(
    private readonly transaction: Transaction,
    private readonly notices: NoticeRecords,
    private readonly clock: Clock,
  ) {}

  /** Throws NOT_FOUND for another member's notice. */
  run(actor: Actor, id: number): Promise<void> {
    return this.transaction.run(async () => {
      const isMarked = await this.notices.markRead(id, actor.userId, this.clock.now());
      if (!isMarked) refuse('NOT_FOUND', 'Notice not found');
    });
  }
}
