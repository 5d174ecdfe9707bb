import { expect, it } from '@jest/globals';
import { DeliverWebhooks } from '../../../application/webhook/deliver-webhooks.js';
import { createLogger } from '../../../infrastructure/logging/logger.js';
import { WebhookLoop } from '../../../infrastructure/webhook/webhook-loop.js';
import { FakeTransaction, seededMemory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { FakeWebhookQueue } from '../../support/fakes/webhook-queue.js';
import {
  addDelivery,
  FakeWebhookEndpoints,
  FakeWebhookSender,
  FakeWebhookSigner,
} from '../../support/fakes/webhook.js';
import { until } from '../../support/until.js';

const HOOK = '0198c2f0-5555-7000-8000-000000000001';
const PLACE = 5;

it.each([
  [200, 'delivered'],
  [500, 'failed'],
  [410, 'gone'],
])('the loop counts an answer with status %d as %s, and an event that it skips as nothing', async (status, outcome) => {
  const memory = seededMemory();
  const sender = new FakeWebhookSender();
  sender.answer = { status, body: '', headers: {} };
  const webhooks = new DeliverWebhooks(
    ...([new FakeTransaction(memory), new FakeWebhookQueue(memory), sender] as const),
    ...([new FakeWebhookSigner(), new FakeOutbox(memory), new FakeClock(new Date()), () => 0.5] as const),
  );
  const holder = { kind: 'administrator', administrator: { id: 1, name: 'Max' } } as const;
  const content = { url: 'https://hooks.example.com/in', description: '', eventTypes: [] };
  await memory.transact(() => new FakeWebhookEndpoints(memory).add(holder, HOOK, content, 'sealed s'));
  memory.state.businesses = memory.state.businesses.map((each) => ({ ...each, isPublic: false }));
  const event = { endpointId: HOOK, businessId: PLACE, createdAt: new Date() };
  // Events of a hidden business are skipped, except the one that says that it was hidden.
  addDelivery(memory.state, { ...event, type: 'business.changed' });
  addDelivery(memory.state, { ...event, type: 'business.hidden' });
  const counted: string[] = [];
  const loop = new WebhookLoop(webhooks, createLogger('silent'), (each) => void counted.push(each));
  loop.start();
  await until('both events', () =>
    memory.state.deliveries.every(({ status: state, log }) => state === 'skipped' || log.length > 0),
  );
  await loop.stop();
  expect(counted).toEqual([outcome]);
});
