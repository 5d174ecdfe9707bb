import type { ListingTier } from '../../domain/business/listing-tier.js';
import type { BillingProvider, Subscription, SubscriptionNow } from '../../domain/billing/subscription.js';
import { Unavailable } from '../shared/unavailable.js';

/** What is to be paid: Premium for one business, by its owner. */
export interface Order {
  readonly businessId: number;
  readonly memberId: string;
  readonly email: string | null;
  /** The name under which the payer is known already; null for a new one. */
  readonly customerId: string | null;
  /** Names the order: sent again, it is the same payment. */
  readonly order: string;
}

export type Begun =
  /** The owner pays there. */
  | { readonly kind: 'to pay'; readonly checkoutId: string; readonly url: string }
  /** There is nothing to pay. */
  | { readonly kind: 'granted'; readonly now: SubscriptionNow };

/** What became of a payment that was begun. */
export type Checkout =
  | { readonly state: 'open'; readonly url: string }
  | { readonly state: 'paid'; readonly subscriptionId: string }
  | { readonly state: 'over' };

/** A subscription as it stands, and whose it is. */
export interface OwnedNow extends SubscriptionNow {
  /** The business and the member that it was ordered by; null where it is none of the directory's. */
  readonly businessId: number | null;
  readonly memberId: string | null;
}

/** Where Premium is paid. All methods refuse with BillingUnavailable where it does not answer. */
export abstract class Billing {
  abstract readonly provider: BillingProvider;
  /** Begins the payment of an order, the same one however often it is called. */
  abstract begin(order: Order): Promise<Begun>;
  abstract checkout(checkoutId: string): Promise<Checkout>;
  /** The address where a customer changes cards and reads invoices. */
  abstract portal(customerId: string | null): Promise<string>;
  /** How a subscription stands; null where there is none of that name. `held` is what the directory keeps of it. */
  abstract subscription(id: string, held: Subscription): Promise<OwnedNow | null>;
  /** Ends it now, or with the period that runs, or not after all; how it stands then. What has ended stays so. */
  abstract end(held: Subscription, when: 'now' | 'with period' | 'never'): Promise<OwnedNow | null>;
}

/** The place of payment does not answer, or refuses what it should not. */
export class BillingUnavailable extends Unavailable {
  override readonly sentence =
    'Payments are not available right now, and nothing was charged. Please try again in a moment.';

  constructor(reason: string, cause?: unknown) {
    super(reason, cause);
    this.name = 'BillingUnavailable';
  }
}

/** What the place of payment tells, proven to come from there. */
export interface BillingNotice {
  readonly id: string;
  readonly type: string;
  /** Whether money arrived. */
  readonly isPayment: boolean;
  readonly about:
    /** `businessId` null: the notice does not tell. */
    | { readonly kind: 'subscription'; readonly subscriptionId: string; readonly businessId: number | null }
    /** Nobody paid in time. */
    | { readonly kind: 'lapsed checkout'; readonly checkoutId: string; readonly businessId: number };
}

/** Reads what the place of payment sends. */
export abstract class BillingNotices {
  /**
   * Null for what is none of the directory's concern. Refuses with SIGNATURE_REFUSED what was not signed there within five
   * minutes just so, and with NOT_FOUND where nothing is paid at such a place.
   */
  abstract read(body: string, signature: string): Promise<BillingNotice | null>;
}

/** A subscription as it is kept, with a number that is another one each time it is kept; 0 for none yet. */
export interface Kept {
  readonly subscription: Subscription | null;
  readonly revision: number;
}

/** Subscriptions, one a business, in the running transaction. */
export abstract class Subscriptions {
  abstract find(businessId: number): Promise<Kept>;
  /** The same; until the transaction ends, others that ask so for this business wait. */
  abstract lock(businessId: number): Promise<Kept>;
  /** Keeps it, and the tier that its business is granted. */
  abstract save(subscription: Subscription, granted: ListingTier): Promise<void>;
  /** Those that a member pays. */
  abstract ofPayer(userId: string): Promise<readonly Subscription[]>;
  /** Businesses whose subscription should have changed by now: grace or what was paid is over. */
  abstract due(now: Date): Promise<readonly number[]>;
}

/** Notices that were followed, in the running transaction. */
export abstract class FollowedNotices {
  abstract isKnown(id: string): Promise<boolean>;
  /** False where it is known already; the second of two at once waits for the first. */
  abstract add(id: string, type: string): Promise<boolean>;
}
