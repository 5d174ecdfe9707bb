import { outcomeOf, problemWords, type AttemptOutcome, retryAfterMs, SKIPPED } from '../../domain/webhook/answer.js';
import type { DisabledReason } from '../../domain/webhook/endpoint.js';
import { includesRecord, mayReceive, TEST_EVENT } from '../../domain/webhook/event-type.js';
import { isWornOut, waitAfter } from '../../domain/webhook/schedule.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { disabledEmail } from './disabled-email.js';
import { payloadOf } from './payload.js';
import type {
  AttemptRecord,
  Busy,
  DeliveryResult,
  DueEvent,
  FailingEndpoint,
  TakeLimits,
  TakenDelivery,
  WebhookQueue,
  WebhookSender,
  WebhookSigner,
} from './ports.js';

/** Sends events. Each reaches its endpoint at least once, unless its receiver may no longer see it. */
export class DeliverWebhooks {
  constructor(
    private readonly transaction: Transaction,
    private readonly queue: WebhookQueue,
    private readonly sender: WebhookSender,
    private readonly signer: WebhookSigner,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    /** Returns a number from 0 to 1. */
    private readonly random: () => number,
  ) {}

  /** Takes due deliveries; null if nothing was due. See `WebhookQueue.take`. */
  take(max: TakeLimits, busy: Busy): Promise<readonly TakenDelivery[] | null> {
    return this.queue.take(max, busy);
  }

  /** Sends one taken delivery, and records and returns the outcome; null if nothing was sent. */
  async deliver({ id }: TakenDelivery): Promise<AttemptOutcome | null> {
    const event = await this.queue.event(id);
    if (event === null) return null;
    const skipped = skipReason(event);
    if (skipped !== null) {
      const result = { status: 'skipped', nextAt: null, problem: skipped } as const;
      await this.transaction.run(() => this.queue.finish(event, result, null));
      return null;
    }
    const attempt = await this.#send(event);
    await this.transaction.run(() => this.#record(event, attempt));
    return outcomeOf(attempt);
  }

  /** Sends everything that is due, one after another, until nothing is. Returns the number of deliveries taken. */
  async deliverDue(): Promise<number> {
    let count = 0;
    const take = () => this.take({ ofEndpoint: 1, ofMember: 1_000 }, { endpoints: [], members: [] });
    for (let taken = await take(); taken !== null; taken = await take()) {
      for (const delivery of taken) await this.deliver(delivery);
      count += taken.length;
    }
    return count;
  }

  async #send(event: DueEvent): Promise<AttemptRecord> {
    const sentAt = this.clock.now();
    const requestBody = JSON.stringify(payloadOf(event, isWithRecord(event)));
    const signed = this.signer.headers(messageId(event), sentAt, requestBody, event.secrets);
    const requestHeaders = { 'content-type': 'application/json', 'user-agent': 'WelcomePaws-Webhooks/1.0', ...signed };
    const { headers, body, ...answer } = await this.sender.post(event.url, requestHeaders, requestBody);
    return { ...answer, sentAt, requestHeaders, requestBody, answerHeaders: headers, answerBody: body };
  }

  async #record(event: DueEvent, attempt: AttemptRecord): Promise<void> {
    const outcome = outcomeOf(attempt);
    await this.queue.finish(event, this.#resultOf(event, attempt), attempt);
    if (outcome === 'delivered') return this.queue.succeeded(event.endpointId);
    // A failed test shows its result to the person who asked for it. It says nothing about earlier failures.
    if (event.type === TEST_EVENT && outcome === 'failed') return;
    const endpoint = await this.queue.failed(event.endpointId, attempt.sentAt);
    if (endpoint === null || !endpoint.isEnabled) return;
    if (outcome === 'gone') await this.#disable(event, endpoint, 'gone');
    else if (isWornOut(endpoint.failingSince, attempt.sentAt)) await this.#disable(event, endpoint, 'failures');
  }

  #resultOf({ type, attempts }: DueEvent, attempt: AttemptRecord): DeliveryResult {
    const problem = problemWords(attempt);
    const outcome = outcomeOf(attempt);
    if (outcome === 'delivered') return { status: 'delivered', nextAt: null, problem };
    const now = this.clock.now();
    const asked = retryAfterMs(attempt.answerHeaders?.['retry-after'], now);
    const wait = type === TEST_EVENT ? null : waitAfter(attempts + 1, this.random(), asked);
    if (outcome === 'gone' || wait === null) return { status: 'failed', nextAt: null, problem };
    return { status: 'waiting', nextAt: new Date(now.getTime() + wait), problem };
  }

  async #disable({ endpointId }: DueEvent, endpoint: FailingEndpoint, reason: DisabledReason): Promise<void> {
    await this.queue.disable(endpointId, reason);
    const { memberId, failingSince } = endpoint;
    if (memberId === null) return;
    await this.outbox.record(disabledEmail({ ...endpoint, endpointId, memberId, reason, since: failingSince }));
  }
}

/** The same for every attempt, so that the receiver can ignore what it has already processed. */
export function messageId({ id }: Pick<DueEvent, 'id'>): string {
  return `msg_${id}`;
}

function skipReason({ isSuspended, type, visibility }: DueEvent): string | null {
  if (isSuspended) return SKIPPED.suspended;
  return mayReceive(type, visibility) ? null : SKIPPED.hidden;
}

function isWithRecord({ type, visibility }: DueEvent): boolean {
  return type !== TEST_EVENT && includesRecord(type, visibility);
}
