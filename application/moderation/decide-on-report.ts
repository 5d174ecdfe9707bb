import {
  noticeKindOf,
  possibleActions,
  resolvedCase,
  stateAfter,
  type CaseAction,
  type Resolution,
} from '../../domain/moderation/case.js';
import type { ContentState } from '../../domain/moderation/target.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { EraseMinor } from '../account/erase-minor.js';
import type { AuditLog } from '../administration/audit.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type { CopyrightTakedowns } from './copyright-ports.js';
import type { ModerationCase, ModerationCases, Notices, PublishedContentReads, PublishedContents } from './ports.js';
import { answerToReporter, type ReportOutcome } from './report-mails.js';

interface DecideOnReportDependencies {
  readonly transaction: Transaction;
  readonly cases: ModerationCases;
  readonly contents: PublishedContentReads;
  readonly states: PublishedContents;
  readonly takedowns: CopyrightTakedowns;
  readonly notices: Notices;
  readonly eraseMinor: Pick<EraseMinor, 'run'>;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * An administrator decides on all that is reported about one thing. It is hidden, removed or stays, its author is told by
 * a notice, everybody who reported it and left a way to be reached reads whether something was done, and the decision is
 * written down.
 */
export class DecideOnReport {
  constructor(private readonly dependencies: DecideOnReportDependencies) {}

  /**
   * Refuses with REPORT_NOT_FOUND, a second decision with REPORT_RESOLVED, and with INVALID_INPUT what cannot be done, as
   * the thing or its author is gone.
   */
  run(administrator: string, id: number, decision: Resolution): Promise<void> {
    const { transaction, cases, contents, states, takedowns, clock } = this.dependencies;
    return transaction.run(async () => {
      const open = (await cases.find(id)) ?? refuse('REPORT_NOT_FOUND', 'Report not found');
      const decided = resolvedCase(open, decision, administrator, clock.now());
      // Before its state is read: a takedown at this moment is done before, or waits.
      const isHeldDown = (await takedowns.heldDown(open)) !== null;
      const content = await contents.find(open);
      const authorId = content?.authorId ?? null;
      requirePossible(decision.action, content !== null, authorId !== null);
      const before = content?.state ?? null;
      const after = before === null ? null : stateAfter(before, decision.action, isHeldDown);
      if (after !== null && after !== before) await states.setState(open, after);
      await cases.resolve(decided);
      await this.#tellAuthor(decided, authorId, decision);
      const outcome = decision.action !== 'keep' ? 'acted on' : after === 'shown' ? 'stays' : 'gone';
      for (const report of open.reports) await this.#tellReporter(open, report, outcome);
      await this.#write(decided, decision, before, after);
      if (decision.action === 'erase_minor' && authorId !== null)
        await this.dependencies.eraseMinor.run({ memberId: authorId });
    });
  }

  async #tellAuthor(decided: ModerationCase, memberId: string | null, decision: Resolution): Promise<void> {
    const kind = noticeKindOf(decision.action);
    if (kind === null || memberId === null) return;
    const { targetType, targetId, decidedBy } = decided;
    await this.dependencies.notices.give({
      ...{ memberId, kind, reason: decision.reasonCode, note: decision.note, target: { targetType, targetId } },
      ...(decision.days === null ? {} : { days: decision.days }),
      decidedBy: decidedBy ?? '',
    });
  }

  async #tellReporter(
    { targetType }: ModerationCase,
    report: ModerationCase['reports'][number],
    outcome: ReportOutcome,
  ): Promise<void> {
    const { id, reporterId, reporterEmail, createdAt } = report;
    if (reporterId === null && reporterEmail === null) return;
    await this.dependencies.outbox.record({
      ...{ kind: 'mail', dedupeKey: `report:${String(id)}`, memberId: reporterId, to: reporterEmail },
      // Who left an address asked for the answer; a member who did not may have switched mail off.
      service: reporterEmail !== null,
      content: answerToReporter(targetType, createdAt, outcome),
    });
  }

  async #write(
    decided: ModerationCase,
    { action, reasonCode, days }: Resolution,
    before: ContentState | null,
    after: ContentState | null,
  ): Promise<void> {
    const { id, targetType, targetId, status, decidedBy } = decided;
    await this.dependencies.audit.write({
      actor: decidedBy ?? '',
      action: `report.${action}`,
      targetType: 'report',
      targetId: String(id),
      before: { status: 'open', state: before },
      // The note is told to the author and kept with the case; what stays for ever names nobody.
      after: { status, targetType, targetId, state: action === 'erase_minor' ? null : after, days },
      reason: reasonCode,
    });
  }
}

/** Refuses what nobody is left for, with INVALID_INPUT. */
function requirePossible(action: CaseAction, isThere: boolean, hasAuthor: boolean): void {
  if (possibleActions(isThere, hasAuthor).includes(action)) return;
  const sentence = isThere
    ? 'Whoever published this has no account any more: hide or remove it, or keep it.'
    : 'This is not there any more. Choose to keep it, which closes the report.';
  refuse('INVALID_INPUT', sentence, 'action');
}
