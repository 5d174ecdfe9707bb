import { APPEAL, assertNotSelf, type AppealMove } from '../../domain/moderation/appeal.js';
import { isFinished } from '../../domain/moderation/hold.js';
import { HIDING_NOTICES } from '../../domain/moderation/notice.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { statusAfter } from '../../domain/shared/state-machine.js';
import type { AuditLog } from '../administration/audit.js';
import type { Administrators } from '../administration/ports.js';
import type { AdministratorActor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import { serviceEmail, type Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { noticeEmailToClaimant } from './copyright-messages.js';
import type { CopyrightTakedowns } from './copyright-ports.js';
import { outcomeEmail } from './notice-emails.js';
import type { AppealDecision, AppealRecord, Appeals, NoticeRecord, NoticeRecords } from './notice-ports.js';
import type { PublishedContents } from './ports.js';
import type { AfterRelease, ReleaseContent } from './release-content.js';

interface DecideOnAppealDependencies {
  readonly transaction: Transaction;
  readonly appeals: Appeals;
  readonly notices: NoticeRecords;
  readonly contents: PublishedContents;
  readonly showAgain: ReleaseContent;
  readonly takedowns: CopyrightTakedowns;
  readonly administrators: Administrators;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Decides on an appeal. If it is upheld, the notice is lifted: the member can write again, and the content is shown
 * unless something else holds it down. If the notice announced a copyright takedown, that takedown ends and no longer
 * counts against the member, and the sender of the copyright notice is informed. Emails the member and writes the audit
 * log.
 */
export class DecideOnAppeal {
  constructor(private readonly dependencies: DecideOnAppealDependencies) {}

  /**
   * Throws APPEAL_NOT_FOUND, APPEAL_DECIDED with the name of the first administrator, or FORBIDDEN if the actor made
   * the original decision and another administrator exists.
   */
  run({ name: administrator }: AdministratorActor, id: number, move: AppealMove, note: string): Promise<void> {
    const { transaction, appeals, contents, takedowns, administrators, outbox } = this.dependencies;
    return transaction.run(async () => {
      const appeal = (await appeals.find(id)) ?? refuse('APPEAL_NOT_FOUND', 'Appeal not found');
      const { notice, decidedBy } = appeal;
      const status = statusAfter(
        APPEAL,
        appeal.status,
        move,
        `${decidedBy ?? 'Someone'} has already decided on this appeal.`,
      );
      assertNotSelf(administrator, notice.decidedBy, await administrators.count());
      await takedowns.hold(notice.id);
      if (notice.target !== null) await contents.hold([notice.target]);
      const decision = { status, note, decidedBy: administrator, decidedAt: this.dependencies.clock.now() };
      await appeals.decide(id, decision);
      const after = status === 'upheld' ? await this.#takeBack(notice, decision) : null;
      await this.#write(administrator, appeal, move);
      const email = outcomeEmail(notice, status === 'upheld', note, after);
      await outbox.record(serviceEmail(`appeal:${id}`, { memberId: notice.memberId, to: null }, email));
      if (notice.target !== null && after !== null && after !== 'gone') await contents.setState(notice.target, after);
    });
  }

  /** Returns the new state of the content; null if the notice hid none. */
  async #takeBack({ id, kind, target }: NoticeRecord, decision: AppealDecision): Promise<AfterRelease | null> {
    const { notices, takedowns, showAgain, outbox } = this.dependencies;
    if (target === null || !HIDING_NOTICES.includes(kind)) {
      await notices.lift([id], decision.decidedAt);
      return null;
    }
    const ended = await takedowns.end(id, { ...decision, reason: decision.note });
    if (ended !== null) {
      const { noticeId, email, path } = ended;
      await outbox.record(
        noticeEmailToClaimant({ id: noticeId, email, items: [{ path }] }, 'appealed', decision.note, id),
      );
    }
    return showAgain.release(target, isFinished([id]), decision.decidedAt);
  }

  async #write(administrator: string, { id, status, notice }: AppealRecord, move: AppealMove) {
    await this.dependencies.audit.write({
      actor: administrator,
      action: `appeal.${move}`,
      targetType: 'appeal',
      targetId: String(id),
      before: { status },
      after: { status: statusAfter(APPEAL, status, move), noticeId: notice.id, kind: notice.kind },
      // The note stays with the appeal. The audit log is kept forever and contains no free text.
      reason: notice.reason,
    });
  }
}
