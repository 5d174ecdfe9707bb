import { defineEntity, p } from '@mikro-orm/core';
import { GIVEN_ROLES } from '../../../domain/business/people/role.js';
import { UserEntity } from '../../account/user.entity.js';
import { added, identity, partOf } from '../../postgres/columns.js';
import { BusinessEntity } from '../business.entity.js';

/** A member with a role that the owner of a business gave them. */
export const BusinessPersonEntity = defineEntity({
  name: 'BusinessPersonRow',
  tableName: 'business_people',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    memberId: partOf(UserEntity),
    role: p.enum(GIVEN_ROLES),
    createdAt: added(),
  },
  uniques: [{ name: 'business_people_key', properties: ['businessId', 'memberId'] }],
  indexes: [{ name: 'business_people_member', properties: ['memberId', 'createdAt', 'id'] }],
});
