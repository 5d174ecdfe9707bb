export { DELIVERY_STATUSES, WEBHOOK_LIMITS, WEBHOOK_LOG_DAYS } from '../../../domain/webhook/endpoint.js';
export { EVENTS, WEBHOOK_EVENT_TYPES, type WebhookEventType } from '../../../domain/webhook/event-type.js';
export { MAX_FAILING_DAYS } from '../../../domain/webhook/schedule.js';
