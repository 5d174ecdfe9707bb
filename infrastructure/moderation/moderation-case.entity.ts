import { defineEntity, p } from '@mikro-orm/core';
import { CASE_ACTIONS, CASE_STATUSES } from '../../domain/moderation/case.js';
import type { RestrictionDays } from '../../domain/moderation/notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../domain/moderation/target.js';
import { added, changed, identity, linkTo, moment, partOf } from '../postgres/columns.js';
import { UserEntity } from '../account/user.entity.js';

const REASONS = Object.keys(MODERATION_REASONS) as ModerationReason[];

/** All reports about one item, and the decision. An item has at most one open case. */
export const ModerationCaseEntity = defineEntity({
  name: 'ModerationCaseRow',
  tableName: 'moderation_cases',
  properties: {
    id: identity(),
    targetType: p.enum(TARGET_TYPES),
    // An id as text, or a photo's address.
    targetId: p.text(),
    status: p.enum(CASE_STATUSES).default('open'),
    action: p.enum(CASE_ACTIONS).nullable(),
    reasonCode: p.enum(REASONS).nullable(),
    note: p.text().nullable(),
    days: p.integer().$type<RestrictionDays>().nullable(),
    decidedBy: p.text().nullable(),
    decidedAt: moment().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  uniques: [{ name: 'moderation_cases_one_open', properties: ['targetType', 'targetId'], where: `status = 'open'` }],
  indexes: [
    { name: 'moderation_cases_status', properties: ['status', 'createdAt'] },
    { name: 'moderation_cases_decided', properties: ['decidedAt'], where: 'decided_at is not null' },
  ],
});

/** One person's report. Each person has at most one per case. */
export const ReportEntity = defineEntity({
  name: 'ReportRow',
  tableName: 'reports',
  properties: {
    id: identity(),
    caseId: partOf(ModerationCaseEntity),
    reason: p.enum(REASONS),
    description: p.text().nullable(),
    // Only administrators see the reporter.
    reporterId: linkTo(UserEntity),
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
