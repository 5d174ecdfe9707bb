import { defineEntity, p } from '@mikro-orm/core';
import { added, moment } from '../postgres/columns.js';

/** A notice of the place of payment that was followed: the same one is not followed again. */
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
