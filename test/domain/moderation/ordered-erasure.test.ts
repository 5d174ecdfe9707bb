import { describe, expect, it } from '@jest/globals';
import {
  awaitsConfirmation,
  mayConfirm,
  orderedErasureTime,
  requireConfirmable,
  type ErasureOrder,
} from '../../../domain/moderation/ordered-erasure.js';

const ORDERED_AT = new Date('2026-05-01T12:00:00Z');
const [BEFORE, AFTER] = [new Date('2026-04-01T12:00:00Z'), new Date('2026-05-01T12:00:01Z')];

const ORDER: ErasureOrder = { orderedById: 1, orderedBy: 'Ruth', orderedAt: ORDERED_AT, confirmedBy: null };

const [RUTH, ADA, NEW] = [
  { id: 1, createdAt: BEFORE },
  { id: 2, createdAt: BEFORE },
  { id: 3, createdAt: AFTER },
];

describe('an ordered erasure', () => {
  it('happens 24 hours after the order', () => {
    expect(orderedErasureTime(ORDERED_AT)).toEqual(new Date('2026-05-02T12:00:00Z'));
  });

  it.each([
    ['the one who ordered it', RUTH, false],
    ['another one', ADA, true],
    ['one who was added after the order', NEW, false],
    ['one who was added at the same moment', { id: 4, createdAt: ORDERED_AT }, false],
  ])('can be confirmed by %s: %j is %s', (_who, administrator, may) => {
    expect(mayConfirm(ORDER, administrator)).toBe(may);
  });

  it.each([
    ['a single administrator', [RUTH], null, false],
    ['a second administrator', [RUTH, ADA], null, true],
    ['a second administrator who confirmed it', [RUTH, ADA], 'Ada', false],
    ['a second administrator who was added after the order', [RUTH, NEW], null, false],
    ['only another administrator left', [ADA], null, true],
  ])('with %s awaits a confirmation: %#', (_who, administrators, confirmedBy, awaits) => {
    expect(awaitsConfirmation({ ...ORDER, confirmedBy }, administrators)).toBe(awaits);
  });

  it('is confirmed once, and never by the administrator who ordered it or one added since', () => {
    expect(() => requireConfirmable(ORDER, ADA)).not.toThrow();
    const refusals = [
      [{ ...ORDER, confirmedBy: 'Ada' }, ADA, 'CHANGED_MEANWHILE', 'Ada has already confirmed this erasure.'],
      [ORDER, RUTH, 'FORBIDDEN', 'You ordered this erasure. Another administrator must confirm it.'],
      [ORDER, NEW, 'FORBIDDEN', expect.stringMatching(/^You became an administrator after/)],
    ] as const;
    for (const [order, actor, code, message] of refusals)
      expect(() => requireConfirmable(order, actor)).toThrow(expect.objectContaining({ code, message }));
  });
});
