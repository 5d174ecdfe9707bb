import { defineEntity, p } from '@mikro-orm/core';

/** A listing that a member saved. */
export const SavedPlaceEntity = defineEntity({
  name: 'SavedPlaceRow',
  tableName: 'saved_places',
  properties: {
    userId: p.uuid().primary(),
    businessId: p.integer().primary(),
    createdAt: p.datetime(6).columnType('timestamptz').defaultRaw('now()'),
  },
});
