import { Counter, type Registry } from 'prom-client';
import { ATTEMPT_OUTCOMES, type AttemptOutcome } from '../../../domain/webhook/answer.js';
import { DELIVERY_OUTCOMES, type DeliveryOutcome } from '../../../domain/outgoing/delivery.js';

const KINDS = ['mail', 'text'] as const;
const WHO = ['member', 'administrator'] as const;
const RESULTS = ['succeeded', 'failed'] as const;
const CACHE = ['hit', 'miss'] as const;

/**
 * Counts what this process did since it started, without names or addresses. Every series begins at 0, so that the
 * first failure is an increase.
 */
export class ActivityMetrics {
  readonly #deliveries: Counter<'kind' | 'result'>;
  readonly #signIns: Counter<'who' | 'result'>;
  readonly #signUps: Counter;
  readonly #webhooks: Counter<'result'>;
  readonly #pages: Counter<'result'>;
  readonly #lists: Counter<'result'>;

  constructor(registry: Registry) {
    const registers = [registry];
    this.#deliveries = new Counter({
      ...{ name: 'deliveries_total', help: 'Attempts to deliver messages, by kind and result.' },
      ...{ labelNames: ['kind', 'result'] as const, registers },
    });
    this.#signIns = new Counter({
      ...{ name: 'sign_ins_total', help: 'Sign-ins of members and administrators, by result.' },
      ...{ labelNames: ['who', 'result'] as const, registers },
    });
    this.#signUps = new Counter({
      ...{ name: 'sign_ups_total', help: 'Accounts that were opened.', registers },
    });
    this.#webhooks = new Counter({
      ...{ name: 'webhook_attempts_total', help: 'Attempts to send webhook events, by result.' },
      ...{ labelNames: ['result'] as const, registers },
    });
    this.#pages = new Counter({
      ...{ name: 'page_cache_requests_total', help: 'Requests for anonymous pages: from the cache, or rendered.' },
      ...{ labelNames: ['result'] as const, registers },
    });
    this.#lists = new Counter({
      ...{ name: 'list_cache_requests_total', help: 'Requests of visitors for lists: from the cache, or read.' },
      ...{ labelNames: ['result'] as const, registers },
    });
    for (const kind of KINDS) for (const result of DELIVERY_OUTCOMES) this.#deliveries.inc({ kind, result }, 0);
    for (const who of WHO) for (const result of RESULTS) this.#signIns.inc({ who, result }, 0);
    for (const result of ATTEMPT_OUTCOMES) this.#webhooks.inc({ result }, 0);
    for (const result of CACHE) for (const counter of [this.#pages, this.#lists]) counter.inc({ result }, 0);
  }

  countDelivery(kind: (typeof KINDS)[number], result: DeliveryOutcome): void {
    this.#deliveries.inc({ kind, result });
  }

  countSignIn(who: (typeof WHO)[number], result: (typeof RESULTS)[number]): void {
    this.#signIns.inc({ who, result });
  }

  countSignUp(): void {
    this.#signUps.inc();
  }

  countWebhook(result: AttemptOutcome): void {
    this.#webhooks.inc({ result });
  }

  countList(result: (typeof CACHE)[number]): void {
    this.#lists.inc({ result });
  }

  countPage(result: (typeof CACHE)[number]): void {
    this.#pages.inc({ result });
  }
}
