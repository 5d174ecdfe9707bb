import { describe, expect, it } from '@jest/globals';
import { missingReason, type BulkAction } from '../../../domain/administration/bulk.js';

const REJECTION = 'Please provide a rejection reason.';

describe('missingReason', () => {
  it.each<[BulkAction, string | null]>([
    ['business.approve', null],
    ['business.reject', REJECTION],
    ['business.hide', 'Please provide a reason.'],
    ['business.unhide', 'Please provide a reason.'],
    ['business.close', 'Please provide a reason.'],
    ['business.delete', null],
    ['claim.approve', null],
    ['claim.reject', REJECTION],
    ['ownership.reject', REJECTION],
    ['feedback.takeUp', null],
    ['feedback.complete', 'Please say what was done.'],
    ['feedback.reject', REJECTION],
    ['feedback.markDuplicate', null],
  ])('for %s without a reason returns %s', (action, sentence) => {
    for (const nothing of [null, '', '  ']) expect(missingReason(action, nothing)).toBe(sentence);
    expect(missingReason(action, 'Closed permanently')).toBeNull();
  });
});
