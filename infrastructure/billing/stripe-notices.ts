import type Stripe from 'stripe';
import { BillingNotices, type BillingNotice } from '../../application/billing/ports.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { StripeClient } from './stripe-client.js';
import { businessOf } from './stripe-metadata.js';

/** Seconds after which a signature counts no more. */
const TOLERANCE_S = 300;

/**
 * The notices of Stripe, checked by Stripe's own library. Of each only what it is about is read: endpoints may be set to
 * an older version of the API than the library speaks.
 */
export class StripeNotices extends BillingNotices {
  constructor(private readonly client: StripeClient) {
    super();
  }

  override async read(body: string, signature: string): Promise<BillingNotice | null> {
    const { webhooks } = await this.client.library();
    return noticeOf(
      checked(() => webhooks.constructEvent(body, signature, this.client.account.webhookSecret, TOLERANCE_S)),
    );
  }
}

/** Nothing is paid at Stripe: nothing of it is taken. */
export class NoNotices extends BillingNotices {
  override async read(): Promise<null> {
    return refuse('NOT_FOUND', 'Not found');
  }
}

function checked(read: () => Stripe.Event): Stripe.Event {
  try {
    return read();
  } catch {
    return refuse('SIGNATURE_REFUSED', 'The signature does not fit, or is older than five minutes.');
  }
}

interface Told {
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
  const told = data.object as Told;
  if (type === 'checkout.session.expired') {
    const businessId = businessOf(told.metadata);
    if (businessId === null || told.id === undefined) return null;
    return { id, type, isPayment: false, about: { kind: 'lapsed checkout', checkoutId: told.id, businessId } };
  }
  const about = subscriptionOf(type, told);
  if (about === null) return null;
  const isPayment = type === 'invoice.paid' || (type.startsWith('checkout.session.') && told.payment_status === 'paid');
  return { id, type, isPayment, about: { kind: 'subscription', ...about } };
}

/** The subscription that an event is about; null where it is about none. */
function subscriptionOf(type: string, told: Told) {
  if (type.startsWith('customer.subscription.')) return named(told.id, told.metadata);
  if (type.startsWith('checkout.session.')) return named(told.subscription, told.metadata);
  if (!type.startsWith('invoice.')) return null;
  const details = told.parent?.subscription_details ?? told.subscription_details;
  return named(details?.subscription ?? told.subscription, details?.metadata);
}

function named(reference: Reference, metadata: Told['metadata']) {
  const subscriptionId = typeof reference === 'object' && reference !== null ? reference.id : reference;
  return subscriptionId == null ? null : { subscriptionId, businessId: businessOf(metadata) };
}
