import { defineEntity, p } from '@mikro-orm/core';
import type { CopyrightItem } from '../../../application/moderation/copyright-ports.js';
import { COPYRIGHT_STATUSES } from '../../../domain/moderation/copyright-notice.js';
import { UserEntity } from '../../account/user.entity.js';
import { added, changed, identity, moment } from '../../postgres/columns.js';

/** A notice that claims copyright in content of this site. */
export const CopyrightNoticeEntity = defineEntity({
  name: 'CopyrightNoticeRow',
  tableName: 'copyright_notices',
  properties: {
    id: identity(),
    // The sender; null for a visitor.
    claimantId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('set null').index(false),
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
