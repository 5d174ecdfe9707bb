import { defineEntity, p } from '@mikro-orm/core';
import { added } from '../../postgres/columns.js';

/** A key of the embedded provider. The newest one signs; older ones stay, so that what they signed can still be checked. */
export const ProviderKeyEntity = defineEntity({
  name: 'ProviderKeyRow',
  tableName: 'provider_keys',
  properties: {
    number: p.integer().primary().autoincrement(false),
    jwk: p.json<Readonly<Record<string, unknown>>>(),
    createdAt: added(),
  },
});
