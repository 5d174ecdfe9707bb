import type { OpenAPIObject } from '@nestjs/swagger';
import type { z } from 'zod';
import { EVENTS, TEST_EVENT, type SentEventType } from '../../../domain/webhook/event-type.js';
import { WEBHOOK_PAYLOADS } from '../../contract/webhook/webhook-payload.js';
import type { Schema } from './schema-walk.js';

const header = (name: string, description: string) => ({
  ...{ name, in: 'header' as const, required: true, description },
  schema: { type: 'string' as const },
});

const PARAMETERS = {
  WebhookMessageId: header(
    'webhook-id',
    'The same each time this event is sent. Ignore an event that you have already processed.',
  ),
  WebhookTimestamp: header('webhook-timestamp', 'When the request was sent, in seconds since 1970.'),
  WebhookSignature: header('webhook-signature', 'One signature for each valid secret, separated by spaces.'),
} as const;

const RESPONSES = {
  WebhookReceived: { description: 'The event is received.' },
  WebhookGone: { description: 'The endpoint wants no more events. The webhook is disabled.' },
} as const;

type Components = NonNullable<OpenAPIObject['components']>;

/** Returns the components with those that the requests of all events have in common. */
export function withWebhookParts({ parameters, responses, ...components }: Components): Components {
  return {
    ...components,
    parameters: { ...parameters, ...PARAMETERS },
    responses: { ...responses, ...RESPONSES },
  };
}

/** Returns the part `webhooks` of the document: the request of each event. `refer` returns a reference to a schema. */
export function webhookOperations(refer: (schema: z.ZodType) => Schema): Record<string, object> {
  return Object.fromEntries(
    (Object.keys(WEBHOOK_PAYLOADS) as SentEventType[]).map((type) => [
      type,
      { post: operationOf(type, refer(WEBHOOK_PAYLOADS[type])) },
    ]),
  );
}

function operationOf(type: SentEventType, schema: Schema): object {
  const summary = type === TEST_EVENT ? 'Test an endpoint' : EVENTS[type].label;
  return {
    operationId: `on.${type}`,
    summary,
    description: `${summary}. We send this request to each webhook that gets \`${type}\` and may see it.`,
    tags: ['Webhooks'],
    parameters: Object.keys(PARAMETERS).map((name) => ({ $ref: `#/components/parameters/${name}` })),
    requestBody: { required: true, content: { 'application/json': { schema } } },
    responses: {
      '2XX': { $ref: '#/components/responses/WebhookReceived' },
      '410': { $ref: '#/components/responses/WebhookGone' },
    },
  };
}
