import { describe, expect, it } from '@jest/globals';
import {
  EVENTS,
  includesRecord,
  mayReceive,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  type Visibility,
  type WebhookEventType,
} from '../../../domain/webhook/event-type.js';

const STRANGER: Visibility = {
  ...{ receiver: 'member', ownsBusiness: false, isClaimant: false, isPublic: true },
  isReviewPublished: true,
};
const OWNER = { ...STRANGER, ownsBusiness: true };
const CLAIMANT = { ...STRANGER, isClaimant: true };
const ADMINISTRATOR: Visibility = { ...STRANGER, receiver: 'administrator' };

/** The receivers of each event of a public business with a published review. */
const RECEIVERS: readonly (readonly [WebhookEventType, owner: boolean, claimant: boolean, administrator: boolean])[] = [
  ['business.created', true, false, true],
  ['business.published', true, false, true],
  ['business.changed', true, false, true],
  ['business.hidden', true, false, true],
  ['business.closed', true, false, true],
  ['review.published', true, false, true],
  ['review.changed', true, false, true],
  ['review.hidden', true, false, true],
  ['review.answered', true, false, true],
  ['claim.submitted', false, true, false],
  ['claim.approved', false, true, true],
  ['claim.rejected', false, true, false],
  ['claim.expired', false, true, false],
  ['policy.changed', true, false, true],
  ['policy.confirmed', true, false, true],
  ['policy.disputed', true, false, true],
];

describe('who gets an event', () => {
  it('names every event once', () => {
    expect(RECEIVERS.map(([type]) => type)).toEqual(WEBHOOK_EVENT_TYPES);
    for (const type of WEBHOOK_EVENT_TYPES) expect(type.split('.')[0]).toBe(EVENTS[type].subject);
  });

  it.each(RECEIVERS)('gives %s to owner %s, claimant %s, administrator %s, and no stranger', (type, ...expected) => {
    expect([OWNER, CLAIMANT, ADMINISTRATOR].map((seen) => mayReceive(type, seen))).toEqual(expected);
    expect(mayReceive(type, STRANGER)).toBe(false);
  });

  it.each(WEBHOOK_EVENT_TYPES)('tells administrators of a hidden business only that it is gone (%s)', (type) => {
    const isGone = type === 'business.hidden' || type === 'business.closed';
    expect(mayReceive(type, { ...ADMINISTRATOR, isPublic: false })).toBe(isGone);
    expect(includesRecord(type, { ...ADMINISTRATOR, isPublic: false })).toBe(false);
  });

  it.each(['review.published', 'review.changed', 'review.answered'] as const)(
    'sends %s to nobody once the review is hidden',
    (type) => {
      for (const seen of [OWNER, ADMINISTRATOR])
        expect(mayReceive(type, { ...seen, isReviewPublished: false })).toBe(false);
    },
  );

  it('sends a test to everyone', () => {
    expect(mayReceive(TEST_EVENT, { ...STRANGER, isPublic: false, isReviewPublished: false })).toBe(true);
  });
});

describe('the record in an event', () => {
  it('leaves out a hidden review, and claims for administrators', () => {
    expect(includesRecord('review.hidden', OWNER)).toBe(false);
    expect(includesRecord('claim.approved', ADMINISTRATOR)).toBe(false);
    expect(includesRecord('claim.approved', CLAIMANT)).toBe(true);
    expect(includesRecord('business.hidden', { ...OWNER, isPublic: false })).toBe(true);
    expect(includesRecord('policy.changed', ADMINISTRATOR)).toBe(true);
  });
});
