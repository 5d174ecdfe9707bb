import { canonicalEmail } from '../../domain/account/account.js';
import type { ModerationReason } from '../../domain/moderation/reason.js';
import { requireReportable } from '../../domain/moderation/report.js';
import type { ModerationTarget } from '../../domain/moderation/target.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { ModerationCases, PublishedContentReads } from './ports.js';

export interface ContentReportInput extends ModerationTarget {
  readonly reason: ModerationReason;
  readonly description: string | null;
  readonly reporterEmail: string | null;
}

/** Reports content to the administrators. Open to anyone. */
export class ReportContent {
  constructor(
    private readonly transaction: Transaction,
    private readonly contents: PublishedContentReads,
    private readonly cases: ModerationCases,
  ) {}

  /**
   * Returns the report's id; null if the same person already reported the content, which they must not learn. Throws the
   * not-found code of the content if it is missing or hidden, or FORBIDDEN if it is the reporter's own.
   */
  run(viewer: Actor | null, input: ContentReportInput): Promise<number | null> {
    const { targetType, targetId, reason, description, reporterEmail } = input;
    const target = { targetType, targetId };
    const reporterId = viewer?.userId ?? null;
    return this.transaction.run(async () => {
      requireReportable(targetType, await this.contents.find(target), reporterId);
      const address = reporterEmail === null ? null : canonicalEmail(reporterEmail);
      return this.cases.report(target, { reason, description, reporterId, reporterEmail: address });
    });
  }
}
