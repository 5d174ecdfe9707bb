import {
  noticeKindOf,
  possibleActions,
  requireFreshFor,
  resolvedCase,
  stateAfter,
  type CaseAction,
  type Resolution,
} from '../../domain/moderation/case.js';
import { endsWhenContentKept } from '../../domain/moderation/hold.js';
import type { ContentState } from '../../domain/moderation/target.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { AuditLog } from '../administration/audit.js';
import type { SignedInAdministrator } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import type {
  ModerationCase,
  ModerationCases,
  Notices,
  PublishedContent,
  PublishedContentReads,
  PublishedContents,
} from './ports.js';
import { answerToReporter, type ReportOutcome } from './report-emails.js';
import type { OrderErasure } from './erasure/order-erasure.js';
import type { ReleaseContent } from './release-content.js';

interface DecideOnReportDependencies {
  readonly transaction: Transaction;
  readonly cases: ModerationCases;
  readonly contents: PublishedContentReads;
  readonly states: PublishedContents;
  readonly showAgain: ReleaseContent;
  readonly notices: Notices;
  readonly orderErasure: Pick<OrderErasure, 'run'>;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Decides on all reports about one item. The content is hidden, removed, or kept; the author gets a notice; reporters
 * who can be reached get an answer; and the audit log is written.
 */
export class DecideOnReport {
  constructor(private readonly dependencies: DecideOnReportDependencies) {}

  /**
   * Throws REPORT_NOT_FOUND, REPORT_RESOLVED for a second decision, INVALID_INPUT if the content or its author is gone
   * and the action is impossible, or the errors of `requireFreshFor` and `OrderErasure`.
   */
  async run(administrator: SignedInAdministrator, id: number, decision: Resolution): Promise<void> {
    const { transaction, cases, states, clock } = this.dependencies;
    requireFreshFor(decision.action, administrator.signedInAt, clock.now());
    return transaction.run(async () => {
      const open = (await cases.find(id)) ?? refuse('REPORT_NOT_FOUND', 'Report not found');
      const decided = resolvedCase(open, decision, administrator.name, clock.now());
      const { content, fingerprint } = await this.#lockedContent(open, decision, administrator);
      const before = content?.state ?? null;
      const after = before === null ? null : await this.#stateAfter(decided, before, decision.action);
      await cases.resolve(decided);
      await this.#tellAuthor(decided, content?.authorId ?? null, decision);
      await this.#tellReporters(decided, content, after);
      await this.#write(decided, decision, { before, after, fingerprint });
      if (after !== null && after !== before) await states.setState(open, after);
    });
  }

  /**
   * Returns the content, locked against other decisions, and the fingerprint of an author whose erasure is ordered. A
   * child's account is closed before anything else is locked.
   */
  async #lockedContent(
    open: ModerationCase,
    { action, reasonCode, note }: Resolution,
    administrator: SignedInAdministrator,
  ): Promise<{ readonly content: PublishedContent | null; readonly fingerprint: string | null }> {
    const { contents, states, orderErasure } = this.dependencies;
    const isErasing = action === 'erase_minor';
    if (!isErasing) await states.hold([open]);
    const content = await contents.find(open);
    requirePossible(action, content !== null, content?.authorId != null);
    if (!isErasing || content?.authorId == null) return { content, fingerprint: null };
    const grounds = { memberId: content.authorId, reasonCode, note, reportId: open.id };
    const { fingerprint } = await orderErasure.run(administrator, grounds);
    await states.hold([open]);
    return { content, fingerprint };
  }

  async #stateAfter(
    { targetType, targetId, decidedAt }: ModerationCase,
    before: ContentState,
    action: CaseAction,
  ): Promise<ContentState> {
    if (action !== 'keep' || before !== 'hidden' || decidedAt === null) return stateAfter(before, action, false);
    const target = { targetType, targetId };
    const after = await this.dependencies.showAgain.release(target, endsWhenContentKept(decidedAt), decidedAt);
    return stateAfter(before, action, after !== 'shown');
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

  async #tellReporters(
    { targetType, action, reports }: ModerationCase,
    content: PublishedContent | null,
    after: ContentState | null,
  ): Promise<void> {
    const outcome: ReportOutcome = action !== 'keep' ? 'acted on' : after === 'shown' ? 'stays' : 'gone';
    const erased = action === 'erase_minor' ? (content?.authorId ?? null) : null;
    for (const { id, reporterId, reporterEmail, createdAt } of reports) {
      if ((reporterId === null && reporterEmail === null) || (reporterId !== null && reporterId === erased)) continue;
      await this.dependencies.outbox.record({
        ...{ kind: 'mail', dedupeKey: `report:${String(id)}`, memberId: reporterId, to: reporterEmail },
        // A reporter who left an address asked for an answer. A member who didn't may have turned email off.
        service: reporterEmail !== null,
        content: answerToReporter(targetType, createdAt, outcome),
      });
    }
  }

  async #write(
    decided: ModerationCase,
    { action, reasonCode, days }: Resolution,
    { before, after, fingerprint }: Outcome,
  ): Promise<void> {
    const { id, targetType, targetId, status, decidedBy } = decided;
    await this.dependencies.audit.write({
      actor: decidedBy ?? '',
      action: `report.${action}`,
      targetType: 'report',
      targetId: String(id),
      before: { status: 'open', state: before },
      // The note goes to the author and stays with the case. The audit log is kept forever and names nobody.
      after: { status, targetType, targetId, state: after, days, ...(fingerprint !== null && { member: fingerprint }) },
      reason: reasonCode,
    });
  }
}

interface Outcome {
  readonly before: ContentState | null;
  readonly after: ContentState | null;
  /** Set if the decision orders the erasure of the author. */
  readonly fingerprint: string | null;
}

/** Throws INVALID_INPUT if the content or author that the action needs is gone. */
function requirePossible(action: CaseAction, isThere: boolean, hasAuthor: boolean): void {
  if (possibleActions(isThere, hasAuthor).includes(action)) return;
  const sentence = isThere
    ? 'The author no longer has an account. Hide, remove, or keep the content.'
    : 'This content no longer exists. Choose to keep it, which closes the report.';
  refuse('INVALID_INPUT', sentence, 'action');
}
