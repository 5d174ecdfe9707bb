import { grantedTier, isRunning, ordered, type Subscription } from '../../domain/billing/subscription.js';
import { refuse } from '../../domain/shared/domain-error.js';
import type { Members } from '../account/ports.js';
import { ownBusiness } from '../business/own-business.js';
import type { Businesses } from '../business/ports.js';
import type { Actor } from '../shared/actor.js';
import type { Clock } from '../shared/clock.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { FollowSubscription } from './follow-subscription.js';
import type { PlanAddress } from './plan-address.js';
import type { Order, Subscriptions } from './ports.js';
import { presentSubscription } from './present-subscription.js';
import type { BillingProviders } from './providers.js';

interface CheckoutPorts {
  readonly transaction: Transaction;
  readonly businesses: Businesses;
  readonly subscriptions: Subscriptions;
  readonly members: Members;
  readonly providers: BillingProviders;
  readonly follow: FollowSubscription;
  readonly address: PlanAddress;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** What is to be done about Premium of a business. */
type Wish =
  | { readonly kind: 'keep'; readonly held: Subscription }
  | { readonly kind: 'order'; readonly order: Order; readonly checkoutId: string | null };

/**
 * An owner orders Premium, or keeps it after having ended it. An order that is open is the same one however often it is
 * made, so that nobody pays twice.
 */
export class StartCheckout {
  constructor(private readonly ports: CheckoutPorts) {}

  /**
   * Answers where to go on: to pay, or to the plan's page where there is nothing to pay. Refuses with BUSINESS_NOT_FOUND,
   * FORBIDDEN, ALREADY_PREMIUM and BillingUnavailable.
   */
  async run(actor: Actor, businessId: number): Promise<string> {
    const wish = await this.#wish(actor, businessId, null);
    if (wish.kind === 'keep') return this.#keep(wish.held);
    if (wish.checkoutId === null) return this.#begin(wish.order);
    const { follow, providers } = this.ports;
    const billing = providers.current;
    const open = await billing.checkout(wish.checkoutId);
    if (open.state === 'open') return open.url;
    // It is paid, and the news of it are still on their way.
    if (open.state === 'paid')
      await follow.run({ businessId, ask: (held) => billing.subscription(open.subscriptionId, held) });
    const anew = await this.#wish(actor, businessId, wish.checkoutId);
    return anew.kind === 'keep' ? this.#keep(anew.held) : this.#begin(anew.order);
  }

  /** Where nothing is charged, Premium that was wished for is granted at once. */
  async runWhereFree(actor: Actor, businessId: number): Promise<void> {
    if (this.ports.providers.current.provider === 'demo') await this.run(actor, businessId);
  }

  /** In one transaction: what is wished is kept before anything is asked for outside. `over` names a payment that is over. */
  #wish(actor: Actor, businessId: number, over: string | null): Promise<Wish> {
    const { transaction, businesses, subscriptions, members, providers, secrets, clock } = this.ports;
    return transaction.run(async () => {
      const business = await ownBusiness(businesses, actor, businessId);
      const kept = await subscriptions.lock(businessId);
      const { provider } = providers.current;
      const found = presentSubscription(kept, business, { provider, now: clock.now() });
      if (found.state === 'cancelling' && found.provider === provider) return { kind: 'keep', held: found };
      const held = over !== null && found.checkoutId === over ? { ...found, order: null, checkoutId: null } : found;
      const next = ordered(held, { provider, payerId: actor.userId, order: secrets.newId() });
      await subscriptions.save(next, grantedTier(next, clock.now()));
      const customerId = next.customerId ?? (await this.#customerOf(actor, provider));
      const email = (await members.find(actor.userId))?.email ?? null;
      const order = { businessId, memberId: actor.userId, email, customerId, order: next.order ?? '' };
      return { kind: 'order', order, checkoutId: next.checkoutId };
    }, 'preparation');
  }

  async #customerOf({ userId }: Actor, provider: Subscription['provider']): Promise<string | null> {
    const paid = await this.ports.subscriptions.ofPayer(userId);
    return paid.find((each) => each.provider === provider && each.customerId !== null)?.customerId ?? null;
  }

  async #keep(held: Subscription): Promise<string> {
    const { follow, providers, address } = this.ports;
    const { businessId } = held;
    const after = await follow.run({ businessId, ask: (now) => providers.of(now.provider).end(now, 'never') });
    if (after === null || !isRunning(after))
      refuse('CHANGED_MEANWHILE', 'Premium has just ended. Please choose it again.');
    return address.of(businessId);
  }

  async #begin(order: Order): Promise<string> {
    const { providers, follow, address, transaction, subscriptions } = this.ports;
    const { businessId, memberId } = order;
    const begun = await providers.current.begin(order);
    if (begun.kind === 'granted') {
      await follow.run({ businessId, ask: async () => ({ ...begun.now, businessId, memberId }) });
      return address.of(businessId);
    }
    await transaction.run(async () => {
      const { subscription } = await subscriptions.lock(businessId);
      if (subscription === null || subscription.order !== order.order) return;
      await subscriptions.save({ ...subscription, checkoutId: begun.checkoutId }, 'free');
    });
    return begun.url;
  }
}
