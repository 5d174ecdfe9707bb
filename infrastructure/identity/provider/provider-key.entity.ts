import { defineEntity, p } from '@mikro-orm/core';
import { added, moment } from '../../postgres/columns.js';

/**
 * A key of the embedded provider. The newest whose time has come signs; the next one is published before, and the one before
 * stays for a while, so that what it signed can still be checked.
 */
export const ProviderKeyEntity = defineEntity({
  name: 'ProviderKeyRow',
  tableName: 'provider_keys',
  properties: {
    number: p.integer().primary().autoincrement(false),
    // The public part.
    jwk: p.json<Readonly<Record<string, unknown>>>(),
    // The private part.
    sealed: p.text(),
    signsFrom: moment(),
    createdAt: added(),
  },
});
