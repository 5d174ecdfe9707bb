import type Stripe from 'stripe';
import { BillingUnavailable } from '../../application/billing/ports.js';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Another address than Stripe's own, for tests. */
  readonly apiBase: string | undefined;
}

/** Milliseconds after which a call is given up, and how often it is then tried again, under the same key. */
const TIMEOUT_MS = 8000;
const RETRIES = 1;

/** Stripe's own library, which is loaded once it is needed: a server without payments never loads it. */
export class StripeClient {
  #stripe: Promise<Stripe> | null = null;

  constructor(readonly account: StripeAccount) {}

  async library(): Promise<Stripe> {
    this.#stripe ??= this.#load();
    return this.#stripe;
  }

  /** What Stripe answers; null where it has nothing of that name, or will not do that with it. Refuses with BillingUnavailable. */
  async ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      return await call(await this.library());
    } catch (error) {
      const { type, code, statusCode, requestId } = (error ?? {}) as Readonly<Record<string, unknown>>;
      if (type === 'StripeInvalidRequestError' && (statusCode === 404 || statusCode === 400)) return null;
      // The message and what else Stripe says may hold names and addresses: they stay out of the logs.
      const words = [type, code, statusCode, requestId].filter((word) => word !== undefined);
      throw new BillingUnavailable(`Stripe could not be asked: ${words.map(String).join(' ') || 'no answer'}`);
    }
  }

  async #load(): Promise<Stripe> {
    const { default: Library } = await import('stripe');
    const { secretKey, apiBase } = this.account;
    return new Library(secretKey, {
      ...{ timeout: TIMEOUT_MS, maxNetworkRetries: RETRIES, telemetry: false },
      ...(apiBase === undefined ? {} : addressOf(new URL(apiBase))),
    });
  }
}

function addressOf({ protocol, hostname, port }: URL) {
  const isPlain = protocol === 'http:';
  return {
    protocol: isPlain ? ('http' as const) : ('https' as const),
    host: hostname,
    port: port === '' ? (isPlain ? '80' : '443') : port,
  };
}
