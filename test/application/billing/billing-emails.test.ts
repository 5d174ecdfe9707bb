import { describe, expect, it } from '@jest/globals';
import { billingEmail } from '../../../application/billing/billing-emails.js';
import { noSubscription, SUBSCRIPTION_STATES, type Subscription } from '../../../domain/billing/subscription.js';

const END = new Date('2026-06-01T23:30:00.000Z');
const GRACE = new Date('2026-05-08T09:30:00.000Z');
const action = { label: 'View your plan', path: '/my-businesses/7/plan' };

const a = (given: Partial<Subscription>): Subscription => ({ ...noSubscription(7, 'stripe'), ...given });
const emailAbout = (before: Partial<Subscription>, after: Partial<Subscription>) =>
  billingEmail(a(before), a(after), 'The Paw');

describe('billing emails', () => {
  it('announce Premium once it is paid, and not again when it continues, or is canceled and resumed', () => {
    const content = {
      subject: 'The Paw is Premium',
      paragraphs: [
        'The Paw is now Premium. Your listing can show up to 30 photos, 500 words, your video, your social links, and more.',
        'You can cancel anytime. Premium then stays active until the end of the period you paid for.',
      ],
    };
    const after = { state: 'active', paidUntil: END } as const;
    const news = { key: 'active:2026-06-01T23:30:00.000Z', content: { ...content, action } };
    const heard = SUBSCRIPTION_STATES.filter((state) => emailAbout({ state }, after) !== null);
    expect(heard).toEqual(['none', 'pending_payment', 'past_due', 'ended']);
    for (const state of heard) expect(emailAbout({ state }, after)).toEqual(news);
    expect(emailAbout({}, { state: 'active' })?.key).toBe('active:');
  });

  it('announce each failed payment and how long Premium continues', () => {
    const after = { state: 'past_due', graceUntil: GRACE } as const;
    expect(emailAbout({ state: 'active' }, after)).toEqual({
      key: 'failed:2026-05-08T09:30:00.000Z',
      content: {
        subject: 'Payment failed for The Paw',
        paragraphs: [
          'We couldn’t charge your card for The Paw. Premium stays active until May 8, 2026 (UTC).',
          'Please update your card within 7 days. After that, your listing returns to the free plan. Nothing you wrote or uploaded will be deleted.',
        ],
        action,
      },
    });
    expect(emailAbout({ state: 'past_due', graceUntil: new Date(GRACE) }, after)).toBeNull();
    expect(emailAbout({ state: 'past_due', graceUntil: END }, after)).not.toBeNull();
  });

  it('announce the end of Premium once, and nothing else', () => {
    expect(emailAbout({ state: 'active' }, { state: 'ended' })).toEqual({
      key: 'ended',
      content: {
        subject: 'Premium has ended for The Paw',
        paragraphs: [
          'The Paw is now a free listing. Nothing was deleted: your Premium content is hidden and returns if you choose Premium again.',
        ],
        action,
      },
    });
    expect(emailAbout({ state: 'ended' }, { state: 'ended' })).toBeNull();
    for (const state of ['none', 'pending_payment', 'cancelling'] as const)
      expect(emailAbout({ state: 'active' }, { state })).toBeNull();
  });
});
