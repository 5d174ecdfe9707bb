import { describe, expect, it } from '@jest/globals';
import { noSubscription, type Subscription } from '../../../domain/billing/subscription.js';
import { ADA, OLIVE } from '../search/seeded.js';
import type { OpenWorld } from './port-world.js';

const PAID_UNTIL = new Date('2026-06-01T09:30:00.000Z');
const hours = (count: number) => new Date(PAID_UNTIL.getTime() + count * 3_600_000);

function kept(businessId: number, given: Partial<Subscription> = {}): Subscription {
  return {
    ...noSubscription(businessId, 'stripe'),
    ...{ state: 'active', wishedTier: 'premium', payerId: OLIVE, subscriptionId: `sub_${String(businessId)}` },
    paidUntil: PAID_UNTIL,
    ...given,
  };
}

/** Contract of the port for Premium subscriptions, one per business. */
export function subscriptionsContract(world: OpenWorld): void {
  describe('Subscriptions', () => {
    it('returns no subscription until one is saved', async () => {
      const { transaction, subscriptions } = world();
      const revisions = await transaction.run(async () => {
        const before = await subscriptions.lock(26);
        expect(before).toEqual({ subscription: null, revision: 0 });
        await subscriptions.save(kept(26), 'premium');
        const first = await subscriptions.find(26);
        expect(first.subscription).toEqual(kept(26));
        await subscriptions.save({ ...kept(26), state: 'cancelling' }, 'premium');
        expect((await subscriptions.find(26)).subscription?.state).toBe('cancelling');
        return [before.revision, first.revision, (await subscriptions.find(26)).revision];
      });
      expect(new Set(revisions).size).toBe(3);
    });

    it('increases the revision with each save, even without changes', async () => {
      const { transaction, subscriptions } = world();
      await transaction.run(() => subscriptions.save(kept(27), 'premium'));
      const before = await transaction.run(() => subscriptions.find(27));
      await transaction.run(() => subscriptions.save(kept(27), 'premium'));
      const after = await transaction.run(() => subscriptions.find(27));
      expect(after.subscription).toEqual(before.subscription);
      expect(after.revision).not.toBe(before.revision);
    });

    it('finds subscriptions by payer', async () => {
      const { transaction, subscriptions } = world();
      await transaction.run(() => subscriptions.save(kept(5, { payerId: ADA }), 'premium'));
      const found = await transaction.run(() => subscriptions.ofPayer(ADA));
      expect(found.map(({ businessId }) => businessId)).toEqual([5]);
    });

    it.each<[string, Partial<Subscription>, number, boolean]>([
      ['an unpaid one when its grace is over', { state: 'past_due', graceUntil: hours(1) }, 1, true],
      ['an unpaid one within its grace', { state: 'past_due', graceUntil: hours(1) }, 0.9, false],
      ['an ended one when what is paid is over', { state: 'cancelling' }, 0, true],
      ['an ended one within what is paid', { state: 'cancelling' }, -0.1, false],
      ['one whose renewal was missed', {}, 6, true],
      ['one that is just being renewed', {}, 5, false],
      ['one that nobody charges', { provider: 'demo' }, 100, false],
      ['one that has ended', { state: 'ended' }, 100, false],
    ])('returns due subscriptions: %s', async (_, given, at, isDue) => {
      const { transaction, subscriptions } = world();
      await transaction.run(() => subscriptions.save(kept(26, given), 'free'));
      const due = await transaction.run(() => subscriptions.due(hours(at)));
      expect(due.includes(26)).toBe(isDue);
    });
  });

  describe('FollowedNotices', () => {
    it('adds a notice once and knows it afterward', async () => {
      const { transaction, followedNotices } = world();
      await transaction.run(async () => {
        expect(await followedNotices.isKnown('evt_1')).toBe(false);
        expect(await followedNotices.add('evt_1', 'invoice.paid')).toBe(true);
        expect(await followedNotices.add('evt_1', 'invoice.paid')).toBe(false);
        expect(await followedNotices.isKnown('evt_1')).toBe(true);
      });
    });
  });
}
