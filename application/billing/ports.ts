import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { BillingProvider, Subscription, SubscriptionNow } from '../../domain/billing/subscription.js';
import { Unavailable } from '../shared/unavailable.js';

/** A purchase: Premium for one business by its owner. */
export interface Order {
  readonly businessId: number;
  readonly memberId: string;
  readonly email: string | null;
  /** The provider's id of a known payer; null for a new one. */
  readonly customerId: string | null;
  /** Idempotency key: sent again, it is the same payment. */
  readonly order: string;
}

export type StartedPayment =
  /** The owner pays there. */
  | { readonly kind: 'to pay'; readonly checkoutId: string; readonly url: string }
  /** There is nothing to pay. */
  | { readonly kind: 'granted'; readonly now: SubscriptionNow };

/** The state of a payment. */
export type Checkout =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'paid'; readonly subscriptionId: string }
  | { readonly state: 'over' };

/** A subscription's state at the provider, and its owner. */
export interface OwnedNow extends SubscriptionNow {
  /** The business and member that ordered it; null if it isn't one of the directory's. */
  readonly businessId: number | null;
  readonly memberId: string | null;
}

/** The payment provider. All methods throw BillingUnavailable if it doesn't respond. */
export abstract class Billing {
  abstract readonly provider: BillingProvider;
  /** Starts the payment of an order. Repeated calls return the same payment. */
  abstract begin(order: Order): Promise<StartedPayment>;
  abstract checkout(checkoutId: string): Promise<Checkout>;
  /** Returns the page where a customer manages cards and invoices. */
  abstract portal(customerId: string | null): Promise<string>;
  /** Returns the subscription's state; null if unknown. `stored` is the stored subscription. */
  abstract subscription(id: string, stored: Subscription): Promise<OwnedNow | null>;
  /**
   * Ends the subscription now or with the current period, or continues it ('never'), and returns the new state. An
   * ended subscription stays ended.
   */
  abstract end(stored: Subscription, when: 'now' | 'with period' | 'never'): Promise<OwnedNow | null>;
}

/** The payment provider doesn't respond, or refuses a valid request. */
export class BillingUnavailable extends Unavailable {
  override readonly sentence =
    'Payments are currently unavailable, and you were not charged. Please try again in a moment.';

  constructor(reason: string, cause?: unknown) {
    super(reason, cause);
    this.name = 'BillingUnavailable';
  }
}

/** A verified event of the payment provider. */
export interface BillingNotice {
  readonly id: string;
  readonly type: string;
  /** Whether a payment arrived. */
  readonly isPayment: boolean;
  readonly about:
    /** `businessId` is null if the event doesn't contain it. */
    | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly businessId: number | null }
    /** The checkout expired unpaid. */
    | { readonly kind: 'lapsed checkout'; readonly checkoutId: string; readonly businessId: number };
}

/** Parses the provider's events. */
export abstract class BillingNotices {
  /**
   * Returns null for an irrelevant event. Throws SIGNATURE_REFUSED if the provider didn't sign exactly this body within
   * five minutes, or NOT_FOUND if no such provider is configured.
   */
  abstract read(body: string, signature: string): Promise<BillingNotice | null>;
}

/** A stored subscription with a revision that changes with each save; 0 if there is none. */
export interface Kept {
  readonly subscription: Subscription | null;
  readonly revision: number;
}

/** Subscriptions, one per business, in the running transaction. */
export abstract class Subscriptions {
  abstract find(businessId: number): Promise<Kept>;
  /** Like `find`, but locks the subscription until the transaction ends. */
  abstract lock(businessId: number): Promise<Kept>;
  /** Saves the subscription and the tier of its business. */
  abstract save(subscription: Subscription, granted: ListingTier): Promise<void>;
  /** Returns the subscriptions that a member pays. */
  abstract ofPayer(userId: string): Promise<readonly Subscription[]>;
  /** Returns businesses whose grace period or paid period has ended. */
  abstract due(now: Date): Promise<readonly number[]>;
}

/** Events that were handled, in the running transaction. */
export abstract class FollowedNotices {
  abstract isKnown(id: string): Promise<boolean>;
  /** Returns false if the event is known. The second of two simultaneous calls waits for the first. */
  abstract add(id: string, type: string): Promise<boolean>;
}
