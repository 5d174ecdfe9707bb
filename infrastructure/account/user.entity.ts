import { defineEntity, p, type InferEntity } from '@mikro-orm/core';
import { added, changed, moment } from '../postgres/columns.js';
import { REVIEW_FATES, type Account } from '../../domain/account/account.js';

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
    paused: p.boolean().default(false),
    personalisation: p.boolean().default(true),
    analytics: p.boolean().default(true),
    // Who signs up here says so in the form; for members of other issuers `createMember` says that it is open.
    ageConfirmed: p.boolean().default(true),
    // Set: the account is closed, and erased after that time; then what becomes of its reviews.
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

/** A row of `users` that was read whole; MikroORM's own type allows undefined for what was not. */
type UserRow = {
  [Name in keyof InferEntity<typeof UserEntity>]: Exclude<InferEntity<typeof UserEntity>[Name], undefined>;
};

/** What a row holds beside the account. The compiler refuses a property that stands neither here nor in `Account`. */
const BESIDE_ACCOUNT: Readonly<Record<Exclude<Extract<keyof UserRow, string>, keyof Account>, true>> = {
  erasureAt: true,
  erasureReviews: true,
  version: true,
};

/** The properties of a row that make a member's account, in their order. */
export const ACCOUNT_PROPERTIES = Object.keys(UserEntity.meta.properties).filter(
  (name): name is keyof Account => !(name in BESIDE_ACCOUNT),
);

/** The account in a row that was read whole; the compiler refuses where the row lacks a field of `Account`. */
export function accountOf(row: InferEntity<typeof UserEntity>): Account {
  const account: Account = row as UserRow;
  return Object.fromEntries(ACCOUNT_PROPERTIES.map((name) => [name, account[name]])) as unknown as Account;
}
