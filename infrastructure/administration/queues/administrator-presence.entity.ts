import { defineEntity, p } from '@mikro-orm/core';
import { QUEUES } from '../../../domain/administration/queue.js';
import { added, partOf } from '../../postgres/columns.js';
import { AdministratorEntity } from '../administrator.entity.js';

/**
 * The item that an administrator looks at: one row per session, deleted when the session ends. Unlogged, because it is true for
 * seconds only.
 */
export const AdministratorPresenceEntity = defineEntity({
  name: 'AdministratorPresenceRow',
  tableName: 'admin_presence',
  properties: {
    /** The session, with which the row is deleted. */
    sessionId: p.text().primary(),
    administratorId: partOf(AdministratorEntity),
    queue: p.enum(QUEUES),
    /** Null if no item is open. */
    item: p.integer().nullable(),
    seenAt: added(),
  },
});
