import { defineEntity, p } from '@mikro-orm/core';
import { NAMED_TYPES } from '../../../domain/moderation/named-address.js';
import { UserEntity } from '../../account/user.entity.js';
import { identity, moment } from '../../postgres/columns.js';
import { CopyrightNoticeEntity } from './copyright-notice.entity.js';
import { NoticeEntity } from '../notice.entity.js';

/** One item taken down because of a copyright notice. */
export const CopyrightTakedownEntity = defineEntity({
  name: 'CopyrightTakedownRow',
  tableName: 'copyright_takedowns',
  properties: {
    id: identity(),
    noticeId: p.manyToOne(CopyrightNoticeEntity).mapToPk().deleteRule('cascade').index(false),
    path: p.text(),
    targetType: p.enum(NAMED_TYPES),
    targetId: p.text(),
    // The author; null if nobody needs to be notified.
    authorId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('set null').index(false),
    // The notice that informed the author.
    memberNoticeId: p.manyToOne(NoticeEntity).mapToPk().nullable().deleteRule('set null').index(false),
    takenDownAt: moment(),
    restoredAt: moment().nullable(),
  },
  uniques: [{ name: 'copyright_takedowns_once', properties: ['noticeId', 'targetType', 'targetId'] }],
  indexes: [
    { name: 'copyright_takedowns_author', properties: ['authorId', 'takenDownAt'] },
    { name: 'copyright_takedowns_told', properties: ['memberNoticeId'] },
    { name: 'copyright_takedowns_held', properties: ['targetType', 'targetId'], where: 'restored_at is null' },
  ],
});
