import { describe, expect, it } from '@jest/globals';
import { overAre, overOnceKept, released, type HidingNotice } from '../../../domain/moderation/hold.js';

const NOW = new Date('2026-05-01T09:30:00.000Z');
const BEFORE = new Date('2026-04-30T09:30:00.000Z');
const LATER = new Date('2026-05-08T09:30:00.000Z');

const a = (id: number, kind: HidingNotice['kind'], given: Partial<HidingNotice> = {}): HidingNotice => ({
  ...{ id, kind, until: null, isOfCopyright: false },
  ...given,
});

describe('what was hidden or removed', () => {
  it.each([
    ['nothing keeps it down', 'hidden', false, [a(1, 'content_hidden')], 'shown'],
    ['another notice hides it', 'hidden', false, [a(1, 'content_hidden'), a(2, 'content_hidden')], 'hidden'],
    ['a sanction hides it too', 'hidden', false, [a(1, 'content_hidden'), a(2, 'suspension')], 'hidden'],
    ['a copyright notice holds it down', 'hidden', true, [a(1, 'content_hidden')], 'hidden'],
    ['it was removed without a notice', 'removed', false, [a(1, 'content_hidden')], 'removed'],
    ['it was removed by the notice that is over', 'removed', false, [a(1, 'content_removed')], 'shown'],
    ['it was removed by another one', 'removed', false, [a(1, 'suspension'), a(2, 'content_removed')], 'removed'],
    ['it was removed twice', 'removed', false, [a(1, 'content_removed'), a(2, 'content_removed')], 'removed'],
    ['a sanction hides what was removed', 'removed', false, [a(1, 'content_removed'), a(2, 'suspension')], 'hidden'],
    ['a copyright notice holds down what was removed', 'removed', true, [a(1, 'content_removed')], 'hidden'],
    ['it has no notice at all', 'hidden', false, [], 'shown'],
  ] as const)('is shown again once notice 1 is over only where nothing else keeps it down: %s', (...given) => {
    const [, state, isHeldDown, notices, after] = given;
    const over = notices.length === 0 ? [] : [1];
    expect(released({ state, isHeldDown, notices }, overAre([1, null]))).toEqual({ state: after, over });
  });

  it.each([
    ['that it was hidden', a(1, 'content_hidden'), true],
    ['that it was removed', a(1, 'content_removed'), false],
    ['that a copyright notice took it down', a(1, 'content_hidden', { isOfCopyright: true }), false],
    ['a suspension', a(1, 'suspension'), false],
    ['a restriction that holds', a(1, 'restriction', { until: LATER }), false],
    ['a restriction without an end', a(1, 'restriction'), false],
    ['a restriction whose time has passed', a(1, 'restriction', { until: BEFORE }), true],
    ['a restriction that ends now', a(1, 'restriction', { until: NOW }), true],
    ['a warning', a(1, 'warning', { until: BEFORE }), false],
  ] as const)('may stay by a later decision, which ends %s: %#', (_, notice, isOver) => {
    expect(overOnceKept(NOW)(notice)).toBe(isOver);
  });
});
