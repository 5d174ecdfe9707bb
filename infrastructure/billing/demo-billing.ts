import { Billing, type Begun, type Checkout, type Order, type OwnedNow } from '../../application/billing/ports.js';
import type { PlanAddress } from '../../application/billing/plan-address.js';
import type { Clock } from '../../application/shared/clock.js';
import { endOfMonthPaid, monthsAfter } from '../../domain/billing/months.js';
import { isRunning, type Subscription } from '../../domain/billing/subscription.js';

/**
 * Grants Premium at once and charges nothing. It keeps nothing of its own: how a subscription stands follows from what the
 * directory holds of it. A month counts from the day on which it began, as if it were paid.
 */
export class DemoBilling extends Billing {
  override readonly provider = 'demo';

  constructor(
    private readonly address: PlanAddress,
    private readonly clock: Clock,
  ) {
    super();
  }

  override async begin({ order }: Order): Promise<Begun> {
    const periodStart = this.clock.now();
    const period = { periodStart, periodEnd: monthsAfter(periodStart, 1) };
    const now = { id: `demo-${order}`, order, customerId: null, status: 'active', endsWithPeriod: false } as const;
    return { kind: 'granted', now: { ...now, ...period } };
  }

  override async checkout(): Promise<Checkout> {
    return { state: 'over' };
  }

  override async portal(): Promise<string> {
    return this.address.list;
  }

  override async subscription(id: string, held: Subscription): Promise<OwnedNow | null> {
    return held.subscriptionId === id ? this.#now(held, held.state === 'cancelling') : null;
  }

  override async end(held: Subscription, when: 'now' | 'with period' | 'never'): Promise<OwnedNow | null> {
    const now = this.#now(held, when === 'with period');
    return when === 'now' && now !== null ? { ...now, status: 'ended' } : now;
  }

  #now(held: Subscription, endsWithPeriod: boolean): OwnedNow | null {
    const { subscriptionId, businessId, payerId, order } = held;
    if (subscriptionId === null) return null;
    const now = this.clock.now();
    const paidUntil = held.paidUntil ?? now;
    const isOver = !isRunning(held) || (held.state === 'cancelling' && paidUntil <= now);
    const periodEnd = isOver ? paidUntil : endOfMonthPaid(paidUntil, now);
    return {
      ...{ id: subscriptionId, order, customerId: null, businessId, memberId: payerId },
      ...{ status: isOver ? 'ended' : 'active', endsWithPeriod: endsWithPeriod && !isOver },
      ...{ periodStart: monthsAfter(periodEnd, -1), periodEnd },
    };
  }
}
