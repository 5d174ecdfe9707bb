import { beforeEach, describe, expect, it } from '@jest/globals';
import { ChangeWebhooks } from '../../../application/webhook/change-webhooks.js';
import { ReplayWebhooks } from '../../../application/webhook/replay-webhooks.js';
import { FakeAuditLog } from '../../support/fakes/business/businesses.js';
import { FakeTransaction, seededMemory, type Memory } from '../../support/fakes/memory.js';
import { FakeClock, FakeSecrets } from '../../support/fakes/shared.js';
import {
  addDelivery,
  FakeWebhookEndpoints,
  FakeWebhookReplays,
  FakeWebhookSender,
  FakeWebhookSigner,
} from '../../support/fakes/webhook.js';
import { ADA, OLIVE } from '../../support/search/seeded.js';

const olive = { kind: 'member', member: { userId: OLIVE } } as const;
const ada = { kind: 'member', member: { userId: ADA } } as const;
const max = { kind: 'administrator', administrator: { id: 1, name: 'Max' } } as const;
const UNKNOWN = '0198c2f0-9999-7c11-9f00-2b6c5a1d4e77';

const CONTENT = {
  ...{ url: 'https://hooks.example.com/in?key=secret-key', description: 'Ours' },
  eventTypes: ['review.published'] as const,
};

let memory: Memory;
let clock: FakeClock;
let changes: ChangeWebhooks;
let replays: ReplayWebhooks;

beforeEach(() => {
  memory = seededMemory();
  clock = new FakeClock(new Date());
  const [transaction, endpoints] = [new FakeTransaction(memory), new FakeWebhookEndpoints(memory)];
  const audit = new FakeAuditLog(memory);
  changes = new ChangeWebhooks(
    ...([transaction, endpoints, new FakeWebhookSigner(), new FakeWebhookSender(), audit] as const),
    ...([new FakeSecrets(), clock] as const),
  );
  replays = new ReplayWebhooks(transaction, endpoints, new FakeWebhookReplays(memory), audit);
});

const stored = () => memory.state.webhooks[0];
const turn = (isEnabled: boolean, id: string) => changes.change(olive, id, { ...CONTENT, isEnabled });

describe('ChangeWebhooks', () => {
  it('returns the secret of a new webhook, and stores it encrypted', async () => {
    const added = await changes.add(olive, CONTENT);
    expect(added).toMatchObject({ ...CONTENT, isEnabled: true, secret: 'whsec_1' });
    expect(stored()).toMatchObject({ id: added.id, memberId: OLIVE, administratorId: null, secret: 'sealed whsec_1' });
    expect(memory.state.audit).toEqual([]);
  });

  it('refuses an address on this machine or of another protocol, also in a change', async () => {
    const { id } = await changes.add(olive, CONTENT);
    for (const url of ['http://hooks.example.com/', 'https://127.0.0.1/', 'http://localhost:3000/']) {
      const refused = { code: 'INVALID_INPUT', errors: [expect.objectContaining({ path: 'url' })] };
      expect(() => changes.add(olive, { ...CONTENT, url })).toThrow(expect.objectContaining(refused));
      const change = () => changes.change(olive, id, { ...CONTENT, url, isEnabled: true });
      expect(change).toThrow(expect.objectContaining(refused));
    }
    expect(memory.state.webhooks).toMatchObject([{ url: CONTENT.url }]);
  });

  it('refuses the eleventh webhook of a member', async () => {
    for (let count = 0; count < 10; count += 1) await changes.add(olive, CONTENT);
    await expect(changes.add(olive, CONTENT)).rejects.toMatchObject({ code: 'TOO_MANY_WEBHOOKS' });
    await changes.add(ada, CONTENT);
    expect(memory.state.webhooks).toHaveLength(11);
  });

  it('says why a webhook is disabled, and forgets its failures when it is enabled again', async () => {
    const { id } = await changes.add(olive, CONTENT);
    expect(await turn(false, id)).toMatchObject({ isEnabled: false, disabledReason: 'holder' });
    memory.state.webhooks = memory.state.webhooks.map((each) => ({ ...each, failingSince: clock.time }));
    expect(await turn(false, id)).toMatchObject({ disabledReason: 'holder', failingSince: clock.time });
    expect(await turn(true, id)).toMatchObject({ isEnabled: true, disabledReason: null, failingSince: null });
  });

  it('keeps the failures of a webhook that stays enabled', async () => {
    const { id } = await changes.add(olive, CONTENT);
    memory.state.webhooks = memory.state.webhooks.map((each) => ({ ...each, failingSince: clock.time }));
    expect(await turn(true, id)).toMatchObject({ failingSince: clock.time });
  });

  it('keeps the old secret for a day after a rotation', async () => {
    const { id } = await changes.add(olive, CONTENT);
    const until = new Date(clock.time.getTime() + 86_400_000);
    expect(await changes.rotate(olive, id)).toMatchObject({ secret: 'whsec_2', oldSecretUntil: until });
    expect(stored()).toMatchObject({ secret: 'sealed whsec_2', oldSecret: 'sealed whsec_1', oldSecretUntil: until });
  });

  it('is refused for the webhook of another holder', async () => {
    const { id } = await changes.add(olive, CONTENT);
    for (const holder of [ada, max]) {
      for (const call of [
        () => changes.change(holder, id, { ...CONTENT, isEnabled: false }),
        () => changes.rotate(holder, id),
        () => changes.remove(holder, id),
        () => replays.test(holder, id),
        () => replays.one(holder, id, UNKNOWN),
        () => replays.failed(holder, id),
      ])
        await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND', message: 'Webhook not found' });
    }
    expect(stored()).toMatchObject({ isEnabled: true, secret: 'sealed whsec_1' });
  });

  it('writes each move of an administrator to the audit log, without secrets', async () => {
    const { id } = await changes.add(max, CONTENT);
    await changes.change(max, id, { ...CONTENT, isEnabled: false });
    await changes.rotate(max, id);
    await changes.remove(max, id);
    const shown = { host: 'hooks.example.com', eventTypes: CONTENT.eventTypes };
    const entry = { actor: 'Max', targetType: 'webhook', targetId: id, reason: null };
    expect(memory.state.audit).toEqual([
      { ...entry, action: 'webhook.add', before: {}, after: { ...shown, isEnabled: true } },
      {
        ...{ ...entry, action: 'webhook.change' },
        ...{ before: { ...shown, isEnabled: true }, after: { ...shown, isEnabled: false } },
      },
      {
        ...{ ...entry, action: 'webhook.rotate' },
        ...{ before: { ...shown, isEnabled: false }, after: { ...shown, isEnabled: false } },
      },
      { ...entry, action: 'webhook.remove', before: { ...shown, isEnabled: false }, after: {} },
    ]);
    expect(memory.state.webhooks).toEqual([]);
  });
});

describe('ReplayWebhooks', () => {
  const failed = (endpointId: string, status: 'failed' | 'skipped' = 'failed') =>
    addDelivery(memory.state, { endpointId, type: 'business.changed', businessId: 5, status, attempts: 8 });

  it('sends a test event', async () => {
    const { id } = await changes.add(olive, CONTENT);
    const deliveryId = await replays.test(olive, id);
    expect(memory.state.deliveries).toMatchObject([{ id: deliveryId, type: 'webhook.test', status: 'waiting' }]);
  });

  it('sends one event again, unless it already waits', async () => {
    const { id } = await changes.add(olive, CONTENT);
    const deliveryId = failed(id, 'skipped');
    await replays.one(olive, id, deliveryId);
    expect(memory.state.deliveries).toMatchObject([{ status: 'waiting', attempts: 0 }]);
    await expect(replays.one(olive, id, deliveryId)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(replays.one(olive, id, UNKNOWN)).rejects.toMatchObject({
      ...{ code: 'NOT_FOUND', message: 'Delivery not found' },
    });
  });

  it('sends all failed events of one webhook again', async () => {
    const [first, second] = [await changes.add(olive, CONTENT), await changes.add(olive, CONTENT)];
    for (const { id } of [first, first, second]) failed(id);
    failed(first.id, 'skipped');
    expect(await replays.failed(olive, first.id)).toBe(2);
    expect(memory.state.deliveries.map(({ status }) => status)).toEqual(['waiting', 'waiting', 'failed', 'skipped']);
  });

  it('is refused for a disabled webhook', async () => {
    const { id } = await changes.add(olive, CONTENT);
    const deliveryId = failed(id);
    await turn(false, id);
    for (const call of [
      () => replays.test(olive, id),
      () => replays.one(olive, id, deliveryId),
      () => replays.failed(olive, id),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'WEBHOOK_DISABLED' });
  });

  it('writes the moves of an administrator to the audit log', async () => {
    const { id } = await changes.add(max, CONTENT);
    await replays.test(max, id);
    await replays.one(max, id, failed(id));
    await replays.failed(max, id);
    expect(memory.state.audit.map(({ action }) => action)).toEqual([
      ...['webhook.add', 'webhook.test', 'webhook.replay', 'webhook.replayFailed'],
    ]);
  });
});
