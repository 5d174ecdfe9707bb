import { describe, expect, it } from '@jest/globals';
import { isFinished, endsWhenContentKept, released, type HidingNotice } from '../../../domain/moderation/hold.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const BEFORE = new Date('2026-04-30T09:30:00.000Z');
const LATER = new Date('2026-05-08T09:30:00.000Z');

const a = (id: number, kind: HidingNotice['kind'], given: Partial<HidingNotice> = {}): HidingNotice => ({
  ...{ id, kind, until: null, isOfCopyright: false },
  ...given,
});

describe('hidden or removed content', () => {
  it.each([
    ['nothing keeps it down', 'hidden', false, [a(1, 'content_hidden')], 'shown'],
    ['another notice hides it', 'hidden', false, [a(1, 'content_hidden'), a(2, 'content_hidden')], 'hidden'],
    ['a sanction hides it too', 'hidden', false, [a(1, 'content_hidden'), a(2, 'suspension')], 'hidden'],
    ['a copyright notice blocks it', 'hidden', true, [a(1, 'content_hidden')], 'hidden'],
    ['it was removed without a notice', 'removed', false, [a(1, 'content_hidden')], 'removed'],
    ['it was removed by the notice that ended', 'removed', false, [a(1, 'content_removed')], 'shown'],
    ['it was removed by another notice', 'removed', false, [a(1, 'suspension'), a(2, 'content_removed')], 'removed'],
    ['it was removed by two notices', 'removed', false, [a(1, 'content_removed'), a(2, 'content_removed')], 'removed'],
    [
      'it was removed, and a sanction hides it',
      'removed',
      false,
      [a(1, 'content_removed'), a(2, 'suspension')],
      'hidden',
    ],
    ['it was removed, and a copyright notice blocks it', 'removed', true, [a(1, 'content_removed')], 'hidden'],
    ['it has no notice at all', 'hidden', false, [], 'shown'],
  ] as const)('is shown after notice 1 ends only if nothing else holds it down: %s', (...given) => {
    const [, state, isBlocked, notices, after] = given;
    const over = notices.length === 0 ? [] : [1];
    expect(released({ state, isBlocked, notices }, isFinished([1, null]))).toEqual({ state: after, over });
  });

  it.each([
    ['a hiding', a(1, 'content_hidden'), true],
    ['a removal', a(1, 'content_removed'), false],
    ['a copyright takedown', a(1, 'content_hidden', { isOfCopyright: true }), false],
    ['a suspension', a(1, 'suspension'), false],
    ['an active restriction', a(1, 'restriction', { until: LATER }), false],
    ['a restriction without an end', a(1, 'restriction'), false],
    ['an expired restriction', a(1, 'restriction', { until: BEFORE }), true],
    ['a restriction that ends at this moment', a(1, 'restriction', { until: NOW }), true],
    ['a warning', a(1, 'warning', { until: BEFORE }), false],
  ] as const)('stays shown after a later decision to keep it, which ends %s: %#', (_, notice, isOver) => {
    expect(endsWhenContentKept(NOW)(notice)).toBe(isOver);
  });
});
