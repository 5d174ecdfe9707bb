import { defineEntity, p } from '@mikro-orm/core';
import { APPEAL_STATUSES } from '../../domain/moderation/appeal.js';
import { added, identity, moment, partOf } from '../postgres/columns.js';
import { NoticeEntity } from './notice.entity.js';

/** A member's single appeal against a notice, and its outcome. */
export const AppealEntity = defineEntity({
  name: 'AppealRow',
  tableName: 'appeals',
  properties: {
    id: identity(),
    noticeId: partOf(NoticeEntity).unique(),
    text: p.text(),
    status: p.enum(APPEAL_STATUSES).default('open'),
    // Shown to the member with the decision.
    note: p.text().nullable(),
    decidedBy: p.text().nullable(),
    decidedAt: moment().nullable(),
    createdAt: added(),
  },
  indexes: [{ name: 'appeals_status', properties: ['status', 'createdAt', 'id'] }],
});
