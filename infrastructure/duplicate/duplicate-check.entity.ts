import { defineEntity, p } from '@mikro-orm/core';

/**
 * A business that changed since it was last compared, written by triggers. No foreign key, because the business may be
 * gone.
 */
export const DuplicateCheckEntity = defineEntity({
  name: 'DuplicateCheckRow',
  tableName: 'duplicate_checks',
  properties: {
    businessId: p.integer().primary().autoincrement(false),
    // Different after each change, even if the row was deleted in between, so that a change during a comparison
    // triggers another one.
    round: p.bigint('number').defaultRaw('((pg_current_xact_id())::text)::bigint'),
    /** Whether the business is no longer visible. Its likely duplicates then need no decision. */
    isHidden: p.boolean().default(false),
  },
  indexes: [{ name: 'duplicate_checks_hidden', properties: ['businessId'], where: 'is_hidden' }],
});
