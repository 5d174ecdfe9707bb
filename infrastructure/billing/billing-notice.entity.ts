import { defineEntity, p } from '@mikro-orm/core';
import { added, moment } from '../postgres/columns.js';

/** A processed notice from the payment provider, so that the same notice is not processed twice. */
export const BillingNoticeEntity = defineEntity({
  name: 'BillingNoticeRow',
  tableName: 'billing_notices',
  properties: {
    id: p.text().primary(),
    type: p.text(),
    createdAt: added(),
    expiresAt: moment(),
  },
  indexes: [{ name: 'billing_notices_expiry', properties: ['expiresAt'] }],
});
