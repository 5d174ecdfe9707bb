import type { NewWebhook, Webhook, WebhookDelivery, WebhookDeliveryDetail } from './webhook.js';

export const WEBHOOK: Webhook = {
  id: '0199c2a4-7b1e-7c55-9d3a-2f6b8c1e4a70',
  url: 'https://crm.example.com/welcome-paws',
  description: 'Our customer database',
  eventTypes: ['review.published', 'review.changed', 'review.hidden'],
  isEnabled: true,
  disabledReason: null,
  failingSince: null,
  oldSecretUntil: null,
  createdAt: '2026-05-15T14:03:22.000Z',
};

export const NEW_WEBHOOK: NewWebhook = { ...WEBHOOK, secret: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSwM5i2rVd1PzY=' };

export const DELIVERY: WebhookDelivery = {
  id: '5b1c7a8e-2f4d-4c69-8a10-9e3d7b6f5c21',
  type: 'review.published',
  businessId: 12,
  subjectId: 345,
  status: 'waiting',
  attempts: 1,
  nextAttemptAt: '2026-05-15T15:21:14.000Z',
  problem: 'The endpoint answered with status 503. Only 200 to 299 count as received.',
  createdAt: '2026-05-15T15:21:08.000Z',
  endedAt: null,
};

export const DELIVERY_DETAIL: WebhookDeliveryDetail = {
  ...DELIVERY,
  isWithheld: false,
  log: [
    {
      sentAt: '2026-05-15T15:21:08.600Z',
      durationMs: 48,
      request: {
        headers: {
          'content-type': 'application/json',
          'webhook-id': 'msg_5b1c7a8e-2f4d-4c69-8a10-9e3d7b6f5c21',
          'webhook-timestamp': '1778858468',
          'webhook-signature': 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
        },
        body: '{"type":"review.hidden","timestamp":"2026-05-15T15:21:08.000Z","data":{"businessId":12,"reviewId":345,"review":null}}',
      },
      answer: { status: 503, headers: { 'content-type': 'text/plain' }, body: 'Down for maintenance' },
      problem: 'The endpoint answered with status 503. Only 200 to 299 count as received.',
    },
  ],
};
