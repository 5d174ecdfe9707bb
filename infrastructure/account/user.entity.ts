import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { added, changed, moment, partOf } from '../postgres/columns.js';
import { REVIEW_FATES, type Account } from '../../domain/account/account.js';

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
    paused: p.boolean().default(false),
    personalisation: p.boolean().default(true),
    analytics: p.boolean().default(true),
    // Members who sign up here confirm their age in the form. For members of other issuers, `createMember` sets it to
    // unconfirmed.
    ageConfirmed: p.boolean().default(true),
    // If set, the account is closed and will be erased at this time; the next field decides what happens to its
    // reviews.
    erasureAt: moment().nullable(),
    erasureReviews: p.enum(REVIEW_FATES).nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  indexes: [
    { name: 'users_created', properties: ['createdAt'] },
    { name: 'users_closed', properties: ['id'], include: ['erasureAt'], where: 'erasure_at is not null' },
    {
      name: 'users_hidden',
      properties: ['id'],
      include: ['erasureAt', 'paused'],
      where: 'erasure_at is not null or paused',
    },
  ],
});

/** A fully loaded row of `users`. MikroORM's own type allows undefined for columns that were not loaded. */
type UserRow = {
  [Name in keyof InferEntity<typeof UserEntity>]: Exclude<InferEntity<typeof UserEntity>[Name], undefined>;
};

/**
 * Properties of a row that are not part of the account. The compiler rejects a property that is neither here nor in
 * `Account`.
 */
const BESIDE_ACCOUNT: Readonly<Record<Exclude<Extract<keyof UserRow, string>, keyof Account>, true>> = {
  erasureAt: true,
  erasureReviews: true,
  version: true,
};

/** The properties of a row that belong to a member's account, in column order. */
export const ACCOUNT_PROPERTIES = Object.keys(UserEntity.meta.properties).filter(
  (name): name is keyof Account => !(name in BESIDE_ACCOUNT),
);

/** Returns the account in a fully loaded row. The compiler reports a field of `Account` that the row lacks. */
export function accountOf(row: InferEntity<typeof UserEntity>): Account {
  const account: Account = row as UserRow;
  return Object.fromEntries(ACCOUNT_PROPERTIES.map((name) => [name, account[name]])) as unknown as Account;
}

/** A member's identity at an issuer. */
export const UserIdentityEntity = defineEntity({
  name: 'UserIdentityRow',
  tableName: 'user_identities',
  properties: {
    issuer: p.text().primary(),
    subject: p.text().primary(),
    userId: partOf(UserEntity),
    createdAt: added(),
  },
  indexes: [{ name: 'user_identities_user', properties: ['userId'] }],
});
