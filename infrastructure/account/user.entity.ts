import { defineEntity, p } from '@mikro-orm/core';

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
    erasureAt: p.datetime(6).columnType('timestamptz').nullable(),
    erasureReviews: p.text().nullable(),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
    updatedAt: p
      .datetime(6)
      .columnType('timestamptz')
      .defaultRaw('now()')
      .onUpdate(() => new Date()),
    version: p.integer().version(),
  },
});
