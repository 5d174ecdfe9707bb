import type { Billing, StartedPayment, Checkout, Order, OwnedNow } from '../../application/billing/ports.js';
import type { PlanAddress } from '../../application/billing/plan-address.js';
import type { Clock } from '../../application/shared/clock.js';
import { endOfMonthPaid, monthsAfter } from '../../domain/billing/months.js';
import { isRunning, type Subscription } from '../../domain/billing/subscription.js';

/**
 * Grants Premium at once and charges nothing. It stores nothing: a subscription's status follows from the directory's
 * own record. A month counts from the day the subscription began, as if it were paid.
 */
export class DemoBilling implements Billing {
  readonly provider = 'demo';

  constructor(
    private readonly address: PlanAddress,
    private readonly clock: Clock,
  ) {}

  async begin({ order }: Order): Promise<StartedPayment> {
    const periodStart = this.clock.now();
    const period = { periodStart, periodEnd: monthsAfter(periodStart, 1) };
    const now = { id: `demo-${order}`, order, customerId: null, status: 'active', endsWithPeriod: false } as const;
    return { kind: 'granted', now: { ...now, ...period } };
  }

  async checkout(): Promise<Checkout> {
    return { state: 'over' };
  }

  async portal(): Promise<string> {
    return this.address.list;
  }

  async subscription(id: string, stored: Subscription): Promise<OwnedNow | null> {
    return stored.subscriptionId === id ? this.#now(stored, stored.state === 'cancelling') : null;
  }

  async end(stored: Subscription, when: 'now' | 'with period' | 'never'): Promise<OwnedNow | null> {
    const now = this.#now(stored, when === 'with period');
    return when === 'now' && now !== null ? { ...now, status: 'ended' } : now;
  }

  #now(stored: Subscription, endsWithPeriod: boolean): OwnedNow | null {
    const { subscriptionId, businessId, payerId, order } = stored;
    if (subscriptionId === null) return null;
    const now = this.clock.now();
    const paidUntil = stored.paidUntil ?? now;
    const isOver = !isRunning(stored) || (stored.state === 'cancelling' && paidUntil <= now);
    const periodEnd = isOver ? paidUntil : endOfMonthPaid(paidUntil, now);
    return {
      ...{ id: subscriptionId, order, customerId: null, businessId, memberId: payerId },
      ...{ status: isOver ? 'ended' : 'active', endsWithPeriod: endsWithPeriod && !isOver },
      ...{ periodStart: monthsAfter(periodEnd, -1), periodEnd },
    };
  }
}
