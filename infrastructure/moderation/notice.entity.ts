import { defineEntity, p } from '@mikro-orm/core';
import { NOTICE_KINDS } from '../../domain/moderation/notice.js';
import { MODERATION_REASONS, type ModerationReason } from '../../domain/moderation/reason.js';
import { TARGET_TYPES } from '../../domain/moderation/target.js';
import { UserEntity } from '../account/user.entity.js';
import { added, identity, moment } from '../postgres/columns.js';

const REASONS = Object.keys(MODERATION_REASONS) as ModerationReason[];

/** What a member was told of a decision about them. */
export const NoticeEntity = defineEntity({
  name: 'NoticeRow',
  tableName: 'notices',
  properties: {
    id: identity(),
    memberId: p.manyToOne(UserEntity).mapToPk().deleteRule('cascade').index(false),
    kind: p.enum(NOTICE_KINDS),
    reason: p.enum(REASONS),
    note: p.text(),
    targetType: p.enum(TARGET_TYPES).nullable(),
    targetId: p.text().nullable(),
    // As it was when the notice was given: its words, shortened, and its page.
    targetSummary: p.text().nullable(),
    targetPath: p.text().nullable(),
    until: moment().nullable(),
    // Since when it keeps its member from nothing any more, by an appeal.
    liftedAt: moment().nullable(),
    decidedBy: p.text(),
    createdAt: added(),
    readAt: moment().nullable(),
    // Of the link that was mailed.
    tokenHash: p.text().unique(),
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
