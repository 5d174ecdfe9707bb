import { APPEAL, requireSomebodyElse, type AppealMove } from '../../domain/moderation/appeal.js';
import { overAre } from '../../domain/moderation/hold.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { canMove, statusAfter } from '../../domain/shared/moves.js';
import type { AuditLog } from '../administration/audit.js';
import type { Administrators } from '../administration/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { newsOfNotice } from './copyright-messages.js';
import type { CopyrightTakedowns } from './copyright-ports.js';
import { outcomeMail } from './notice-mails.js';
import type { AppealDecision, AppealRecord, Appeals, NoticeRecord, NoticeRecords } from './notice-ports.js';
import type { PublishedContents } from './ports.js';
import type { AfterRelease, ShowAgain } from './show-again.js';

interface DecideOnAppealDependencies {
  readonly transaction: Transaction;
  readonly appeals: Appeals;
  readonly notices: NoticeRecords;
  readonly contents: PublishedContents;
  readonly showAgain: ShowAgain;
  readonly takedowns: CopyrightTakedowns;
  readonly administrators: Administrators;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * An administrator decides on an appeal. Upheld, it lifts what the notice did: its member may write again, and what was
 * hidden or removed is shown unless something else keeps it down. Against a notice that told of a copyright notice, it says
 * that this should not have been followed: the takedown ends, does not count against the member any more, and the sender of
 * the copyright notice is told. The member is told by mail, and the decision is written down.
 */
export class DecideOnAppeal {
  constructor(private readonly dependencies: DecideOnAppealDependencies) {}

  /**
   * Refuses with APPEAL_NOT_FOUND, with APPEAL_DECIDED a second decision, naming who made the first, and with FORBIDDEN who
   * decided on the notice itself, where there is somebody else.
   */
  run(administrator: string, id: number, move: AppealMove, note: string): Promise<void> {
    const { transaction, appeals, contents, takedowns, administrators, outbox } = this.dependencies;
    return transaction.run(async () => {
      const appeal = (await appeals.find(id)) ?? refuse('APPEAL_NOT_FOUND', 'Appeal not found');
      if (!canMove(APPEAL, appeal.status, move)) {
        refuse('APPEAL_DECIDED', `${appeal.decidedBy ?? 'Somebody'} has decided on this appeal already.`);
      }
      requireSomebodyElse(administrator, appeal.notice.decidedBy, await administrators.count());
      const status = statusAfter(APPEAL, appeal.status, move);
      const { notice } = appeal;
      await takedowns.hold(notice.id);
      if (notice.target !== null) await contents.hold([notice.target]);
      const decision = { status, note, decidedBy: administrator, decidedAt: this.dependencies.clock.now() };
      await appeals.decide(id, decision);
      const after = status === 'upheld' ? await this.#takeBack(notice, decision) : null;
      await this.#write(administrator, appeal, move);
      await outbox.record({
        ...{ kind: 'mail', dedupeKey: `appeal:${id}`, memberId: notice.memberId, service: true, to: null },
        content: outcomeMail(notice, status === 'upheld', note, after),
      });
      if (notice.target !== null && after !== null && after !== 'gone') await contents.setState(notice.target, after);
    });
  }

  /** Answers what becomes of the thing that the notice hid; null where it hid none. */
  async #takeBack({ id, kind, target }: NoticeRecord, decision: AppealDecision): Promise<AfterRelease | null> {
    const { notices, takedowns, showAgain, outbox } = this.dependencies;
    if (target === null || !HIDING_NOTICES.includes(kind)) {
      await notices.lift([id], decision.decidedAt);
      return null;
    }
    const ended = await takedowns.end(id, { ...decision, reason: decision.note });
    if (ended !== null) {
      const { noticeId, email, path } = ended;
      await outbox.record(newsOfNotice({ id: noticeId, email, items: [{ path }] }, 'appealed', decision.note, id));
    }
    return showAgain.release(target, overAre([id]));
  }

  async #write(administrator: string, { id, status, notice }: AppealRecord, move: AppealMove) {
    await this.dependencies.audit.write({
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
