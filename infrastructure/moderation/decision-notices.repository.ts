import { DecisionNotices, type DecisionNotice } from '../../application/shared/decision-notices.js';
import { decisionPath } from '../../domain/moderation/decision-notice.js';
import type { UnitOfWork } from '../postgres/unit-of-work.js';
import { NoticeEntity } from './notice.entity.js';

/** Stores decisions in the table of notices, without the token that an appeal would need. */
export class PostgresDecisionNotices extends DecisionNotices {
  constructor(private readonly work: UnitOfWork) {
    super();
  }

  override async record({ businessId, name, reason, ...notice }: DecisionNotice): Promise<number> {
    const page = { targetSummary: name, targetPath: decisionPath(notice.kind, businessId) };
    return (await this.work.add(NoticeEntity, { ...notice, ...page, note: reason ?? '' })).id;
  }
}
