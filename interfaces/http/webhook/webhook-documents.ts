import { z } from 'zod';
import { MAX_LOGGED_ATTEMPTS, WEBHOOK_LIMITS, WEBHOOK_LOG_DAYS } from '../../../domain/webhook/endpoint.js';
import {
  NewWebhook,
  StartedReplay,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetail,
  WebhookTest,
} from '../../contract/webhook/webhook.js';
import { DELIVERY, DELIVERY_DETAIL, NEW_WEBHOOK, WEBHOOK } from '../../contract/webhook/webhook-examples.js';
import type { CallDocument } from '../openapi/documented.js';

const words = (count: number) => count.toLocaleString('en-US');

const WHO = {
  member: {
    name: '',
    max: WEBHOOK_LIMITS.ofMember,
    sees: 'businesses that you own or manage, and your claims',
    logged: words(MAX_LOGGED_ATTEMPTS.member),
  },
  administrator: {
    name: 'Admin',
    max: WEBHOOK_LIMITS.ofAdministrator,
    sees: 'everything that is public',
    logged: words(MAX_LOGGED_ATTEMPTS.administrator),
  },
} as const;

type Holder = keyof typeof WHO;

/** Returns how the calls are described. Members and administrators have the same ones. */
export const webhookDocuments = (of: Holder) => ({ ...endpointDocuments(of), ...deliveryDocuments(of) });

function endpointDocuments(of: Holder) {
  const { name, max, sees } = WHO[of];
  const your = of === 'member' ? 'your' : 'administrator';
  return {
    list: {
      operationId: `list${name}Webhooks`,
      summary: `List ${your} webhooks`,
      description:
        'Returns your webhooks, newest first, without their secrets. `disabledReason` says why one is disabled.',
      answer: z.array(Webhook),
      answerDescription: 'Your webhooks.',
      example: [WEBHOOK],
    },
    add: {
      operationId: `add${name}Webhook`,
      summary: of === 'member' ? 'Add a webhook' : 'Add an administrator webhook',
      description: `Adds an endpoint that gets events about ${sees}. You can have at most ${String(max)}; another one gets 409 \`TOO_MANY_WEBHOOKS\`. Requests are signed as in the Standard Webhooks specification.`,
      status: 201,
      answer: NewWebhook,
      answerDescription: 'The webhook. This is the only time that its secret is shown.',
      example: NEW_WEBHOOK,
      alsoRefuses: [409],
    },
    change: {
      operationId: `change${name}Webhook`,
      summary: of === 'member' ? 'Change a webhook' : 'Change an administrator webhook',
      description:
        'Replaces the address, description, and events, and enables or disables the webhook. A disabled webhook records no events; those that wait are sent once it is enabled.',
      answer: Webhook,
      answerDescription: 'The updated webhook.',
      example: WEBHOOK,
    },
    remove: {
      operationId: `delete${name}Webhook`,
      summary: of === 'member' ? 'Delete a webhook' : 'Delete an administrator webhook',
      description: 'Deletes the webhook with its log and everything that waits to be sent. This cannot be undone.',
      answerDescription: 'The webhook is deleted.',
    },
    rotate: {
      operationId: `rotate${name}WebhookSecret`,
      summary: of === 'member' ? 'Create a new webhook secret' : 'Create a new administrator webhook secret',
      description:
        'Creates a new secret. For a day, requests have two signatures: one with the new secret, and one with the old one. Not available to access tokens.',
      answer: NewWebhook,
      answerDescription: 'The webhook. This is the only time that its new secret is shown.',
      example: NEW_WEBHOOK,
    },
  } as const satisfies Readonly<Record<string, CallDocument>>;
}

function deliveryDocuments(of: Holder) {
  const { name, logged } = WHO[of];
  return {
    test: {
      operationId: `test${name}Webhook`,
      summary: of === 'member' ? 'Send a test event' : 'Send an administrator test event',
      description:
        'Sends a `webhook.test` event once, without repeating it. The delivery shows what the endpoint answered. A disabled webhook gets 409 `WEBHOOK_DISABLED`.',
      status: 202,
      answer: WebhookTest,
      answerDescription: 'The delivery of the test event.',
      alsoRefuses: [409],
    },
    deliveries: {
      operationId: `list${name}WebhookDeliveries`,
      summary: of === 'member' ? 'List a webhook’s deliveries' : 'List an administrator webhook’s deliveries',
      description: `Returns the events of the last ${String(WEBHOOK_LOG_DAYS)} days for a webhook, newest first, at most ${logged} requests of all your webhooks. Events of one business are sent in order: one that fails holds back only later ones of its business.`,
      listOf: WebhookDelivery,
      answerDescription: 'One page of deliveries.',
      example: DELIVERY,
    },
    delivery: {
      operationId: `get${name}WebhookDelivery`,
      summary: of === 'member' ? 'Get a delivery' : 'Get an administrator delivery',
      description: 'Returns an event with its newest attempts. Each has the exact request and the answer.',
      answer: WebhookDeliveryDetail,
      answerDescription: 'The delivery.',
      example: DELIVERY_DETAIL,
    },
    replay: {
      operationId: `replay${name}WebhookDelivery`,
      summary: of === 'member' ? 'Resend a delivery' : 'Resend an administrator delivery',
      description:
        'Sends an event again, with the same `webhook-id` and its current data. One that already waits gets 409 `CHANGED_MEANWHILE`; a disabled webhook gets 409 `WEBHOOK_DISABLED`.',
      answer: WebhookDeliveryDetail,
      answerDescription: 'The delivery, which waits to be sent.',
      example: DELIVERY_DETAIL,
      alsoRefuses: [409],
    },
    replayFailed: {
      operationId: `replayFailed${name}WebhookDeliveries`,
      summary: of === 'member' ? 'Resend all failed deliveries' : 'Resend failed administrator deliveries',
      description:
        'Sends all failed events of a webhook again, in their order. A disabled webhook gets 409 `WEBHOOK_DISABLED`.',
      answer: StartedReplay,
      answerDescription: 'How many are sent again.',
      alsoRefuses: [409],
    },
  } as const satisfies Readonly<Record<string, CallDocument>>;
}
