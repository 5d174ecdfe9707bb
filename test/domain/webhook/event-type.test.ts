import { describe, expect, it } from '@jest/globals';
import {
  EVENTS,
  includesRecord,
  mayReadSent,
  mayReceive,
  TEST_EVENT,
  WEBHOOK_EVENT_TYPES,
  type Visibility,
  type WebhookEventType,
} from '../../../domain/webhook/event-type.js';

const STRANGER: Visibility = {
  ...{ receiver: 'member', role: null, isClaimant: false, isPublic: true, isGone: false },
  isReviewPublished: true,
};
const OWNER: Visibility = { ...STRANGER, role: 'owner' };
const MANAGER: Visibility = { ...STRANGER, role: 'manager' };
const RESPONDER: Visibility = { ...STRANGER, role: 'responder' };
const CLAIMANT = { ...STRANGER, isClaimant: true };
const ADMINISTRATOR: Visibility = { ...STRANGER, receiver: 'administrator' };

/** The receivers of each event of a public business with a published review. */
const RECEIVERS: readonly (readonly [WebhookEventType, receivers: string])[] = [
  ['business.created', 'owner manager administrator'],
  ['business.published', 'owner manager administrator'],
  ['business.changed', 'owner manager administrator'],
  ['business.hidden', 'owner manager administrator'],
  ['business.closed', 'owner manager administrator'],
  ['review.published', 'owner manager responder administrator'],
  ['review.changed', 'owner manager responder administrator'],
  ['review.hidden', 'owner manager responder administrator'],
  ['review.answered', 'owner manager responder administrator'],
  ['claim.submitted', 'claimant'],
  ['claim.approved', 'claimant administrator'],
  ['claim.rejected', 'claimant'],
  ['claim.expired', 'claimant'],
  ['policy.changed', 'owner manager administrator'],
  ['policy.confirmed', 'owner manager administrator'],
  ['policy.disputed', 'owner manager administrator'],
];

const SEEN: Readonly<Record<string, Visibility>> = {
  owner: OWNER,
  manager: MANAGER,
  responder: RESPONDER,
  claimant: CLAIMANT,
  administrator: ADMINISTRATOR,
};

describe('who gets an event', () => {
  it('names every event once', () => {
    expect(RECEIVERS.map(([type]) => type)).toEqual(WEBHOOK_EVENT_TYPES);
    for (const type of WEBHOOK_EVENT_TYPES) expect(type.split('.')[0]).toBe(EVENTS[type].subject);
  });

  it.each(RECEIVERS)('gives %s to %s, and to no stranger', (type, receivers) => {
    const who = Object.entries(SEEN).filter(([, seen]) => mayReceive(type, seen));
    expect(who.map(([name]) => name).join(' ')).toBe(receivers);
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

  it.each(WEBHOOK_EVENT_TYPES)(
    'tells people of a business that was permanently deleted only that it is gone (%s)',
    (type) => {
      const [gone, ofOwner] = [
        { ...ADMINISTRATOR, isGone: true, isPublic: false },
        { ...STRANGER, isGone: true, isPublic: false },
      ];
      expect(mayReceive(type, ofOwner)).toBe(type === 'business.hidden');
      for (const seen of [gone, ofOwner]) expect(includesRecord(type, seen)).toBe(false);
      expect(mayReadSent(type, ofOwner)).toBe(false);
      expect(mayReadSent(type, gone)).toBe(mayReceive(type, gone));
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
