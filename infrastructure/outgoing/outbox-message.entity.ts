import { defineEntity, p } from '@mikro-orm/core';
import { MESSAGE_STATUSES } from '../../domain/outgoing/message-status.js';
import { UserEntity } from '../account/user.entity.js';
import { moment, partOf } from '../postgres/columns.js';

/**
 * An outgoing message. Recipient and payload are cleared after sending, because they contain addresses, links, and
 * codes.
 */
export const OutboxMessageEntity = defineEntity({
  name: 'OutboxMessageRow',
  tableName: 'outbox',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    kind: p.enum(['mail', 'text', 'postcard']),
    recipient: p.json<unknown>().nullable(),
    payload: p.json<Readonly<Record<string, unknown>>>().nullable(),
    memberId: partOf(UserEntity).nullable(),
    service: p.boolean(),
    dedupeKey: p.text().unique(),
    status: p.enum(MESSAGE_STATUSES).default('queued'),
    attempts: p.integer().default(0),
    claimedUntil: moment().nullable(),
    lastError: p.text().nullable(),
    // The exact time, so that messages of one transaction keep their order.
    createdAt: moment().defaultRaw('clock_timestamp()'),
    sentAt: moment().nullable(),
    // When the last attempt failed. Kept when a later one succeeds.
    failedAt: moment().nullable(),
    // When an administrator last resent it.
    resentAt: moment().nullable(),
    resentBy: p.text().nullable(),
    // The administrator's decision that can still be undone. Until it is final, the message waits.
    heldBy: p.uuid().nullable(),
  },
  indexes: [
    { name: 'outbox_open', properties: ['kind', 'createdAt'], where: `status in ('queued', 'dead')` },
    {
      name: 'outbox_waiting',
      properties: ['status', 'createdAt', 'id'],
      where: `status in ('queued', 'dead') and kind <> 'postcard'`,
    },
    { name: 'outbox_created', properties: ['createdAt'] },
    { name: 'outbox_sent', properties: ['sentAt'], where: 'sent_at is not null' },
    { name: 'outbox_failed', properties: ['failedAt'], where: 'failed_at is not null' },
    { name: 'outbox_held', properties: ['heldBy'], where: 'held_by is not null' },
    { name: 'outbox_member', properties: ['memberId'] },
  ],
});
