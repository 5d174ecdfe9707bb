import { canonicalEmail } from '../../domain/account/canonical-email.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import { requireReportable } from '../../domain/moderation/report.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { ModerationCases, PublishedContentReads } from './ports.js';

/** What somebody reports. */
export interface ContentReportInput extends ModerationTarget {
  readonly reason: ModerationReason;
  readonly description: string | null;
  readonly reporterEmail: string | null;
}

/** Anybody tells the administrators that something published should not stand there. */
export class ReportContent {
  constructor(
    private readonly transaction: Transaction,
    private readonly contents: PublishedContentReads,
    private readonly cases: ModerationCases,
  ) {}

  /**
   * A second report of the same by the same person changes nothing, and nobody can tell. Refuses with the code of its
   * kind what is not there or hidden from others, and with FORBIDDEN the reporter's own.
   */
  run(viewer: Actor | null, input: ContentReportInput): Promise<void> {
    const { targetType, targetId, reason, description, reporterEmail } = input;
    const target = { targetType, targetId };
    const reporterId = viewer?.userId ?? null;
    return this.transaction.run(async () => {
      requireReportable(targetType, await this.contents.find(target), reporterId);
      const address = reporterEmail === null ? null : canonicalEmail(reporterEmail);
      await this.cases.report(target, { reason, description, reporterId, reporterEmail: address });
    });
  }
}
