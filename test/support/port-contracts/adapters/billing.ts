import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Billing, StartedPayment, Order, OwnedNow } from '../../../../application/billing/ports.js';
import { followed, noSubscription, ordered, type Subscription } from '../../../../domain/billing/subscription.js';

/** A billing provider and a member who pays there. */
export interface BillingWorld {
  readonly billing: Billing;
  /** Pays an order and returns the resulting subscription. */
  paid(begun: StartedPayment): Promise<OwnedNow>;
  close(): Promise<void>;
}

export const ORDER: Order = {
  ...{ businessId: 7, memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77', email: 'olive@example.com', customerId: null },
  order: 'order-1',
};

/** Contract of every billing provider. */
export function billingContract(place: string, open: () => Promise<BillingWorld>): void {
  describe(`Premium ${place}`, () => {
    let world: BillingWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    /** Returns the stored subscription after an order was paid. */
    async function bought(): Promise<Subscription> {
      const { provider } = world.billing;
      const wish = { provider, payerId: ORDER.memberId, order: ORDER.order };
      return followed(
        ordered(noSubscription(ORDER.businessId, provider), wish),
        await world.paid(await world.billing.begin(ORDER)),
      );
    }

    it('Premium runs once it is paid, for the business and member of the order', async () => {
      const subscription = await bought();
      expect(subscription.state).toBe('active');
      const now = await world.billing.subscription(subscription.subscriptionId ?? '', {
        ...subscription,
        order: ORDER.order,
      });
      expect(now).toMatchObject({ status: 'active', endsWithPeriod: false, businessId: 7, memberId: ORDER.memberId });
      expect(now!.periodEnd > now!.periodStart).toBe(true);
    });

    it('Premium canceled once or twice continues to the end of the paid period, and resumed Premium indefinitely', async () => {
      let subscription = await bought();
      for (const when of ['with period', 'with period'] as const) {
        const now = await world.billing.end(subscription, when);
        expect(now).toMatchObject({ status: 'active', endsWithPeriod: true });
        subscription = followed(subscription, now!);
      }
      expect(subscription.state).toBe('cancelling');
      expect(subscription.paidUntil! > new Date()).toBe(true);
      expect(followed(subscription, (await world.billing.end(subscription, 'never'))!).state).toBe('active');
    });

    it("Premium ends immediately on request, and can't be resumed", async () => {
      const subscription = await bought();
      const ended = followed(subscription, (await world.billing.end(subscription, 'now'))!);
      expect(ended.state).toBe('ended');
      for (const when of ['now', 'with period', 'never'] as const) {
        const again = await world.billing.end(ended, when);
        expect([when, again?.status]).toEqual([when, 'ended']);
      }
    });

    it("Premium isn't found under an unknown ID, and neither is its checkout", async () => {
      const subscription = await bought();
      expect(await world.billing.subscription('sub_of_nobody', subscription)).toBeNull();
      expect(await world.billing.checkout('cs_of_nobody')).toEqual({ state: 'over' });
    });

    it('Premium has a billing portal URL', async () => {
      const { customerId } = await bought();
      expect(await world.billing.portal(customerId)).toMatch(/^https?:\/\//);
    });
  });
}
