import { describe, expect, it } from '@jest/globals';
import type { AttemptRecord, DueEvent, WebhookHolder } from '../../../application/webhook/ports.js';
import type { WebhookEventType } from '../../../domain/webhook/event-type.js';
import { WebhookDelivery, WebhookDeliveryDetail } from '../../../interfaces/contract/webhook/webhook.js';
import { ADA, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

/** Businesses that Olive owns during this contract. */
const [PLACE, OTHER] = [26, 27];
const NOW = new Date('2026-05-01T09:30:00.000Z');
const DISTANT = new Date(Date.now() + 86_400_000);
const olive = { kind: 'member', member: { userId: OLIVE } } as const;
const ada = { kind: 'member', member: { userId: ADA } } as const;
const administrator = { kind: 'administrator', administrator: { id: 1, name: 'Administrator' } } as const;

const eventTypes: WebhookEventType[] = ['business.changed'];
const content = { url: 'https://hooks.example.com/a?key=1', description: 'Ours', eventTypes };
const idOf = (n: number) => `0198c2f0-5555-7000-8000-${String(n).padStart(12, '0')}`;

const ATTEMPT: AttemptRecord = {
  ...{ sentAt: NOW, durationMs: 12, requestHeaders: { 'webhook-id': 'msg_1' }, requestBody: '{"name":"Patio"}' },
  ...{ status: 503, problem: null, answerHeaders: { 'retry-after': '5' }, answerBody: 'Down' },
};
const GIVEN_UP = { status: 'failed', nextAt: null, problem: 'It failed.' } as const;
const DELIVERED = { status: 'delivered', nextAt: null, problem: null } as const;

/** Contract of the ports for webhooks. */
export function webhooksContract(world: OpenWorld): void {
  const run = <T>(work: () => Promise<T>) => world().transaction.run(work);
  const add = (n: number, holder: WebhookHolder = olive) =>
    run(() => world().webhookEndpoints.add(holder, idOf(n), content, `sealed ${n}`));
  const remove = (...numbers: readonly number[]) =>
    run(async () => {
      for (const n of numbers) await world().webhookEndpoints.remove(idOf(n));
    });
  const give = (owner: string) =>
    run(async () => {
      for (const id of [PLACE, OTHER]) await world().claimedBusinesses.give(id, owner, NOW);
    });
  const take = async (max = { ofEndpoint: 9, ofMember: 9 }, busy = {}) =>
    (await world().webhookQueue.take(max, { endpoints: [], members: [], ...busy })) ?? [];
  const eventOf = async (id = '') => (await world().webhookQueue.event(id)) as DueEvent;
  const end = (event: DueEvent, result: Parameters<typeof finish>[1] = GIVEN_UP) => run(() => finish(event, result));
  const finish = (event: DueEvent, result: typeof GIVEN_UP | typeof DELIVERED) =>
    world().webhookQueue.finish(event, result, ATTEMPT);
  const logOf = async (n: number, status: 'failed' | 'waiting' | null = null, holder: WebhookHolder = olive) => {
    const page = await world().webhookLog.page(holder, idOf(n), status, { limit: 10, cursor: null });
    return page && (JSON.parse(page.json) as WebhookDelivery[]);
  };
  const oneOf = async (n: number, id = '', holder: WebhookHolder = olive) => {
    const json = await world().webhookLog.one(holder, idOf(n), id);
    return json === null ? null : WebhookDeliveryDetail.strict().parse(JSON.parse(json));
  };

  describe('WebhookEndpoints', () => {
    it('adds, changes, and removes the endpoints of a holder', async () => {
      const { webhookEndpoints: endpoints } = world();
      const first = await add(1);
      await add(2);
      await add(3, administrator);
      expect(first).toMatchObject({ id: idOf(1), ...content, isEnabled: true, disabledReason: null, version: 1 });
      expect(first).not.toHaveProperty('secret');
      expect((await endpoints.ofHolder(olive)).map(({ id }) => id)).toEqual([idOf(2), idOf(1)]);
      expect(await run(() => Promise.all([olive, ada, administrator].map((each) => endpoints.countOf(each))))).toEqual([
        ...[2, 0, 1],
      ]);
      for (const stranger of [ada, administrator])
        expect(await run(() => endpoints.hold(stranger, idOf(1)))).toBeNull();
      const changed = await run(async () => {
        await endpoints.hold(olive, idOf(1));
        return endpoints.change(idOf(1), { description: 'New', isEnabled: false, disabledReason: 'holder' });
      });
      expect(changed).toMatchObject({ ...content, description: 'New', isEnabled: false, version: 2 });
      await remove(1, 2, 3);
      expect(await run(() => endpoints.hold(olive, idOf(1)))).toBeNull();
    });

    it('keeps the old secret until then', async () => {
      const { webhookEndpoints: endpoints, webhookReplays: replays } = world();
      await add(1);
      expect(await run(() => endpoints.rotate(idOf(1), 'sealed new', DISTANT))).toMatchObject({
        oldSecretUntil: DISTANT,
      });
      const secrets = async () => {
        const id = await run(() => replays.addTest(idOf(1)));
        await take();
        const event = await eventOf(id);
        await end(event, DELIVERED);
        return event.secrets;
      };
      expect(await secrets()).toEqual(['sealed new', 'sealed 1']);
      await run(() => endpoints.rotate(idOf(1), 'sealed newest', NOW));
      expect(await secrets()).toEqual(['sealed newest']);
      await remove(1);
    });
  });

  describe('WebhookQueue', () => {
    it('takes each event once, and the next of a business only after the one before has ended', async () => {
      const { renamePlace, webhookQueue: queue } = world();
      await give(OLIVE);
      await add(1);
      for (const id of [PLACE, PLACE, OTHER]) await renamePlace(id);
      const taken = await take();
      expect(taken).toMatchObject([{ endpointId: idOf(1), memberId: OLIVE }, { endpointId: idOf(1) }]);
      expect(await take()).toEqual([]);
      const events = await Promise.all(taken.map(({ id }) => eventOf(id)));
      const [first, other] = events.toSorted((a, b) => Number(a.businessId) - Number(b.businessId));
      expect(first).toMatchObject({
        ...{ type: 'business.changed', businessId: PLACE, subjectId: null, attempts: 0, url: content.url },
        ...{ secrets: ['sealed 1'], memberId: OLIVE, isSuspended: false, record: { id: PLACE } },
        visibility: {
          ...{ receiver: 'member', role: 'owner', isPublic: true, isGone: false },
          ...{ isClaimant: false, isReviewPublished: false },
        },
      });
      await run(() => queue.finish(first!, { status: 'waiting', nextAt: DISTANT, problem: 'Later.' }, ATTEMPT));
      await end(other!, DELIVERED);
      expect(await take()).toEqual([]);
      expect(await logOf(1, 'waiting')).toMatchObject([{ attempts: 0 }, { attempts: 1, problem: 'Later.' }]);
      expect(await queue.event(other!.id)).toBeNull();
      await remove(1);
      await give(ADA);
    });

    it('leaves out busy and disabled endpoints, and takes no more than the limits', async () => {
      const { renamePlace, webhookQueue: queue, webhookEndpoints: endpoints } = world();
      await give(OLIVE);
      for (const n of [1, 2]) await add(n);
      await add(3, administrator);
      for (const id of [PLACE, OTHER]) await renamePlace(id);
      const busy = { endpoints: [idOf(1), idOf(2)], members: [] };
      expect((await take({ ofEndpoint: 1, ofMember: 9 }, busy)).map(({ memberId }) => memberId)).toEqual([null]);
      const rest = await take({ ofEndpoint: 9, ofMember: 3 }, { endpoints: [idOf(3)] });
      expect(rest).toHaveLength(3);
      await run(() => queue.disable(idOf(3), 'gone'));
      expect((await take({ ofEndpoint: 9, ofMember: 9 }, { members: [OLIVE] })).length).toBe(0);
      await run(() => endpoints.change(idOf(3), { isEnabled: true, disabledReason: null }));
      expect((await take({ ofEndpoint: 9, ofMember: 9 }, { members: [OLIVE] })).length).toBe(1);
      await remove(1, 2, 3);
      await give(ADA);
    });

    it('records since when an endpoint fails', async () => {
      const { webhookQueue: queue } = world();
      await add(1);
      const failing = { memberId: OLIVE, url: content.url, isEnabled: true, failingSince: NOW };
      expect(await run(() => queue.failed(idOf(1), NOW))).toEqual(failing);
      expect(await run(() => queue.failed(idOf(1), DISTANT))).toEqual(failing);
      await run(() => queue.succeeded(idOf(1)));
      expect(await run(() => queue.failed(idOf(1), DISTANT))).toEqual({ ...failing, failingSince: DISTANT });
      await run(() => queue.disable(idOf(1), 'failures'));
      expect(await run(() => queue.failed(idOf(1), NOW))).toMatchObject({ isEnabled: false });
      await remove(1);
      expect(await run(() => queue.failed(idOf(1), NOW))).toBeNull();
    });
  });

  describe('WebhookReplays and WebhookLog', () => {
    it('show deliveries with their attempts, and send them again', async () => {
      const { renamePlace, webhookReplays: replays } = world();
      await give(OLIVE);
      await add(1);
      await renamePlace(PLACE);
      const [taken] = await take();
      await end(await eventOf(taken?.id));
      expect(WebhookDelivery.array().parse(await logOf(1))).toMatchObject([{ status: 'failed', nextAttemptAt: null }]);
      expect([await logOf(1, null, ada), await oneOf(1, taken?.id, ada), await oneOf(1, idOf(9))]).toEqual([
        ...[null, null, null],
      ]);
      expect(await oneOf(1, taken?.id)).toMatchObject({
        isWithheld: false,
        log: [{ request: { body: ATTEMPT.requestBody }, answer: { status: 503, body: 'Down' }, problem: 'It failed.' }],
      });
      await give(ADA);
      expect(await oneOf(1, taken?.id)).toMatchObject({
        ...{ isWithheld: true, log: [{ request: { body: null }, answer: { status: 503, body: null } }] },
      });
      expect(await run(() => replays.replay(idOf(1), taken?.id ?? ''))).toBe('failed');
      expect(await run(() => replays.replay(idOf(1), taken?.id ?? ''))).toBe('waiting');
      expect(await run(() => replays.replay(idOf(1), idOf(9)))).toBeNull();
      expect(await logOf(1)).toMatchObject([{ status: 'waiting', attempts: 0, problem: null, endedAt: null }]);
      expect(await take()).toHaveLength(1);
      expect(await eventOf(taken?.id)).toMatchObject({ visibility: { role: null } });
      await end(await eventOf(taken?.id));
      expect(await run(() => replays.replayFailed(idOf(1)))).toBe(1);
      expect(await run(() => replays.replayFailed(idOf(1)))).toBe(0);
      await remove(1);
    });
  });

  describe('WebhookSigner', () => {
    it('signs with each secret, which it stores encrypted', () => {
      const { webhookSigner: signer } = world();
      const secrets = [signer.newSecret(), signer.newSecret()];
      expect(new Set(secrets).size).toBe(2);
      for (const secret of secrets) expect(secret).toMatch(/^whsec_.+/);
      const sealed = secrets.map((secret) => signer.seal(secret));
      const headers = signer.headers('msg_1', NOW, '{}', sealed);
      expect(headers).toMatchObject({ 'webhook-id': 'msg_1', 'webhook-timestamp': '1777627800' });
      expect(headers['webhook-signature']?.split(' ')).toHaveLength(2);
      expect(headers['webhook-signature']).not.toBe(
        signer.headers('msg_1', NOW, '{"a":1}', sealed)['webhook-signature'],
      );
    });
  });
}
