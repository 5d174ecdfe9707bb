import { defineEntity, p } from '@mikro-orm/core';
import { moment } from '../../postgres/columns.js';

/** When something was tried at the embedded provider, by whom (hashed). */
export const ProviderTryEntity = defineEntity({
  name: 'ProviderTryRow',
  tableName: 'provider_tries',
  properties: {
    key: p.text().primary(),
    times: p.array().columnType('timestamptz[]'),
    latest: moment(),
  },
  indexes: [{ name: 'provider_tries_latest', properties: ['latest'] }],
});
