import type Stripe from 'stripe';
import { traced } from '../../application/shared/tracing.js';
import { BillingUnavailable } from '../../application/billing/ports.js';
import { MAX_ID } from '../../domain/shared/ids.js';

export interface StripeAccount {
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly priceId: string;
  /** Replaces Stripe's own address, for tests. */
  readonly apiBase: string | undefined;
}

/** Timeout of a call in milliseconds, and how often it is retried under the same key. */
const TIMEOUT_MS = 8000;
const RETRIES = 1;

/** Loads Stripe's library on first use. A server without payments never loads it. */
export class StripeClient {
  #stripe: Promise<Stripe> | null = null;

  constructor(readonly account: StripeAccount) {}

  async library(): Promise<Stripe> {
    this.#stripe ??= this.#load();
    return this.#stripe;
  }

  /**
   * Returns Stripe's answer; null if the object does not exist or Stripe refuses the operation. Throws
   * BillingUnavailable.
   */
  async ask<T>(call: (stripe: Stripe) => Promise<T>): Promise<T | null> {
    try {
      const stripe = await this.library();
      return await traced('call', 'stripe', () => call(stripe));
    } catch (error) {
      const { type, code, statusCode, requestId } = (error ?? {}) as Readonly<Record<string, unknown>>;
      if (type === 'StripeInvalidRequestError' && (statusCode === 404 || statusCode === 400)) return null;
      // Stripe's messages and other fields may contain names and addresses, so they stay out of the logs.
      const words = [type, code, statusCode, requestId].filter((word) => word !== undefined);
      throw new BillingUnavailable(`The request to Stripe failed: ${words.map(String).join(' ') || 'no response'}`);
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

/** Returns the business id in the metadata of a Stripe order; null if there is none. */
export function businessOf(metadata: Readonly<Record<string, string>> | null | undefined): number | null {
  const id = Number(metadata?.['businessId']);
  return Number.isInteger(id) && id >= 1 && id <= MAX_ID ? id : null;
}
