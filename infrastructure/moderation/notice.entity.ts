import { defineEntity, p } from '@mikro-orm/core';
import { MEMBER_NOTICE_KINDS } from '../../domain/moderation/decision-notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../domain/moderation/target.js';
import { UserEntity } from '../account/user.entity.js';
import { added, identity, moment, partOf } from '../postgres/columns.js';

const REASONS = Object.keys(MODERATION_REASONS) as ModerationReason[];

/** A notice that informed a member of a decision about them, their content, their listing, or their claim. */
export const NoticeEntity = defineEntity({
  name: 'NoticeRow',
  tableName: 'notices',
  properties: {
    id: identity(),
    memberId: partOf(UserEntity),
    kind: p.enum(MEMBER_NOTICE_KINDS),
    // Null for a decision on a listing or claim, as is the token.
    reason: p.enum(REASONS).nullable(),
    note: p.text(),
    targetType: p.enum(TARGET_TYPES).nullable(),
    targetId: p.text().nullable(),
    // The shortened text and the page of the content, as they were at the time of the notice.
    targetSummary: p.text().nullable(),
    targetPath: p.text().nullable(),
    until: moment().nullable(),
    // When an appeal lifted the notice's restrictions.
    liftedAt: moment().nullable(),
    decidedBy: p.text(),
    createdAt: added(),
    readAt: moment().nullable(),
    // Hash of the token in the emailed link.
    tokenHash: p.text().unique().nullable(),
  },
  indexes: [
    { name: 'notices_about', properties: ['targetType', 'targetId'], where: 'lifted_at is null' },
    { name: 'notices_of_member', properties: ['memberId', 'createdAt', 'id'] },
    {
      name: 'notices_in_force',
      properties: ['memberId'],
      where: `kind in ('restriction', 'suspension') and lifted_at is null`,
    },
  ],
});
