import { defineEntity, p } from '@mikro-orm/core';
import { INVITATION_STATES } from '../../../domain/business/people/invitation.js';
import { GIVEN_ROLES } from '../../../domain/business/people/role.js';
import { UserEntity } from '../../account/user.entity.js';
import { added, identity, moment, partOf } from '../../postgres/columns.js';
import { BusinessEntity } from '../business.entity.js';

/** An emailed invitation to help manage a business. */
export const BusinessInvitationEntity = defineEntity({
  name: 'BusinessInvitationRow',
  tableName: 'business_invitations',
  properties: {
    id: identity(),
    businessId: partOf(BusinessEntity),
    // In lower case.
    email: p.text(),
    role: p.enum(GIVEN_ROLES),
    tokenHash: p.text(),
    invitedBy: partOf(UserEntity),
    state: p.enum(INVITATION_STATES).default('open'),
    // How many emails had a link. Only the link in the newest one works.
    emails: p.integer().default(1),
    expiresAt: moment(),
    decidedAt: moment().nullable(),
    createdAt: added(),
  },
  uniques: [
    { name: 'business_invitations_token_hash_key', properties: ['tokenHash'] },
    { name: 'business_invitations_open', properties: ['businessId', 'email'], where: `state = 'open'` },
  ],
  indexes: [
    { name: 'business_invitations_business', properties: ['businessId'] },
    { name: 'business_invitations_inviter', properties: ['invitedBy'] },
    { name: 'business_invitations_email', properties: ['email'] },
  ],
});
