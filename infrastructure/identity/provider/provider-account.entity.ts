import { defineEntity, p } from '@mikro-orm/core';
import { added, changed, moment } from '../../postgres/columns.js';

/** An account of the embedded provider. Its id is the subject in the provider's ID tokens. */
export const ProviderAccountEntity = defineEntity({
  name: 'ProviderAccountRow',
  tableName: 'provider_accounts',
  properties: {
    id: p.uuid().primary(),
    email: p.text(),
    passwordHash: p.text(),
    createdAt: added(),
    updatedAt: changed(),
    ageConfirmedAt: moment().nullable(),
    /** Logins before this time are invalid: the password was changed or sessions were ended since. */
    loginsSince: moment().nullable(),
    version: p.integer().version(),
  },
});
