import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Stripe from 'stripe';
import { stripeRoutes, type StripeState, type StripeSubscription } from './stripe-state.js';

/** Keys in the format an operator would set. They give no access to anything. */
export const STRIPE_KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_welcomepaws',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_the_tests',
  STRIPE_PRICE_ID: 'price_premium',
} as const;

export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  readonly payload: string;
}

/** A call to Stripe: method and path, and its Idempotency-Key. */
export interface StripeCall {
  readonly call: string;
  readonly key: string | undefined;
  readonly headers: IncomingMessage['headers'];
}

/**
 * A fake Stripe server with the used part of the API, on a free port. Its methods simulate what happens at Stripe and
 * create events.
 */
export class StripeServer {
  readonly events: StripeEvent[] = [];
  readonly calls: StripeCall[] = [];
  readonly state: StripeState = { sessions: new Map(), subscriptions: new Map(), answers: new Map(), portals: [] };
  #isDown = false;
  #whenAsked: (() => Promise<void>) | null = null;

  private constructor(
    readonly url: string,
    readonly close: () => Promise<void>,
  ) {}

  static async start(): Promise<StripeServer> {
    const found: { standIn?: StripeServer } = {};
    const server = createServer((request, response) => void found.standIn?.answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    found.standIn = new StripeServer(
      `http://127.0.0.1:${String(port)}`,
      () =>
        new Promise((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        }),
    );
    return found.standIn;
  }

  /** Settings that make the app use this server. */
  get settings() {
    return { ...STRIPE_KEYS, STRIPE_API_BASE: this.url };
  }

  /** Makes all calls fail with a closed connection, or accepts calls again. */
  setDown(isDown: boolean): void {
    this.#isDown = isDown;
  }

  /** Runs `act` once, before the next call is answered. */
  whenAskedNext(act: () => Promise<void>): void {
    this.#whenAsked = act;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request;
    const body = await text(request);
    if (this.#isDown) return void request.socket.destroy();
    const act = this.#whenAsked;
    this.#whenAsked = null;
    await act?.();
    this.calls.push({ call: `${method} ${url}`, key: headers['idempotency-key'] as string | undefined, headers });
    const { status, answer } = stripeRoutes(this.state, { method, path: url, body, key: this.calls.at(-1)?.key });
    response.writeHead(status, { 'content-type': 'application/json', 'request-id': `req_${randomUUID()}` });
    response.end(JSON.stringify(answer));
  }

  /** Pays an open checkout. */
  pay(checkoutId: string): StripeSubscription {
    const session = this.state.sessions.get(checkoutId);
    if (session?.status !== 'open') throw new Error(`No open checkout ${checkoutId}.`);
    const subscription = this.plant(session.metadata, session.customer ?? `cus_${randomUUID().slice(0, 8)}`);
    Object.assign(session, { status: 'complete', subscription: subscription.id, payment_status: 'paid', url: null });
    this.tell('customer.subscription.created', subscription);
    this.tell('checkout.session.completed', session);
    this.tell('invoice.paid', invoiceOf(subscription));
    return subscription;
  }

  /** Adds an existing subscription. */
  plant(metadata: Readonly<Record<string, string>>, customer = 'cus_planted'): StripeSubscription {
    const now = Math.floor(Date.now() / 1000);
    const subscription: StripeSubscription = {
      ...{ id: `sub_${randomUUID()}`, object: 'subscription', status: 'active', customer, metadata: { ...metadata } },
      ...{ cancel_at_period_end: false, cancel_at: null, start_date: now },
      items: { data: [{ current_period_start: now, current_period_end: now + 30 * 86_400 }] },
    };
    this.state.subscriptions.set(subscription.id, subscription);
    return subscription;
  }

  /** Ends a month and pays for the next one, or fails to. `daysAgo` is when. */
  renew(subscription: StripeSubscription, isPaid: boolean, daysAgo = 0): void {
    const start = Math.floor(Date.now() / 1000) - daysAgo * 86_400;
    subscription.items.data[0] = { current_period_start: start, current_period_end: start + 30 * 86_400 };
    subscription.status = isPaid ? 'active' : 'past_due';
    this.tell('customer.subscription.updated', subscription);
    this.tell(isPaid ? 'invoice.paid' : 'invoice.payment_failed', invoiceOf(subscription));
  }

  /** Pays what was due. */
  recover(subscription: StripeSubscription): void {
    subscription.status = 'active';
    this.tell('invoice.paid', invoiceOf(subscription));
    this.tell('customer.subscription.updated', subscription);
  }

  /** Cancels the subscription at the end of the period on Stripe's own page, or undoes that. */
  cancelAtPortal(subscription: StripeSubscription, isCancelled: boolean): void {
    subscription.cancel_at_period_end = isCancelled;
    this.tell('customer.subscription.updated', subscription);
  }

  /** Ends the subscription permanently. */
  end(subscription: StripeSubscription): void {
    subscription.status = 'canceled';
    this.tell('customer.subscription.deleted', subscription);
  }

  expire(checkoutId: string): void {
    const session = this.state.sessions.get(checkoutId);
    if (session === undefined) throw new Error(`No checkout ${checkoutId}.`);
    Object.assign(session, { status: 'expired', url: null });
    this.tell('checkout.session.expired', session);
  }

  /** Creates an event with the object's current state. */
  tell(type: string, object: object): StripeEvent {
    const id = `evt_${randomUUID()}`;
    const created = Math.floor(Date.now() / 1000);
    const payload = JSON.stringify({ id, object: 'event', type, created, livemode: false, data: { object } }, null, 2);
    const event = { id, type, payload };
    this.events.push(event);
    return event;
  }
}

function invoiceOf({ id, metadata }: StripeSubscription) {
  const details = { subscription: id, metadata };
  return { id: `in_${randomUUID()}`, object: 'invoice', parent: { subscription_details: details } };
}

/** Returns Stripe's signature header, created `secondsAgo`. */
export function signatureOf(
  payload: string,
  secondsAgo = 0,
  secret: string = STRIPE_KEYS.STRIPE_WEBHOOK_SECRET,
): string {
  const timestamp = Math.floor(Date.now() / 1000) - secondsAgo;
  return new Stripe('sk_test_x').webhooks.generateTestHeaderString({ payload, secret, timestamp });
}
