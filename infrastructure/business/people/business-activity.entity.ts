import { defineEntity, p } from '@mikro-orm/core';
import { ACTIVITIES } from '../../../domain/business/people/activity.js';
import { GIVEN_ROLES } from '../../../domain/business/people/role.js';
import { UserEntity } from '../../account/user.entity.js';
import { added, identity, linkTo, partOf } from '../../postgres/columns.js';
import { BusinessEntity } from '../business.entity.js';
import { BusinessInvitationEntity } from './business-invitation.entity.js';

/** Something that a person of a business did. */
export const BusinessActivityEntity = defineEntity({
  name: 'BusinessActivityRow',
  tableName: 'business_activity',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    // The owner at that time. Not a foreign key, which would lock the owner after the business.
    ownerId: p.uuid().nullable(),
    // Null if the account was erased.
    actorId: linkTo(UserEntity),
    action: p.enum(ACTIVITIES),
    // The person it was about.
    subjectId: linkTo(UserEntity),
    invitationId: linkTo(BusinessInvitationEntity),
    role: p.enum(GIVEN_ROLES).nullable(),
    // The review or turned-away report.
    recordId: p.integer().nullable(),
    createdAt: added(),
  },
  indexes: [
    { name: 'business_activity_of_business', properties: ['businessId', 'createdAt', 'id'] },
    { name: 'business_activity_owner', properties: ['ownerId'], where: 'owner_id is not null' },
    { name: 'business_activity_actor', properties: ['actorId'], where: 'actor_id is not null' },
    { name: 'business_activity_subject', properties: ['subjectId'], where: 'subject_id is not null' },
    { name: 'business_activity_invitation', properties: ['invitationId'], where: 'invitation_id is not null' },
    { name: 'business_activity_age', properties: ['createdAt'] },
  ],
});
