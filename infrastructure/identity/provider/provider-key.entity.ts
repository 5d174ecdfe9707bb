import { defineEntity, p } from '@mikro-orm/core';
import { added, moment } from '../../postgres/columns.js';

/**
 * A key of the embedded provider. The newest one that is already active signs. The next key is published early, and the
 * previous one is kept for a while, so that its signatures can still be verified.
 */
export const ProviderKeyEntity = defineEntity({
  name: 'ProviderKeyRow',
  tableName: 'provider_keys',
  properties: {
    number: p.integer().primary().autoincrement(false),
    // The public key.
    jwk: p.json<Readonly<Record<string, unknown>>>(),
    // The private key, encrypted.
    sealed: p.text(),
    signsFrom: moment(),
    createdAt: added(),
  },
});
