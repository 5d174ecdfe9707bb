import { beforeEach, describe, expect, it } from '@jest/globals';
import { DeliverWebhooks } from '../../../application/webhook/deliver-webhooks.js';
import type { WebhookHolder } from '../../../application/webhook/ports.js';
import { FakeTransaction, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeOutbox } from '../../support/fakes/shared.js';
import { FakeWebhookQueue } from '../../support/fakes/webhook-queue.js';
import {
  addDelivery,
  FakeWebhookEndpoints,
  FakeWebhookSender,
  FakeWebhookSigner,
  type MemoryDelivery,
} from '../../support/fakes/webhook.js';
import { ADA, HIDDEN, OLIVE } from '../../support/search/seeded.js';

const HOOK = '0198c2f0-5555-7000-8000-000000000001';
const PLACE = 5;
/** The fake of the queue has the real time. Without milliseconds, as in the headers. */
const NOW = new Date(Math.floor(Date.now() / 1_000) * 1_000);
const DAY = 86_400_000;
const olive = { kind: 'member', member: { userId: OLIVE } } as const;
const max = { kind: 'administrator', administrator: { id: 1, name: 'Max' } } as const;

let memory: Memory;
let sender: FakeWebhookSender;
let deliver: DeliverWebhooks;

beforeEach(() => {
  memory = seededMemory();
  sender = new FakeWebhookSender();
  const clock = new FakeClock(NOW);
  deliver = new DeliverWebhooks(
    ...([new FakeTransaction(memory), new FakeWebhookQueue(memory), sender] as const),
    ...([new FakeWebhookSigner(), new FakeOutbox(memory), clock, () => 0.5] as const),
  );
});

async function hook(holder: WebhookHolder = olive): Promise<void> {
  const content = { url: 'https://hooks.example.com/in?key=1', description: '', eventTypes: [] };
  await memory.transact(() => new FakeWebhookEndpoints(memory).add(holder, HOOK, content, 'sealed s'));
}

const event = (given: Partial<MemoryDelivery> = {}) =>
  addDelivery(memory.state, {
    endpointId: HOOK,
    type: 'business.changed',
    businessId: PLACE,
    createdAt: NOW,
    ...given,
  });
const delivery = () => memory.state.deliveries[0];
const webhook = () => memory.state.webhooks[0];
const since = (ms: number) => {
  memory.state.webhooks = memory.state.webhooks.map((each) => ({
    ...each,
    failingSince: new Date(NOW.getTime() - ms),
  }));
};

describe('DeliverWebhooks', () => {
  it('sends a signed event with its record, and records the request and the answer', async () => {
    await hook();
    const id = event();
    sender.answer = { status: 200, body: 'Thanks', headers: { 'x-own': 'yes' } };
    expect(await deliver.deliverDue()).toBe(1);
    const [request] = sender.sent;
    expect(request?.url).toBe('https://hooks.example.com/in?key=1');
    expect(request?.headers).toEqual({
      ...{ 'content-type': 'application/json', 'user-agent': 'WelcomePaws-Webhooks/1.0', 'webhook-id': `msg_${id}` },
      'webhook-timestamp': String(NOW.getTime() / 1_000),
      'webhook-signature': `v1,sealed-s-${String(request?.body.length)}`,
    });
    expect(JSON.parse(request?.body ?? '')).toEqual({
      ...{ type: 'business.changed', timestamp: NOW.toISOString() },
      data: { businessId: PLACE, business: { id: PLACE, name: 'Patio Place 05' } },
    });
    expect(delivery()).toMatchObject({
      ...{ status: 'delivered', attempts: 1, problem: null },
      log: [{ sentAt: NOW, requestBody: request?.body, status: 200, answerBody: 'Thanks', durationMs: 5 }],
    });
  });

  it('does not take what is not due', async () => {
    await hook();
    event({ nextAt: new Date(Date.now() + DAY) });
    expect([await deliver.deliverDue(), sender.sent]).toEqual([0, []]);
  });

  it('sends a hidden business without its record to an administrator', async () => {
    await hook(max);
    memory.state.businesses = memory.state.businesses.map((each) => ({ ...each, isPublic: false }));
    event({ type: 'business.hidden' });
    event({ type: 'business.changed' });
    await deliver.deliverDue();
    expect(sender.sent.map(({ body }) => (JSON.parse(body) as { data: unknown }).data)).toEqual([
      { businessId: PLACE, business: null },
    ]);
    expect(memory.state.deliveries.map(({ status }) => status)).toEqual(['delivered', 'skipped']);
  });

  it.each([
    ['lost the business', 'You could no longer see this when it was due, so nothing was sent.'],
    ['is closing the account', 'Your account was suspended, so nothing was sent.'],
  ])('sends nothing to a member who %s', async (what, problem) => {
    await hook();
    event();
    const { members, businesses } = memory.state;
    if (what === 'lost the business') memory.state.businesses = businesses.map((each) => ({ ...each, ownerId: ADA }));
    else memory.state.members = members.map((each) => ({ ...each, erasureAt: NOW }));
    await deliver.deliverDue();
    expect([sender.sent, delivery()]).toMatchObject([[], { status: 'skipped', attempts: 0, problem, log: [] }]);
  });

  it('does nothing with an event that is gone', async () => {
    await hook();
    const id = event();
    await deliver.deliver({ id, endpointId: HOOK, memberId: OLIVE });
    expect([sender.sent, delivery()?.status]).toEqual([[], 'waiting']);
  });
});

describe('a failed attempt', () => {
  it('is repeated after the wait of the schedule, and records since when the webhook fails', async () => {
    await hook();
    event();
    sender.answer = { status: 503 };
    await deliver.deliverDue();
    expect(delivery()).toMatchObject({
      ...{ status: 'waiting', attempts: 1, nextAt: new Date(NOW.getTime() + 5_250) },
      problem: 'The endpoint answered with status 503. Only 200 to 299 count as received.',
    });
    expect(webhook()?.failingSince).toEqual(NOW);
  });

  it('waits as long as the endpoint asks for', async () => {
    await hook();
    event();
    sender.answer = { status: 429, headers: { 'retry-after': '900' } };
    await deliver.deliverDue();
    expect(delivery()?.nextAt).toEqual(new Date(NOW.getTime() + 900_000));
  });

  it('says why there was no answer', async () => {
    await hook();
    event();
    sender.answer = { status: null, problem: 'slow' };
    await deliver.deliverDue();
    expect(delivery()?.problem).toContain('did not answer within 10 seconds');
  });

  it('is the last one after eight', async () => {
    await hook();
    event({ attempts: 7 });
    sender.answer = { status: 500 };
    await deliver.deliverDue();
    expect([delivery(), webhook()]).toMatchObject([{ status: 'failed', attempts: 8 }, { isEnabled: true }]);
  });

  it('is forgotten after a success', async () => {
    await hook();
    since(DAY);
    event();
    await deliver.deliverDue();
    expect(webhook()?.failingSince).toBeNull();
  });

  it('of a test is not repeated, and says nothing about the webhook', async () => {
    await hook();
    event({ type: 'webhook.test', businessId: null });
    sender.answer = { status: 500 };
    await deliver.deliverDue();
    expect([delivery()?.status, webhook()?.failingSince]).toEqual(['failed', null]);
    expect(JSON.parse(sender.sent[0]?.body ?? '')).toMatchObject({
      type: 'webhook.test',
      data: { message: expect.any(String) },
    });
  });
});

describe('a webhook is disabled', () => {
  const subjects = () => memory.state.outbox.map((message) => JSON.stringify(message));

  it('at once by 410, with an email to the member, and sends nothing more', async () => {
    await hook();
    event();
    event();
    sender.answer = { status: 410 };
    await deliver.deliverDue();
    expect(sender.sent).toHaveLength(1);
    expect(memory.state.deliveries.map(({ status }) => status)).toEqual(['failed', 'waiting']);
    expect(webhook()).toMatchObject({ isEnabled: false, disabledReason: 'gone' });
    expect(subjects()).toEqual([expect.stringMatching(/Your webhook to hooks\.example\.com is disabled.*410 Gone/)]);
    expect(subjects()[0]).not.toContain('key=1');
  });

  it('after five days of failures, and not a moment before', async () => {
    await hook();
    sender.answer = { status: 500 };
    since(5 * DAY - 1);
    event();
    await deliver.deliverDue();
    expect([webhook()?.isEnabled, subjects()]).toEqual([true, []]);
    since(5 * DAY);
    event({ businessId: 26, type: 'webhook.test' });
    await deliver.deliverDue();
    expect(webhook()?.isEnabled).toBe(true);
    event({ endpointId: HOOK, businessId: HIDDEN.pending });
    await deliver.deliverDue();
    expect(webhook()).toMatchObject({ isEnabled: false, disabledReason: 'failures' });
    expect(subjects()).toEqual([expect.stringMatching(/has failed for 5 days without a success/)]);
  });

  it('without an email if it is an administrator’s', async () => {
    await hook(max);
    event();
    sender.answer = { status: 410 };
    await deliver.deliverDue();
    expect([webhook()?.isEnabled, subjects()]).toEqual([false, []]);
  });
});
