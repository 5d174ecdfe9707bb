import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Billing, Begun, Order, OwnedNow } from '../../../application/billing/ports.js';
import { followed, noSubscription, ordered, type Subscription } from '../../../domain/billing/subscription.js';

/** A place of payment, and somebody who pays there. */
export interface BillingWorld {
  readonly billing: Billing;
  /** What became of an order once it is paid. */
  paid(begun: Begun): Promise<OwnedNow>;
  close(): Promise<void>;
}

export const ORDER: Order = {
  ...{ businessId: 7, memberId: '0198c2f0-7d3a-7c11-9f00-2b6c5a1d4e77', email: 'olive@example.com', customerId: null },
  order: 'order-1',
};

/** What holds wherever Premium is paid. */
export function billingContract(place: string, open: () => Promise<BillingWorld>): void {
  describe(`Premium ${place}`, () => {
    let world: BillingWorld;
    beforeEach(async () => {
      world = await open();
    });
    afterEach(() => world.close());

    /** What the directory keeps of an order that was paid. */
    async function bought(): Promise<Subscription> {
      const { provider } = world.billing;
      const wish = { provider, payerId: ORDER.memberId, order: ORDER.order };
      return followed(
        ordered(noSubscription(ORDER.businessId, provider), wish),
        await world.paid(await world.billing.begin(ORDER)),
      );
    }

    it('runs once it is paid, for the business and member that ordered it', async () => {
      const held = await bought();
      expect(held.state).toBe('active');
      const now = await world.billing.subscription(held.subscriptionId ?? '', { ...held, order: ORDER.order });
      expect(now).toMatchObject({ status: 'active', endsWithPeriod: false, businessId: 7, memberId: ORDER.memberId });
      expect(now!.periodEnd > now!.periodStart).toBe(true);
    });

    it('goes on until the end of what is paid when it is ended, also twice, and for good when that is taken back', async () => {
      let held = await bought();
      for (const when of ['with period', 'with period'] as const) {
        const now = await world.billing.end(held, when);
        expect(now).toMatchObject({ status: 'active', endsWithPeriod: true });
        held = followed(held, now!);
      }
      expect(held.state).toBe('cancelling');
      expect(held.paidUntil! > new Date()).toBe(true);
      expect(followed(held, (await world.billing.end(held, 'never'))!).state).toBe('active');
    });

    it('ends at once where that is wanted, and never lives again', async () => {
      const held = await bought();
      const ended = followed(held, (await world.billing.end(held, 'now'))!);
      expect(ended.state).toBe('ended');
      for (const when of ['now', 'with period', 'never'] as const) {
        const again = await world.billing.end(ended, when);
        expect([when, again?.status]).toEqual([when, 'ended']);
      }
    });

    it('is unknown by another name, and so is its payment', async () => {
      const held = await bought();
      expect(await world.billing.subscription('sub_of_nobody', held)).toBeNull();
      expect(await world.billing.checkout('cs_of_nobody')).toEqual({ state: 'over' });
    });

    it('is managed at an address', async () => {
      const { customerId } = await bought();
      expect(await world.billing.portal(customerId)).toMatch(/^https?:\/\//);
    });
  });
}
