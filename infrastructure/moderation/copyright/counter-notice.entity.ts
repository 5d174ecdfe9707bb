import { defineEntity, p } from '@mikro-orm/core';
import { COUNTER_STATUSES } from '../../../domain/moderation/copyright-notice.js';
import { UserEntity } from '../../account/user.entity.js';
import { added, identity, moment } from '../../postgres/columns.js';
import { CopyrightNoticeEntity } from './copyright-notice.entity.js';

/** A member's counter-notice to a copyright notice that took down their content. One per member and notice. */
export const CounterNoticeEntity = defineEntity({
  name: 'CounterNoticeRow',
  tableName: 'copyright_counter_notices',
  properties: {
    id: identity(),
    noticeId: p.manyToOne(CopyrightNoticeEntity).mapToPk().deleteRule('cascade').index(false),
    memberId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('set null').index(false),
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
