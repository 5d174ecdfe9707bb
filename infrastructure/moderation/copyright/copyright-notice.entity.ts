import { defineEntity, p } from '@mikro-orm/core';
import type { CopyrightItem } from '../../../application/moderation/copyright-ports.js';
import { COPYRIGHT_STATUSES, COUNTER_STATUSES } from '../../../domain/moderation/copyright-notice.js';
import { UserEntity } from '../../account/user.entity.js';
import { added, changed, identity, linkTo, moment, partOf } from '../../postgres/columns.js';
import { NAMED_TYPES } from '../../../domain/moderation/named-address.js';
import { NoticeEntity } from '../notice.entity.js';

/** A notice that claims copyright in content of this site. */
export const CopyrightNoticeEntity = defineEntity({
  name: 'CopyrightNoticeRow',
  tableName: 'copyright_notices',
  properties: {
    id: identity(),
    // The sender; null for a visitor.
    claimantId: linkTo(UserEntity),
    name: p.text(),
    email: p.text(),
    postalAddress: p.text(),
    phone: p.text().nullable(),
    work: p.text(),
    signature: p.text(),
    items: p.json<readonly CopyrightItem[]>().columnType('jsonb'),
    status: p.enum(COPYRIGHT_STATUSES).default('received'),
    reason: p.text().nullable(),
    decidedBy: p.text().nullable(),
    decidedAt: moment().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'copyright_notices_status', properties: ['status', 'createdAt'] },
    { name: 'copyright_notices_claimant', properties: ['claimantId'] },
  ],
});

/** One item taken down because of a copyright notice. */
export const CopyrightTakedownEntity = defineEntity({
  name: 'CopyrightTakedownRow',
  tableName: 'copyright_takedowns',
  properties: {
    id: identity(),
    noticeId: partOf(CopyrightNoticeEntity),
    path: p.text(),
    targetType: p.enum(NAMED_TYPES),
    targetId: p.text(),
    // The author; null if nobody needs to be notified.
    authorId: linkTo(UserEntity),
    // The notice that informed the author.
    memberNoticeId: linkTo(NoticeEntity),
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

/** A member's counter-notice to a copyright notice that took down their content. One per member and notice. */
export const CounterNoticeEntity = defineEntity({
  name: 'CounterNoticeRow',
  tableName: 'copyright_counter_notices',
  properties: {
    id: identity(),
    noticeId: partOf(CopyrightNoticeEntity),
    memberId: linkTo(UserEntity),
    name: p.text(),
    postalAddress: p.text(),
    phone: p.text(),
    statement: p.text(),
    signature: p.text(),
    status: p.enum(COUNTER_STATUSES).default('waiting'),
    restorableFrom: moment(),
    restoreBy: moment(),
    reason: p.text().nullable(),
    decidedBy: p.text().nullable(),
    decidedAt: moment().nullable(),
    createdAt: added(),
    version: p.integer().version(),
  },
  uniques: [{ name: 'copyright_counter_notices_once', properties: ['noticeId', 'memberId'] }],
  indexes: [
    { name: 'copyright_counter_notices_member', properties: ['memberId'] },
    { name: 'copyright_counter_notices_waiting', properties: ['noticeId'], where: `status = 'waiting'` },
  ],
});
