import {
  WebhookEndpoints,
  WebhookLog,
  WebhookReplays,
  WebhookSender,
  WebhookSigner,
  type AttemptRecord,
  type EndpointAnswer,
  type EndpointChange,
  type WebhookHolder,
} from '../../../application/webhook/ports.js';
import type { JsonText, ListPage, PageRequest } from '../../../application/shared/page.js';
import { refuse } from '../../../domain/shared/domain-error.js';
import type { DeliveryStatus, EndpointContent, WebhookEndpoint } from '../../../domain/webhook/endpoint.js';
import { mayReceive, TEST_EVENT, type SentEventType, type Visibility } from '../../../domain/webhook/event-type.js';
import type { Memory, MemoryState } from './memory.js';

export interface MemoryWebhook extends WebhookEndpoint {
  readonly memberId: string | null;
  readonly administratorId: number | null;
  readonly secret: string;
  readonly oldSecret: string | null;
}

export interface MemoryDelivery {
  readonly id: string;
  readonly endpointId: string;
  readonly type: SentEventType;
  readonly businessId: number | null;
  readonly subjectId: number | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly nextAt: Date;
  readonly isTaken: boolean;
  readonly problem: string | null;
  readonly createdAt: Date;
  readonly endedAt: Date | null;
  readonly log: readonly AttemptRecord[];
}

const columnsOf = (holder: WebhookHolder) =>
  holder.kind === 'member'
    ? { memberId: holder.member.userId, administratorId: null }
    : { memberId: null, administratorId: holder.administrator.id };

const isOf = (holder: WebhookHolder) => {
  const { memberId, administratorId } = columnsOf(holder);
  return (each: MemoryWebhook) => each.memberId === memberId && each.administratorId === administratorId;
};

function endpointOf({ memberId: _, administratorId: _a, secret: _s, oldSecret: _o, ...endpoint }: MemoryWebhook) {
  return endpoint satisfies WebhookEndpoint;
}

/** Changes the deliveries that match, and returns how many did. */
export function changeDeliveries(
  state: MemoryState,
  which: (delivery: MemoryDelivery) => boolean,
  change: Partial<MemoryDelivery>,
): number {
  const count = state.deliveries.filter(which).length;
  state.deliveries = state.deliveries.map((each) => (which(each) ? { ...each, ...change } : each));
  return count;
}

/** Returns what decides whether the receiver may see a delivery. Members own businesses or have no role. */
export function visibilityOf(state: MemoryState, webhook: MemoryWebhook, delivery: MemoryDelivery): Visibility {
  const business = state.businesses.find(({ id }) => id === delivery.businessId);
  const { memberId } = webhook;
  return {
    receiver: memberId === null ? 'administrator' : 'member',
    role: memberId !== null && business?.ownerId === memberId ? 'owner' : null,
    isClaimant: false,
    isPublic: business?.isPublic ?? false,
    isGone: delivery.businessId !== null && business === undefined,
    isReviewPublished: state.reviews.some(({ id, state: shown }) => id === delivery.subjectId && shown === 'shown'),
  };
}

export class FakeWebhookEndpoints extends WebhookEndpoints {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async ofHolder(holder: WebhookHolder): Promise<readonly WebhookEndpoint[]> {
    return this.memory.state.webhooks.filter(isOf(holder)).toReversed().map(endpointOf);
  }

  override async countOf(holder: WebhookHolder): Promise<number> {
    const { members, webhooks } = this.memory.changing;
    const { memberId } = columnsOf(holder);
    const isOpen = members.some(({ id, erasureAt }) => id === memberId && erasureAt === null);
    if (memberId !== null && !isOpen) refuse('USER_NOT_FOUND', 'User not found');
    return webhooks.filter(isOf(holder)).length;
  }

  override async hold(holder: WebhookHolder, id: string): Promise<WebhookEndpoint | null> {
    const found = this.memory.changing.webhooks.filter(isOf(holder)).find((each) => each.id === id);
    return found === undefined ? null : endpointOf(found);
  }

  override async add(
    holder: WebhookHolder,
    id: string,
    content: EndpointContent,
    secret: string,
  ): Promise<WebhookEndpoint> {
    const added: MemoryWebhook = {
      ...{ id, ...content, ...columnsOf(holder), secret, oldSecret: null, oldSecretUntil: null, isEnabled: true },
      ...{ disabledReason: null, failingSince: null, createdAt: new Date(), version: 1 },
    };
    this.memory.changing.webhooks.push(added);
    return endpointOf(added);
  }

  override async change(id: string, change: EndpointChange): Promise<WebhookEndpoint> {
    const changed = this.#change(id, change);
    const isWaiting = (each: MemoryDelivery) => each.endpointId === id && each.status === 'waiting' && !each.isTaken;
    if (change.disabledReason === null) changeDeliveries(this.memory.changing, isWaiting, { nextAt: new Date() });
    return changed;
  }

  override async rotate(id: string, secret: string, oldUntil: Date): Promise<WebhookEndpoint> {
    const oldSecret = this.memory.changing.webhooks.find((each) => each.id === id)?.secret ?? null;
    return this.#change(id, { secret, oldSecret, oldSecretUntil: oldUntil });
  }

  override async remove(id: string): Promise<void> {
    const state = this.memory.changing;
    state.webhooks = state.webhooks.filter((each) => each.id !== id);
    state.deliveries = state.deliveries.filter(({ endpointId }) => endpointId !== id);
  }

  #change(id: string, change: Partial<MemoryWebhook>): WebhookEndpoint {
    const state = this.memory.changing;
    state.webhooks = state.webhooks.map((each) =>
      each.id === id ? { ...each, ...change, version: each.version + 1 } : each,
    );
    return endpointOf(state.webhooks.find((each) => each.id === id)!);
  }
}

export class FakeWebhookReplays extends WebhookReplays {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async addTest(endpointId: string): Promise<string> {
    return addDelivery(this.memory.changing, { endpointId, type: TEST_EVENT, businessId: null });
  }

  override async replay(endpointId: string, deliveryId: string): Promise<DeliveryStatus | null> {
    const isIt = (each: MemoryDelivery) => each.endpointId === endpointId && each.id === deliveryId;
    const before = this.memory.changing.deliveries.find(isIt)?.status ?? null;
    if (before !== 'waiting') changeDeliveries(this.memory.changing, isIt, again());
    return before;
  }

  override async replayFailed(endpointId: string): Promise<number> {
    const hasFailed = (each: MemoryDelivery) => each.endpointId === endpointId && each.status === 'failed';
    return changeDeliveries(this.memory.changing, hasFailed, again());
  }
}

const again = (): Partial<MemoryDelivery> => ({
  ...{ status: 'waiting', attempts: 0, nextAt: new Date(), problem: null, endedAt: null },
});

let made = 0;

/** Adds a waiting delivery and returns its ID. */
export function addDelivery(
  state: MemoryState,
  given: Pick<MemoryDelivery, 'endpointId' | 'type' | 'businessId'> & Partial<MemoryDelivery>,
): string {
  made += 1;
  const id = `0198c2f0-9999-7000-8000-${String(made).padStart(12, '0')}`;
  const now = new Date();
  state.deliveries.push({
    ...{ id, subjectId: null, status: 'waiting', attempts: 0, nextAt: now, isTaken: false, problem: null },
    ...{ createdAt: now, endedAt: null, log: [], ...given },
  });
  return id;
}

export class FakeWebhookLog extends WebhookLog {
  constructor(private readonly memory: Memory) {
    super();
  }

  override async page(
    holder: WebhookHolder,
    endpointId: string,
    status: DeliveryStatus | null,
    { limit, cursor }: PageRequest,
  ): Promise<ListPage | null> {
    const { webhooks, deliveries } = this.memory.state;
    if (!webhooks.filter(isOf(holder)).some(({ id }) => id === endpointId)) return null;
    const all = deliveries
      .filter((each) => each.endpointId === endpointId && (status === null || each.status === status))
      .toReversed();
    const start = Number(cursor ?? 0);
    const json = JSON.stringify(all.slice(start, start + limit).map(shownOf));
    return { json, total: all.length, capped: false, next: start + limit < all.length ? String(start + limit) : null };
  }

  override async one(holder: WebhookHolder, endpointId: string, deliveryId: string): Promise<JsonText | null> {
    const { state } = this.memory;
    const webhook = state.webhooks.filter(isOf(holder)).find(({ id }) => id === endpointId);
    const delivery = state.deliveries.find((each) => each.endpointId === endpointId && each.id === deliveryId);
    if (webhook === undefined || delivery === undefined) return null;
    const isWithheld = !mayReceive(delivery.type, visibilityOf(state, webhook, delivery));
    const log = delivery.log.toReversed().map((attempt) => ({
      ...{ sentAt: attempt.sentAt, durationMs: attempt.durationMs, problem: delivery.problem },
      request: { headers: attempt.requestHeaders, body: isWithheld ? null : attempt.requestBody },
      answer:
        attempt.status === null
          ? null
          : {
              ...{ status: attempt.status, headers: attempt.answerHeaders },
              body: isWithheld ? null : attempt.answerBody,
            },
    }));
    return JSON.stringify({ ...shownOf(delivery), isWithheld, log });
  }
}

function shownOf({ endpointId: _, nextAt, isTaken: _t, log: _l, ...shown }: MemoryDelivery) {
  return { ...shown, nextAttemptAt: shown.status === 'waiting' ? nextAt : null };
}

/** Answers as the test says, and records the requests. */
export class FakeWebhookSender extends WebhookSender {
  override readonly allowsLoopback = false;
  answer: Partial<EndpointAnswer> = {};
  readonly sent: { readonly url: string; readonly headers: Readonly<Record<string, string>>; readonly body: string }[] =
    [];

  override async post(url: string, headers: Readonly<Record<string, string>>, body: string): Promise<EndpointAnswer> {
    this.sent.push({ url, headers, body });
    return { status: 204, problem: null, headers: {}, body: '', durationMs: 5, ...this.answer };
  }
}

export class FakeWebhookSigner extends WebhookSigner {
  #made = 0;

  override newSecret(): string {
    this.#made += 1;
    return `whsec_${String(this.#made)}`;
  }

  override seal(secret: string): string {
    return `sealed ${secret}`;
  }

  override headers(id: string, at: Date, body: string, secrets: readonly string[]): Readonly<Record<string, string>> {
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
      'webhook-signature': secrets
        .map((secret) => `v1,${secret.replaceAll(' ', '-')}-${String(body.length)}`)
        .join(' '),
    };
  }
}
