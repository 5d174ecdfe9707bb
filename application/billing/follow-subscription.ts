import {
  followed,
  grantedTier,
  isSecond,
  noSubscription,
  type Subscription,
} from '../../domain/billing/subscription.js';
import type { AuditLog } from '../administration/audit.js';
import type { BusinessRecord, Businesses } from '../business/ports.js';
import type { Clock } from '../shared/clock.js';
import type { Outbox } from '../shared/outbox.js';
import type { Transaction } from '../shared/transaction.js';
import { newsOf } from './billing-mails.js';
import {
  BillingUnavailable,
  type BillingNotice,
  type FollowedNotices,
  type OwnedNow,
  type Subscriptions,
} from './ports.js';
import { presentSubscription } from './present-subscription.js';
import type { BillingProviders } from './providers.js';

/** What is followed. */
export interface Following {
  readonly businessId: number;
  /** Asks the place of payment, and may change something there; may be called again. Null: there is no such subscription. */
  readonly ask: (held: Subscription) => Promise<OwnedNow | null>;
  /** What brought the news, where something did. */
  readonly notice?: BillingNotice;
}

/** More would mean that others change the same subscription without end. */
const MOST_TRIES = 8;

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
 * Brings what the directory keeps of a subscription to how it stands where it is paid. An answer counts only if nothing
 * was kept since before it was asked for; else it may be older than what is kept, and is asked for again. So whatever
 * order news come in, the newest wins. Nobody holds a transaction while the place of payment is asked.
 */
export class FollowSubscription {
  constructor(private readonly ports: FollowingPorts) {}

  /** Answers what is kept then. Refuses with BillingUnavailable. */
  async run(following: Following): Promise<Subscription | null> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const before = await this.#before(following);
      if (before === 'known') return null;
      const now = await following.ask(before.held);
      const after = await this.#keep(following, before.revision, now);
      if (after !== 'stale') return after;
    }
    throw new BillingUnavailable('A subscription changed again and again while it was followed.');
  }

  #before({ businessId, notice }: Following) {
    const { transaction, subscriptions, notices, businesses } = this.ports;
    return transaction.run(async () => {
      if (notice !== undefined && (await notices.isKnown(notice.id))) return 'known';
      const kept = await subscriptions.find(businessId);
      const held = this.#present(kept, await businesses.find(businessId), businessId);
      return { held, revision: kept.revision };
    });
  }

  #present(kept: { subscription: Subscription | null; revision: number }, business: BusinessRecord | null, id: number) {
    const { providers, clock } = this.ports;
    const { provider } = providers.current;
    if (business === null) return kept.subscription ?? noSubscription(id, provider);
    return presentSubscription(kept, business, { provider, now: clock.now() });
  }

  #keep({ businessId, notice }: Following, revision: number, now: OwnedNow | null) {
    const { transaction, subscriptions, notices, businesses } = this.ports;
    return transaction.run(async () => {
      const kept = await subscriptions.lock(businessId);
      if (kept.revision !== revision) return 'stale' as const;
      if (notice !== undefined && !(await notices.add(notice.id, notice.type))) return null;
      const business = await businesses.find(businessId);
      const held = this.#present(kept, business, businessId);
      return now === null ? held : this.#apply({ held, business, now, notice });
    });
  }

  async #apply({ held, business, now, notice }: News): Promise<Subscription> {
    const { subscriptions, clock } = this.ports;
    const isOwners = business !== null && now.memberId !== null && business.ownerId === now.memberId;
    const isKept = held.subscriptionId === now.id;
    if (notice?.isPayment === true && (!isOwners || isSecond(held, now)))
      await this.#writeDown({ held, business, now });
    if (business === null || (!isOwners && !isKept)) return held;
    const next = followed(held, now);
    const after = isOwners ? { ...next, payerId: now.memberId } : next;
    // Also where nothing changed: an answer that was asked for before this one is older than it.
    await subscriptions.save(after, grantedTier(after, clock.now()));
    await this.#tell(held, after, business);
    return after;
  }

  /** A payment that grants nothing is for an administrator to give back. */
  async #writeDown({ held, business, now }: Omit<News, 'notice'>): Promise<void> {
    const { notices, audit } = this.ports;
    if (!(await notices.add(`unmatched:${now.id}:${now.periodEnd.toISOString()}`, 'unmatched payment'))) return;
    await audit.write({
      actor: 'Stripe',
      action: 'billing.unmatchedPayment',
      targetType: 'business',
      targetId: String(held.businessId),
      before: { subscription: held.subscriptionId, state: held.state },
      after: { subscription: now.id, customer: now.customerId, paidUntil: now.periodEnd.toISOString() },
      reason: whyUnmatched(business, now),
    });
  }

  async #tell(before: Subscription, after: Subscription, { name }: BusinessRecord): Promise<void> {
    if (after.payerId === null) return;
    const news = newsOf(before, after, name);
    if (news === null) return;
    await this.ports.outbox.record({
      kind: 'mail',
      dedupeKey: `billing:${after.businessId}:${after.subscriptionId ?? ''}:${news.key}`,
      memberId: after.payerId,
      service: true,
      to: null,
      content: news.content,
    });
  }
}

interface News {
  readonly held: Subscription;
  readonly business: BusinessRecord | null;
  readonly now: OwnedNow;
  readonly notice: BillingNotice | undefined;
}

function whyUnmatched(business: BusinessRecord | null, now: OwnedNow): string {
  if (business === null)
    return 'A payment for a business that is gone. Cancel the subscription at Stripe and give the money back.';
  if (business.ownerId !== now.memberId) {
    return 'A payment by somebody who does not own the business. Cancel the subscription at Stripe and give the money back.';
  }
  return 'A second subscription for one business. Cancel it at Stripe and give the money back.';
}
