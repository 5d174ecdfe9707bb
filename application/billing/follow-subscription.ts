import {
  followed,
  grantedTier,
  isSecond,
  noSubscription,
  startsPremium,
  type Subscription,
} from '../../domain/billing/subscription.js';
import { isPublic } from '../../domain/business/approval.js';
import type { AuditLog } from '../administration/audit.js';
import type { BusinessRecord, Businesses } from '../business/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { billingEmail, billingMessage } from './billing-emails.js';
import {
  BillingUnavailable,
  type BillingNotice,
  type FollowedNotices,
  type Kept,
  type OwnedNow,
  type Subscriptions,
} from './ports.js';
import { presentSubscription } from './present-subscription.js';
import type { BillingProviders } from './providers.js';

/** A subscription to update. */
export interface Following {
  readonly businessId: number;
  /**
   * Asks the provider for the subscription and may change it there. May be called several times. Returns null if there
   * is none.
   */
  readonly ask: (stored: Subscription) => Promise<OwnedNow | null>;
  /** The event that caused the update, if any. */
  readonly notice?: BillingNotice;
}

/** More attempts would mean that others keep changing the subscription. */
const MAX_ATTEMPTS = 8;

interface FollowingPorts {
  readonly transaction: Transaction;
  readonly subscriptions: Subscriptions;
  readonly notices: FollowedNotices;
  readonly businesses: Businesses;
  readonly providers: BillingProviders;
  readonly audit: AuditLog;
  readonly outbox: Outbox;
  readonly clock: Clock;
}

/**
 * Updates a stored subscription to its state at the provider. An answer counts only if nothing was stored since the
 * question; otherwise it may be outdated and is requested again. So the newest state wins in any order of events. No
 * transaction is open while the provider is asked.
 */
export class FollowSubscription {
  constructor(private readonly ports: FollowingPorts) {}

  /** Returns the stored subscription. Throws BillingUnavailable. */
  async run(following: Following): Promise<Subscription | null> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const before = await this.#before(following);
      if (before === 'known') return null;
      const now = await following.ask(before.stored);
      const after = await this.#keep(following, before.revision, now);
      if (after !== 'stale') return after;
    }
    throw new BillingUnavailable('The subscription kept changing while it was being synced.');
  }

  #before({ businessId, notice }: Following) {
    const { transaction, subscriptions, notices, businesses } = this.ports;
    return transaction.run(async () => {
      if (notice !== undefined && (await notices.isKnown(notice.id))) return 'known';
      const storedSubscription = await subscriptions.find(businessId);
      const stored = this.#present(
        storedSubscription,
        await businesses.find(businessId),
        businessId,
        this.ports.clock.now(),
      );
      return { stored, revision: storedSubscription.revision };
    });
  }

  #present(found: Kept, business: BusinessRecord | null, id: number, now: Date): Subscription {
    const { provider } = this.ports.providers.current;
    if (business === null) return found.subscription ?? noSubscription(id, provider);
    return presentSubscription(found, business, { provider, now });
  }

  #keep({ businessId, notice }: Following, revision: number, now: OwnedNow | null) {
    const { transaction, subscriptions, notices, businesses, clock } = this.ports;
    const at = clock.now();
    return transaction.run(async () => {
      const storedSubscription = await subscriptions.lock(businessId);
      if (storedSubscription.revision !== revision) return 'stale' as const;
      if (notice !== undefined && !(await notices.add(notice.id, notice.type))) return null;
      const business = await businesses.find(businessId);
      const stored = this.#present(storedSubscription, business, businessId, at);
      return now === null ? stored : this.#apply({ stored, business, now, notice }, at);
    });
  }

  async #apply({ stored, business, now, notice }: News, at: Date): Promise<Subscription> {
    const isOwners = business !== null && now.memberId !== null && business.ownerId === now.memberId;
    const isKept = stored.subscriptionId === now.id;
    if (notice?.isPayment === true && (!isOwners || isSecond(stored, now)))
      await this.#writeDown({ stored, business, now });
    if (business === null || (!isOwners && !isKept)) return stored;
    const next = followed(stored, now);
    const mayStart = startsPremium(stored, next) ? { announcementDue: !isPublic(business) } : {};
    const after = { ...next, ...(isOwners && { payerId: now.memberId }), ...mayStart };
    // Saves even without a change, so that answers requested earlier count as outdated.
    await this.ports.subscriptions.save(after, grantedTier(after, at));
    await this.#tell(stored, after, business);
    return after;
  }

  /** Logs a payment that grants nothing, so that an administrator refunds it. */
  async #writeDown({ stored, business, now }: Omit<News, 'notice'>): Promise<void> {
    const { notices, audit } = this.ports;
    if (!(await notices.add(`unmatched:${now.id}:${now.periodEnd.toISOString()}`, 'unmatched payment'))) return;
    await audit.write({
      actor: 'Stripe',
      action: 'billing.unmatchedPayment',
      targetType: 'business',
      targetId: String(stored.businessId),
      before: { subscription: stored.subscriptionId, state: stored.state },
      after: { subscription: now.id, customer: now.customerId, paidUntil: now.periodEnd.toISOString() },
      reason: whyUnmatched(business, now),
    });
  }

  async #tell(before: Subscription, after: Subscription, { name }: BusinessRecord): Promise<void> {
    // `AnnouncePremium` sends it once the business is public.
    const isLater = startsPremium(before, after) && after.announcementDue;
    const news = isLater ? null : billingEmail(before, after, name);
    if (after.payerId === null || news === null) return;
    await this.ports.outbox.record(billingMessage(after, after.payerId, news));
  }
}

interface News {
  readonly stored: Subscription;
  readonly business: BusinessRecord | null;
  readonly now: OwnedNow;
  readonly notice: BillingNotice | undefined;
}

function whyUnmatched(business: BusinessRecord | null, now: OwnedNow): string {
  if (business === null)
    return 'Payment for a business that no longer exists. Cancel the subscription in Stripe and refund the payment.';
  if (business.ownerId !== now.memberId) {
    return 'Payment by a member who does not own the business. Cancel the subscription in Stripe and refund the payment.';
  }
  return 'Second subscription for the same business. Cancel it in Stripe and refund the payment.';
}
