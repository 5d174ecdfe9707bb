import { z } from 'zod';
import { parseUserId } from '../../../domain/shared/ids.js';
import { DELIVERY_STATUSES, DISABLED_REASONS, WEBHOOK_LIMITS } from '../../../domain/webhook/endpoint.js';
import { TEST_EVENT, WEBHOOK_EVENT_TYPES } from '../../../domain/webhook/event-type.js';
import { ListQuery } from '../shared/list.js';
import { pathPart } from '../shared/path-id.js';
import { typedText } from '../shared/typed-text.js';

const time = z.iso.datetime();

const eventTypes = z.array(z.enum(WEBHOOK_EVENT_TYPES));

export const Webhook = z
  .object({
    id: z.uuid(),
    url: z.string().describe('Address that gets the events.'),
    description: z.string().describe('What the webhook is for; empty if its holder wrote nothing.'),
    eventTypes: eventTypes.describe('Events that the endpoint gets.'),
    isEnabled: z.boolean().describe('Whether events are recorded and sent.'),
    disabledReason: z
      .enum(DISABLED_REASONS)
      .nullable()
      .describe(
        'Why it is disabled: its `holder` did it, the endpoint answered 410 (`gone`), or it failed for 5 days (`failures`). Null if it is enabled.',
      ),
    failingSince: time.nullable().describe('Since when every attempt failed. Null if the last one succeeded.'),
    oldSecretUntil: time
      .nullable()
      .describe('Until when requests are also signed with the secret before the last rotation. Null if they are not.'),
    createdAt: time,
  })
  .meta({ id: 'Webhook', description: 'An endpoint that gets events, without its secret.' });

export type Webhook = z.infer<typeof Webhook>;

export const NewWebhook = Webhook.extend({
  secret: z.string().describe('Secret that verifies signatures. Shown only here.'),
}).meta({ id: 'NewWebhook', extends: 'Webhook', description: 'A webhook with its new secret.' });

export type NewWebhook = z.infer<typeof NewWebhook>;

export const WebhookForm = z
  .strictObject({
    url: typedText('Address', 'Address is required')
      .min(1, 'Address is required')
      .max(WEBHOOK_LIMITS.url, `Address must be ${String(WEBHOOK_LIMITS.url)} characters or less`)
      .describe('An `https` address with a host name on the public internet, on port 443.'),
    description: typedText('Description')
      .max(WEBHOOK_LIMITS.description, `Description must be ${String(WEBHOOK_LIMITS.description)} characters or less`)
      .default('')
      .describe('What the webhook is for.'),
    eventTypes: eventTypes
      .min(1, 'Please choose at least one event')
      .max(WEBHOOK_EVENT_TYPES.length, 'Choose each event only once')
      .refine((types) => new Set(types).size === types.length, 'Choose each event only once')
      .describe('Events to send, each at most once.'),
  })
  .meta({ id: 'WebhookForm', description: 'A new webhook.' });

export type WebhookForm = z.infer<typeof WebhookForm>;

export const WebhookChange = WebhookForm.extend({
  isEnabled: z.boolean('Please say whether the webhook is enabled').describe('False stops the webhook.'),
}).meta({ id: 'WebhookChange', description: 'A changed webhook.' });

export type WebhookChange = z.infer<typeof WebhookChange>;

export const WebhookDelivery = z
  .object({
    id: z.uuid(),
    type: z.enum([...WEBHOOK_EVENT_TYPES, TEST_EVENT]).describe('Type of the event.'),
    businessId: z.number().int().nullable().describe('Business of the event; null for a test.'),
    subjectId: z.number().int().nullable().describe('Review or claim of the event; null if it is about neither.'),
    status: z
      .enum(DELIVERY_STATUSES)
      .describe('`skipped` if its receiver could no longer see it, so that nothing was sent.'),
    attempts: z.number().int().describe('Attempts since it was recorded or last replayed.'),
    nextAttemptAt: time.nullable().describe('When it is sent next; null if it no longer waits.'),
    problem: z.string().nullable().describe('What went wrong at the last attempt, as a sentence; null if nothing did.'),
    createdAt: time.describe('When the change happened.'),
    endedAt: time.nullable().describe('When it was delivered or given up; null while it waits.'),
  })
  .meta({ id: 'WebhookDelivery', description: 'One event for one webhook.' });

export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

const HttpHeaders = z
  .record(z.string(), z.string())
  .meta({ id: 'HttpHeaders', description: 'Headers by name, in lower case.' });

export const WebhookAttempt = z
  .object({
    sentAt: time.describe('When the request was sent.'),
    durationMs: z.number().int().describe('Milliseconds until the answer, or until the attempt was given up.'),
    request: z
      .object({
        headers: HttpHeaders,
        body: z.string().nullable().describe('Body as sent; null if it is withheld.'),
      })
      .describe('The exact request.'),
    answer: z
      .object({
        status: z.number().int().describe('HTTP status.'),
        headers: HttpHeaders.nullable(),
        body: z.string().nullable().describe('First 4 KB of the body; null if it is withheld.'),
      })
      .nullable()
      .describe('What the endpoint answered; null if it did not answer.'),
    problem: z.string().nullable().describe('What went wrong, as a sentence; null if nothing did.'),
  })
  .meta({ id: 'WebhookAttempt', description: 'One attempt to send an event.' });

export type WebhookAttempt = z.infer<typeof WebhookAttempt>;

export const WebhookDeliveryDetail = WebhookDelivery.extend({
  isWithheld: z
    .boolean()
    .describe('True if you can no longer see what the event is about. The bodies are then left out.'),
  log: z.array(WebhookAttempt).describe('The newest 16 attempts, newest first, including those before a replay.'),
}).meta({
  id: 'WebhookDeliveryDetail',
  extends: 'WebhookDelivery',
  description: 'One event for one webhook, with every attempt to send it.',
});

export type WebhookDeliveryDetail = z.infer<typeof WebhookDeliveryDetail>;

export const WebhookDeliveryQuery = z.object({
  ...ListQuery.shape,
  status: z.enum(DELIVERY_STATUSES, 'Unknown status').optional().describe('Only deliveries with this status.'),
});

export type WebhookDeliveryQuery = z.infer<typeof WebhookDeliveryQuery>;

export const StartedReplay = z
  .object({ replayed: z.number().int().describe('Failed deliveries that are sent again.') })
  .meta({ id: 'StartedReplay', description: 'How many deliveries are sent again.' });

export type StartedReplay = z.infer<typeof StartedReplay>;

export const WebhookTest = z
  .object({ deliveryId: z.uuid().describe('Delivery of the test event.') })
  .meta({ id: 'WebhookTest', description: 'A test event that is being sent.' });

export type WebhookTest = z.infer<typeof WebhookTest>;

export const WebhookId = pathPart(parseUserId, 'NOT_FOUND', 'Webhook not found', {
  ...{ title: 'WebhookId', description: 'ID of the webhook.', type: 'string', format: 'uuid' },
});

export const WebhookDeliveryId = pathPart(parseUserId, 'NOT_FOUND', 'Delivery not found', {
  ...{ title: 'WebhookDeliveryId', description: 'ID of the delivery.', type: 'string', format: 'uuid' },
});
