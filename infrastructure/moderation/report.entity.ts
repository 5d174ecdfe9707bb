import { defineEntity, p } from '@mikro-orm/core';
import { MODERATION_REASONS, type ModerationReason } from '../../domain/moderation/reason.js';
import { UserEntity } from '../account/user.entity.js';
import { added, identity } from '../postgres/columns.js';
import { ModerationCaseEntity } from './moderation-case.entity.js';

const REASONS = Object.keys(MODERATION_REASONS) as ModerationReason[];

/** One person's report. Each person has at most one per case. */
export const ReportEntity = defineEntity({
  name: 'ReportRow',
  tableName: 'reports',
  properties: {
    id: identity(),
    caseId: p.manyToOne(ModerationCaseEntity).mapToPk().deleteRule('cascade').index(false),
    reason: p.enum(REASONS),
    description: p.text().nullable(),
    // Only administrators see the reporter.
    reporterId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('set null').index(false),
    reporterEmail: p.text().nullable(),
    createdAt: added(),
  },
  uniques: [
    { name: 'reports_one_of_member', properties: ['caseId', 'reporterId'], where: 'reporter_id is not null' },
    {
      name: 'reports_one_of_address',
      properties: ['caseId', 'reporterEmail'],
      where: 'reporter_id is null and reporter_email is not null',
    },
  ],
  indexes: [
    { name: 'reports_case', properties: ['caseId'] },
    { name: 'reports_reporter', properties: ['reporterId'], where: 'reporter_id is not null' },
    { name: 'reports_address', properties: ['reporterEmail'], where: 'reporter_email is not null' },
  ],
});
