import { defineEntity, p } from '@mikro-orm/core';
import { UserEntity } from '../account/user.entity.js';
import { BusinessEntity } from '../business/business.entity.js';
import { added, identity, moment, partOf } from '../postgres/columns.js';

/** An emailed request to an owner to confirm a pet policy. */
export const PolicyConfirmationEntity = defineEntity({
  name: 'PolicyConfirmationRow',
  tableName: 'policy_confirmations',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    /** The recipient. */
    ownerId: partOf(UserEntity),
    /** Hash of the token in the link. */
    tokenHash: p.text().unique(),
    expiresAt: moment(),
    usedAt: moment().nullable(),
    createdAt: added(),
  },
  indexes: [
    { name: 'policy_confirmations_of_business', properties: ['businessId', 'createdAt'] },
    { name: 'policy_confirmations_of_owner', properties: ['ownerId'] },
    { name: 'policy_confirmations_age', properties: ['createdAt'] },
  ],
});
