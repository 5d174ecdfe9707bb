import {
  WebhookQueue,
  type AttemptRecord,
  type Busy,
  type DeliveryResult,
  type DueEvent,
  type FailingEndpoint,
  type TakenDelivery,
  type TakeLimits,
} from '../../../application/webhook/ports.js';
import type { DisabledReason } from '../../../domain/webhook/endpoint.js';
import { TEST_EVENT } from '../../../domain/webhook/event-type.js';
import type { Memory, MemoryState } from './memory.js';
import { changeDeliveries, visibilityOf, type MemoryDelivery, type MemoryWebhook } from './webhook.js';

const add = (counts: Map<string, number>, key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);

export class FakeWebhookQueue extends WebhookQueue {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async take(max: TakeLimits, busy: Busy): Promise<readonly TakenDelivery[] | null> {
    const { state } = this.memory;
    const [ofEndpoint, ofMember] = [new Map<string, number>(), new Map<string, number>()];
    const taken = state.deliveries.filter((each) => {
      const webhook = state.webhooks.find(({ id }) => id === each.endpointId);
      if (webhook === undefined || !isNext(state, each) || !webhook.isEnabled) return false;
      const member = webhook.memberId ?? '';
      if (busy.endpoints.includes(webhook.id) || busy.members.includes(member)) return false;
      if ((ofEndpoint.get(webhook.id) ?? 0) >= max.ofEndpoint) return false;
      if (webhook.memberId !== null && (ofMember.get(member) ?? 0) >= max.ofMember) return false;
      add(ofEndpoint, webhook.id);
      add(ofMember, member);
      return true;
    });
    if (taken.length === 0) return null;
    changeDeliveries(state, (each) => taken.includes(each), { isTaken: true });
    return taken.map(({ id, endpointId }) => ({ id, endpointId, memberId: webhookOf(state, endpointId).memberId }));
  }

  override async event(id: string): Promise<DueEvent | null> {
    const { state } = this.memory;
    const delivery = state.deliveries.find((each) => each.id === id && each.isTaken);
    if (delivery === undefined) return null;
    const webhook = webhookOf(state, delivery.endpointId);
    if (!webhook.isEnabled) return null;
    const { endpointId, type, createdAt, attempts, businessId, subjectId } = delivery;
    const { url, memberId, secret, oldSecret, oldSecretUntil } = webhook;
    const business = state.businesses.find((each) => each.id === businessId);
    return {
      ...{ id, endpointId, type, createdAt, attempts, businessId, subjectId, url, memberId },
      secrets: oldSecret !== null && Number(oldSecretUntil) > Date.now() ? [secret, oldSecret] : [secret],
      isSuspended: isSuspended(state, memberId),
      visibility: visibilityOf(state, webhook, delivery),
      record: type === TEST_EVENT || business === undefined ? null : { id: business.id, name: business.name },
    };
  }

  override async finish({ id }: DueEvent, result: DeliveryResult, attempt: AttemptRecord | null): Promise<void> {
    const state = this.memory.changing;
    const delivery = state.deliveries.find((each) => each.id === id && each.isTaken && each.status === 'waiting');
    if (delivery === undefined) return;
    changeDeliveries(state, (each) => each === delivery, {
      ...{ isTaken: false, status: result.status, problem: result.problem, nextAt: result.nextAt ?? delivery.nextAt },
      ...{ attempts: delivery.attempts + (attempt === null ? 0 : 1) },
      ...{ endedAt: result.status === 'waiting' ? null : new Date() },
      ...(attempt !== null && { log: [...delivery.log, attempt] }),
    });
  }

  override async succeeded(endpointId: string): Promise<void> {
    this.#change(endpointId, { failingSince: null });
  }

  override async failed(endpointId: string, at: Date): Promise<FailingEndpoint | null> {
    const webhook = this.memory.changing.webhooks.find(({ id }) => id === endpointId);
    if (webhook === undefined) return null;
    const { memberId, url, isEnabled, failingSince } = webhook;
    this.#change(endpointId, { failingSince: failingSince ?? at });
    return { memberId, url, isEnabled, failingSince: failingSince ?? at };
  }

  override async disable(endpointId: string, disabledReason: DisabledReason): Promise<void> {
    this.#change(endpointId, { isEnabled: false, disabledReason });
  }

  #change(id: string, change: Partial<MemoryWebhook>): void {
    const state = this.memory.changing;
    state.webhooks = state.webhooks.map((each) => (each.id === id ? { ...each, ...change } : each));
  }
}

const webhookOf = (state: MemoryState, id: string): MemoryWebhook => state.webhooks.find((each) => each.id === id)!;

/** Whether a delivery is due, and no earlier one of its business waits. */
function isNext(state: MemoryState, delivery: MemoryDelivery): boolean {
  const { endpointId, businessId } = delivery;
  if (delivery.status !== 'waiting' || delivery.isTaken || delivery.nextAt > new Date()) return false;
  const lane = state.deliveries.filter(
    (each) => each.endpointId === endpointId && each.businessId === businessId && each.status === 'waiting',
  );
  return businessId === null || lane[0] === delivery;
}

function isSuspended({ members, memberNotices }: MemoryState, memberId: string | null): boolean {
  const isClosing = members.some(({ id, erasureAt }) => id === memberId && erasureAt !== null);
  return (
    isClosing ||
    memberNotices.some((each) => each.memberId === memberId && each.kind === 'suspension' && each.liftedAt === null)
  );
}
