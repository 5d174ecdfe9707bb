import type Stripe from 'stripe';
import type { BillingNotices, BillingNotice } from '../../application/billing/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { businessOf, type StripeClient } from './stripe-client.js';

/** Seconds for which a signature is valid. */
const TOLERANCE_S = 300;

/**
 * Stripe's webhook notices, verified with Stripe's library. Only the subject of each is read, because an endpoint may
 * use an older API version than the library.
 */
export class StripeNotices implements BillingNotices {
  constructor(private readonly client: StripeClient) {}

  async read(body: string, signature: string): Promise<BillingNotice | null> {
    const { webhooks } = await this.client.library();
    return noticeOf(
      checked(() => webhooks.constructEvent(body, signature, this.client.account.webhookSecret, TOLERANCE_S)),
    );
  }
}

/** Used if payments do not go through Stripe. Rejects every notice with NOT_FOUND. */
export class NoNotices implements BillingNotices {
  async read(): Promise<null> {
    return refuse('NOT_FOUND', 'Not found');
  }
}

function checked(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch {
    return refuse('SIGNATURE_REFUSED', 'The signature does not match, or is older than five minutes.');
  }
}

interface StripeObject {
  readonly id?: string;
  readonly metadata?: Readonly<Record<string, string>> | null;
  readonly subscription?: Reference;
  readonly payment_status?: string;
  readonly parent?: { readonly subscription_details?: Details | null } | null;
  readonly subscription_details?: Details | null;
}

interface Details {
  readonly subscription?: Reference;
  readonly metadata?: Readonly<Record<string, string>> | null;
}

type Reference = string | { readonly id: string } | null | undefined;

function noticeOf({ id, type, data }: Stripe.Event): BillingNotice | null {
  const object = data.object as StripeObject;
  if (type === 'checkout.session.expired') {
    const businessId = businessOf(object.metadata);
    if (businessId === null || object.id === undefined) return null;
    return { id, type, isPayment: false, about: { kind: 'lapsed checkout', checkoutId: object.id, businessId } };
  }
  const about = subscriptionOf(type, object);
  if (about === null) return null;
  const isPayment =
    type === 'invoice.paid' || (type.startsWith('checkout.session.') && object.payment_status === 'paid');
  return { id, type, isPayment, about: { kind: 'subscription', ...about } };
}

/** Returns the subscription that an event is about; null if it is about none. */
function subscriptionOf(type: string, object: StripeObject) {
  if (type.startsWith('customer.subscription.')) return named(object.id, object.metadata);
  if (type.startsWith('checkout.session.')) return named(object.subscription, object.metadata);
  if (!type.startsWith('invoice.')) return null;
  const details = object.parent?.subscription_details ?? object.subscription_details;
  return named(details?.subscription ?? object.subscription, details?.metadata);
}

function named(reference: Reference, metadata: StripeObject['metadata']) {
  const subscriptionId = typeof reference === 'object' && reference !== null ? reference.id : reference;
  return subscriptionId == null ? null : { subscriptionId, businessId: businessOf(metadata) };
}
