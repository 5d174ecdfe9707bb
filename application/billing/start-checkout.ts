import { grantedTier, isRunning, ordered, type Subscription } from '../../domain/billing/subscription.js';
import { refuse } from '../../domain/shared/domain-error.js';
import { formatDay } from '../../domain/shared/time-in-words.js';
import type { Members } from '../account/ports.js';
import { ownBusiness } from '../business/own-business.js';
import type { BusinessRoles } from '../business/people/ports.js';
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
  readonly roles: BusinessRoles;
  readonly subscriptions: Subscriptions;
  readonly members: Members;
  readonly providers: BillingProviders;
  readonly follow: FollowSubscription;
  readonly address: PlanAddress;
  readonly secrets: Secrets;
  readonly clock: Clock;
}

/** The next step for a Premium order. */
type CheckoutPlan =
  | { readonly kind: 'keep'; readonly stored: Subscription }
  | { readonly kind: 'order'; readonly order: Order; readonly checkoutId: string | null };

/**
 * Orders Premium, or continues it after a cancellation. Repeated requests use the same open order, so that nobody pays
 * twice.
 */
export class StartCheckout {
  constructor(private readonly ports: CheckoutPorts) {}

  /**
   * Returns the next page: the checkout, or the plan page if there is nothing to pay. Throws BUSINESS_NOT_FOUND,
   * FORBIDDEN, ALREADY_PREMIUM, or BillingUnavailable.
   */
  async run(actor: Actor, businessId: number): Promise<string> {
    const plan = await this.#plan(actor, businessId, null);
    if (plan.kind === 'keep') return this.#keep(plan.stored);
    if (plan.checkoutId === null) return this.#begin(plan.order);
    const { follow, providers } = this.ports;
    const billing = providers.current;
    const open = await billing.checkout(plan.checkoutId);
    if (open.state === 'open') return open.url;
    // It is paid, but the event hasn't arrived yet.
    if (open.state === 'paid')
      await follow.run({ businessId, ask: (stored) => billing.subscription(open.subscriptionId, stored) });
    const retried = await this.#plan(actor, businessId, plan.checkoutId);
    return retried.kind === 'keep' ? this.#keep(retried.stored) : this.#begin(retried.order);
  }

  /** Grants the requested Premium at once if nothing is charged. */
  async runWhereFree(actor: Actor, businessId: number): Promise<void> {
    if (this.ports.providers.current.provider === 'demo') await this.run(actor, businessId);
  }

  /** Stores the request in one transaction before the provider is called. `over` is the id of an ended checkout. */
  #plan(actor: Actor, businessId: number, over: string | null): Promise<CheckoutPlan> {
    const { transaction, subscriptions, members, providers, secrets, clock } = this.ports;
    const now = clock.now();
    return transaction.run(async () => {
      const business = await ownBusiness(this.ports, actor, businessId, 'plan');
      const storedSubscription = await subscriptions.lock(businessId);
      const { provider } = providers.current;
      const found = presentSubscription(storedSubscription, business, { provider, now });
      if (found.state === 'cancelling') requireOwnPayment(found, actor);
      if (found.state === 'cancelling' && found.provider === provider) return { kind: 'keep', stored: found };
      const stored = over !== null && found.checkoutId === over ? { ...found, order: null, checkoutId: null } : found;
      const next = ordered(stored, { provider, payerId: actor.userId, order: secrets.newId() });
      await subscriptions.save(next, grantedTier(next, now));
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

  async #keep(stored: Subscription): Promise<string> {
    const { follow, providers, address } = this.ports;
    const { businessId } = stored;
    const after = await follow.run({ businessId, ask: (now) => providers.of(now.provider).end(now, 'never') });
    if (after === null || !isRunning(after))
      refuse('CHANGED_MEANWHILE', 'Premium has just ended. Please choose it again.');
    return address.of(businessId);
  }

  async #begin(order: Order): Promise<string> {
    const { providers, follow, address, transaction, subscriptions } = this.ports;
    const { businessId, memberId } = order;
    const payment = await providers.current.begin(order);
    if (payment.kind === 'granted') {
      await follow.run({ businessId, ask: async () => ({ ...payment.now, businessId, memberId }) });
      return address.of(businessId);
    }
    await transaction.run(async () => {
      const { subscription } = await subscriptions.lock(businessId);
      if (subscription === null || subscription.order !== order.order) return;
      await subscriptions.save({ ...subscription, checkoutId: payment.checkoutId }, 'free');
    });
    return payment.url;
  }
}

/** Throws ALREADY_PREMIUM if the former owner paid: continuing would charge their card. */
function requireOwnPayment({ payerId, paidUntil }: Subscription, { userId }: Actor): void {
  if (payerId === null || payerId === userId) return;
  const end = paidUntil === null ? 'then' : `on ${formatDay(paidUntil)} (UTC)`;
  refuse(
    'ALREADY_PREMIUM',
    `The former owner paid for Premium. It ends ${end}, and you can choose it again after that.`,
  );
}
