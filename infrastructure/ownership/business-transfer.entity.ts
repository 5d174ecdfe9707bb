import { defineEntity, p } from '@mikro-orm/core';
import { PREMIUM_CHOICES, TRANSFER_STATUSES } from '../../domain/ownership/business-transfer.js';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, changed, identity, linkTo, moment, partOf } from '../postgres/columns.js';

/** An owner's offer to hand a business over to the person with an email address. */
export const BusinessTransferEntity = defineEntity({
  name: 'BusinessTransferRow',
  tableName: 'business_transfers',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    fromId: linkTo(UserEntity),
    toEmail: p.text(),
    toId: linkTo(UserEntity),
    status: p.enum(TRANSFER_STATUSES).default('offered'),
    premium: p.enum(PREMIUM_CHOICES),
    // Hash of the secret in the emailed link.
    tokenHash: p.text().unique(),
    expiresAt: moment(),
    acceptedAt: moment().nullable(),
    // Null if the handover can't be undone.
    undoUntil: moment().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  uniques: [{ name: 'business_transfers_one_open', properties: ['businessId'], where: `status = 'offered'` }],
  indexes: [
    { name: 'business_transfers_business', properties: ['businessId', 'createdAt'] },
    { name: 'business_transfers_from', properties: ['fromId', 'createdAt'], where: 'from_id is not null' },
    { name: 'business_transfers_to', properties: ['toId', 'createdAt'], where: 'to_id is not null' },
    { name: 'business_transfers_due', properties: ['expiresAt'], where: `status = 'offered'` },
  ],
});
