import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { AttemptOutcome } from '../../domain/webhook/answer.js';
import type { DeliverWebhooks } from '../../application/webhook/deliver-webhooks.js';
import { tracingNow } from '../../application/shared/tracing.js';
import type { TakeLimits, TakenDelivery } from '../../application/webhook/ports.js';

/** How often due events are looked for while there are none. */
const LOOK_EVERY_MS = 500;
/** Pause after an error, such as a database that does not answer. */
const PAUSE_MS = 5_000;
/** Events taken at once. Slow endpoints get at most twice as many at the same time. */
const AT_ONCE: TakeLimits = { ofEndpoint: 4, ofMember: 24 };
/** Requests at the same time. Most of them wait for an answer. */
const MAX_AT_ONCE = 512;

/**
 * Sends events as they become due. Any number of processes may do so: each event goes to one of them. Not a queue of
 * jobs, because the order within a business and the share of each endpoint decide what is next.
 */
export class WebhookLoop {
  readonly #running = new Set<Promise<void>>();
  readonly #perEndpoint = new Map<string, number>();
  readonly #perMember = new Map<string, number>();
  readonly #stopped = new AbortController();
  #wake = new AbortController();
  #run: Promise<void> = Promise.resolve();

  constructor(
    private readonly webhooks: DeliverWebhooks,
    private readonly logger: Logger,
    /** Called after each attempt. */
    private readonly count: (outcome: AttemptOutcome) => void = () => undefined,
  ) {}

  start(): void {
    this.#run = this.#deliverOn();
  }

  /** Stops taking events, and waits for those that are being sent. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    this.#wake.abort();
    await this.#run;
    await Promise.all(this.#running);
  }

  async #deliverOn(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      this.#wake = new AbortController();
      try {
        const found = await this.#takeSome();
        if (!found) await this.#pause(LOOK_EVERY_MS);
      } catch (error) {
        this.logger.warn({ err: error }, 'Webhooks cannot be sent now');
        await this.#pause(PAUSE_MS);
      }
    }
  }

  /** Returns whether anything was taken. */
  async #takeSome(): Promise<boolean> {
    if (this.#running.size >= MAX_AT_ONCE) return false;
    const busy = {
      endpoints: atLeast(this.#perEndpoint, AT_ONCE.ofEndpoint),
      members: atLeast(this.#perMember, AT_ONCE.ofMember),
    };
    const taken = (await this.webhooks.take(AT_ONCE, busy)) ?? [];
    for (const delivery of taken) this.#begin(delivery);
    return taken.length > 0;
  }

  #begin(delivery: TakenDelivery): void {
    const { endpointId, memberId } = delivery;
    count(this.#perEndpoint, endpointId, 1);
    if (memberId !== null) count(this.#perMember, memberId, 1);
    const deliver = () => this.webhooks.deliver(delivery);
    const run = (tracingNow()?.job('webhook', deliver) ?? deliver())
      .then((outcome) => {
        if (outcome !== null) this.count(outcome);
      })
      .catch((error: unknown) => this.logger.warn({ err: error }, 'A webhook could not be sent and will be retried'))
      .finally(() => {
        count(this.#perEndpoint, endpointId, -1);
        if (memberId !== null) count(this.#perMember, memberId, -1);
        this.#running.delete(run);
        // The next event of its business may be due.
        this.#wake.abort();
      });
    this.#running.add(run);
  }

  async #pause(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.#wake.signal }).catch(() => undefined);
  }
}

const atLeast = (counts: ReadonlyMap<string, number>, limit: number): string[] =>
  [...counts].filter(([, n]) => n >= limit).map(([id]) => id);

function count(counts: Map<string, number>, id: string, by: 1 | -1): void {
  const n = (counts.get(id) ?? 0) + by;
  if (n === 0) counts.delete(id);
  else counts.set(id, n);
}
