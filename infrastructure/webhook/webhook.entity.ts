import { defineEntity, p } from '@mikro-orm/core';
import { DELIVERY_STATUSES, DISABLED_REASONS } from '../../domain/webhook/endpoint.js';
import type { SentEventType, WebhookEventType } from '../../domain/webhook/event-type.js';
import { UserEntity } from '../account/user.entity.js';
import { AdministratorEntity } from '../administration/administrator.entity.js';
import { added, changed, moment, partOf } from '../postgres/columns.js';

/** Where a member or an administrator gets events. Secrets are encrypted. */
export const WebhookEndpointEntity = defineEntity({
  name: 'WebhookEndpointRow',
  tableName: 'webhook_endpoints',
  properties: {
    id: p.uuid().primary(),
    userId: p.manyToOne(UserEntity).mapToPk().nullable().deleteRule('cascade').index(false),
    administratorId: p.manyToOne(AdministratorEntity).mapToPk().nullable().deleteRule('cascade').index(false),
    url: p.text(),
    description: p.text().default(''),
    eventTypes: p.array().$type<WebhookEventType[]>(),
    isEnabled: p.boolean().default(true),
    disabledReason: p.enum(DISABLED_REASONS).nullable(),
    failingSince: moment().nullable(),
    secret: p.text(),
    oldSecret: p.text().nullable(),
    oldSecretUntil: moment().nullable(),
    createdAt: added(),
    updatedAt: changed(),
    version: p.integer().version(),
  },
  checks: [
    { name: 'webhook_endpoints_holder_check', expression: '(user_id is null) <> (administrator_id is null)' },
    { name: 'webhook_endpoints_disabled_check', expression: 'is_enabled = (disabled_reason is null)' },
  ],
  indexes: [
    { name: 'webhook_endpoints_user', properties: ['userId'], where: 'user_id is not null' },
    { name: 'webhook_endpoints_administrator', properties: ['administratorId'], where: 'administrator_id is not null' },
    { name: 'webhook_endpoints_enabled', properties: ['id'], where: 'is_enabled' },
  ],
});

/** One event for one endpoint. */
export const WebhookDeliveryEntity = defineEntity({
  name: 'WebhookDeliveryRow',
  tableName: 'webhook_deliveries',
  properties: {
    id: p.uuid().primary().defaultRaw('gen_random_uuid()'),
    endpointId: partOf(WebhookEndpointEntity),
    place: p.bigint('number').autoincrement().generated('by default as identity'),
    type: p.text().$type<SentEventType>(),
    businessId: p.integer().nullable(),
    subjectId: p.integer().nullable(),
    status: p.enum(DELIVERY_STATUSES).default('waiting'),
    attempts: p.integer().default(0),
    nextAt: added(),
    isTaken: p.boolean().default(false),
    heldBy: p.uuid().nullable(),
    problem: p.text().nullable(),
    madeIn: p.text().columnType('xid8').defaultRaw('pg_current_xact_id()'),
    createdAt: added(),
    endedAt: moment().nullable(),
  },
  indexes: [
    {
      name: 'webhook_deliveries_due',
      properties: ['endpointId', 'nextAt', 'place'],
      where: `status = 'waiting'`,
    },
    {
      name: 'webhook_deliveries_lane',
      properties: ['endpointId', 'businessId', 'place'],
      where: `status = 'waiting'`,
    },
    { name: 'webhook_deliveries_log', properties: ['endpointId', 'createdAt', 'id'] },
    { name: 'webhook_deliveries_by_status', properties: ['endpointId', 'status', 'createdAt', 'id'] },
    { name: 'webhook_deliveries_subject', properties: ['subjectId'], where: 'subject_id is not null' },
    { name: 'webhook_deliveries_created', properties: ['createdAt'] },
  ],
});

/** One attempt to send an event: the exact request, and the beginning of the answer. */
export const WebhookAttemptEntity = defineEntity({
  name: 'WebhookAttemptRow',
  tableName: 'webhook_attempts',
  properties: {
    id: p.bigint('number').primary().autoincrement().generated('by default as identity'),
    deliveryId: partOf(WebhookDeliveryEntity),
    sentAt: moment(),
    durationMs: p.integer(),
    requestHeaders: p.json<Readonly<Record<string, string>>>().columnType('jsonb'),
    requestBody: p.text(),
    status: p.integer().nullable(),
    answerHeaders: p.json<Readonly<Record<string, string>>>().columnType('jsonb').nullable(),
    answerBody: p.text().nullable(),
    problem: p.text().nullable(),
  },
  indexes: [{ name: 'webhook_attempts_of', properties: ['deliveryId', 'id'] }],
});
