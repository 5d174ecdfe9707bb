import { APPEAL, requireSomebodyElse, type AppealMove } from '../../domain/moderation/appeal.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { canMove, statusAfter } from '../../domain/shared/moves.js';
import type { AuditLog } from '../administration/audit.js';
import type { Administrators } from '../administration/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { outcomeMail } from './notice-mails.js';
import type { AppealRecord, Appeals, NoticeRecord, NoticeRecords } from './notice-ports.js';
import type { PublishedContents } from './ports.js';

/**
 * An administrator decides on an appeal. Upheld, it lifts what the notice did: its member may write again, and what was
 * hidden or removed is shown. The member is told by mail, and the decision is written down.
 */
export class DecideOnAppeal {
  constructor(
    private readonly transaction: Transaction,
    private readonly appeals: Appeals,
    private readonly notices: NoticeRecords,
    private readonly contents: PublishedContents,
    private readonly administrators: Administrators,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Refuses with APPEAL_NOT_FOUND, with APPEAL_DECIDED a second decision, naming who made the first, and with FORBIDDEN who
   * decided on the notice itself, where there is somebody else.
   */
  run(administrator: string, id: number, move: AppealMove, note: string): Promise<void> {
    return this.transaction.run(async () => {
      const appeal = (await this.appeals.find(id)) ?? refuse('APPEAL_NOT_FOUND', 'Appeal not found');
      if (!canMove(APPEAL, appeal.status, move)) {
        refuse('APPEAL_DECIDED', `${appeal.decidedBy ?? 'Somebody'} has decided on this appeal already.`);
      }
      requireSomebodyElse(administrator, appeal.notice.decidedBy, await this.administrators.count());
      const status = statusAfter(APPEAL, appeal.status, move);
      const now = this.clock.now();
      await this.appeals.decide(id, { status, note, decidedBy: administrator, decidedAt: now });
      if (status === 'upheld') await this.#takeBack(appeal.notice, now);
      await this.#write(administrator, appeal, move);
      await this.outbox.record({
        ...{ kind: 'mail', dedupeKey: `appeal:${id}`, memberId: appeal.notice.memberId, service: true, to: null },
        content: outcomeMail(appeal.notice, status === 'upheld', note),
      });
    });
  }

  async #takeBack({ id, kind, target }: NoticeRecord, now: Date): Promise<void> {
    const isFree = await this.notices.lift(id, now);
    if (target !== null && isFree && HIDING_NOTICES.includes(kind)) await this.contents.setState(target, 'shown');
  }

  async #write(administrator: string, { id, status, notice }: AppealRecord, move: AppealMove) {
    await this.audit.write({
      actor: administrator,
      action: `appeal.${move}`,
      targetType: 'appeal',
      targetId: String(id),
      before: { status },
      after: { status: statusAfter(APPEAL, status, move), noticeId: notice.id, kind: notice.kind },
      // The note is kept with the appeal; what stays for ever is in nobody's words.
      reason: notice.reason,
    });
  }
}
