import { describe, expect, it } from '@jest/globals';
import { newsOf } from '../../../application/billing/billing-mails.js';
import { noSubscription, SUBSCRIPTION_STATES, type Subscription } from '../../../domain/billing/subscription.js';

const END = new Date('2026-06-01T23:30:00.000Z');
const GRACE = new Date('2026-05-08T09:30:00.000Z');
const action = { label: 'View your plan', path: '/my-businesses/7/plan' };

const a = (given: Partial<Subscription>): Subscription => ({ ...noSubscription(7, 'stripe'), ...given });
const told = (before: Partial<Subscription>, after: Partial<Subscription>) => newsOf(a(before), a(after), 'The Paw');

describe('who pays for Premium', () => {
  it('is told once it is paid, and not again while it goes on or is cancelled and taken up again', () => {
    const content = {
      subject: 'The Paw is Premium',
      paragraphs: [
        'The Paw is Premium now: up to 30 photos, 500 words, your video, your social links and more are shown to everybody.',
        'You can end it whenever you like; it then goes on until the end of what is paid.',
      ],
    };
    const after = { state: 'active', paidUntil: END } as const;
    const news = { key: 'active:2026-06-01T23:30:00.000Z', content: { ...content, action } };
    const heard = SUBSCRIPTION_STATES.filter((state) => told({ state }, after) !== null);
    expect(heard).toEqual(['none', 'pending_payment', 'past_due', 'ended']);
    for (const state of heard) expect(told({ state }, after)).toEqual(news);
    expect(told({}, { state: 'active' })?.key).toBe('active:');
  });

  it('is told of each payment that failed, and until when Premium goes on', () => {
    const after = { state: 'past_due', graceUntil: GRACE } as const;
    expect(told({ state: 'active' }, after)).toEqual({
      key: 'failed:2026-05-08T09:30:00.000Z',
      content: {
        subject: 'The payment for The Paw failed',
        paragraphs: [
          'We could not charge your card for The Paw. Premium goes on until May 8, 2026 (UTC).',
          'Please change or renew your card within these 7 days. After that, the listing is free again; nothing that you wrote or uploaded is deleted.',
        ],
        action,
      },
    });
    expect(told({ state: 'past_due', graceUntil: new Date(GRACE) }, after)).toBeNull();
    expect(told({ state: 'past_due', graceUntil: END }, after)).not.toBeNull();
  });

  it('is told of its end once, and of nothing else', () => {
    expect(told({ state: 'active' }, { state: 'ended' })).toEqual({
      key: 'ended',
      content: {
        subject: 'Premium of The Paw has ended',
        paragraphs: [
          'The Paw is a free listing now. Nothing was deleted: what free does not show is kept, and is back when you choose Premium again.',
        ],
        action,
      },
    });
    expect(told({ state: 'ended' }, { state: 'ended' })).toBeNull();
    for (const state of ['none', 'pending_payment', 'cancelling'] as const)
      expect(told({ state: 'active' }, { state })).toBeNull();
  });
});
