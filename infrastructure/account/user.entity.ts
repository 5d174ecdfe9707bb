import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, moment } from '../postgres/columns.js';
import { REVIEW_FATES } from '../../domain/account/account.js';

/** A member. */
export const UserEntity = defineEntity({
  name: 'UserRow',
  tableName: 'users',
  properties: {
    id: p.uuid().primary(),
    email: p.text().nullable(),
    firstName: p.text().nullable(),
    lastName: p.text().nullable(),
    profileImageUrl: p.text().nullable(),
    petFirstName: p.text().nullable(),
    homeZipCode: p.text().nullable(),
    phoneNumber: p.text().nullable(),
    isRegistrationComplete: p.boolean().default(false),
    preferredRadius: p.text().default('10'),
    emailNotifications: p.boolean().default(true),
    smsNotifications: p.boolean().default(false),
    // Set: the account is closed, and erased after that time; then what becomes of its reviews.
    erasureAt: moment().nullable(),
    erasureReviews: p.enum(REVIEW_FATES).nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [{ name: 'users_closed', properties: ['id'], include: ['erasureAt'], where: 'erasure_at is not null' }],
});
