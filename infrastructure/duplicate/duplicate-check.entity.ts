import { defineEntity, p } from '@mikro-orm/core';

/** A business that changed since it was compared with others; triggers write it. It refers to nothing, as it may be gone. */
export const DuplicateCheckEntity = defineEntity({
  name: 'DuplicateCheckRow',
  tableName: 'duplicate_checks',
  properties: {
    businessId: p.integer().primary().autoincrement(false),
    // Another one after each change, also once this row was deleted, so that what changed while it was compared is compared again.
    round: p.bigint('number').defaultRaw('((pg_current_xact_id())::text)::bigint'),
    /** Nobody sees it any more, so that no likely double with it waits. */
    isHidden: p.boolean().default(false),
  },
  indexes: [{ name: 'duplicate_checks_hidden', properties: ['businessId'], where: 'is_hidden' }],
});
