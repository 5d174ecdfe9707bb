import { describe, expect, it } from '@jest/globals';
import { nextTier, tierOf } from '../../../domain/guide-dog/tier.js';

describe('a Guide Dog', () => {
  it.each([
    [0, 'bronze'],
    [19, 'bronze'],
    [20, 'silver'],
    [49, 'silver'],
    [50, 'gold'],
    [99, 'gold'],
    [100, 'platinum'],
    [100_000, 'platinum'],
  ] as const)('with %i reviews is %s', (reviews, tier) => {
    expect(tierOf(reviews)).toBe(tier);
  });

  it.each([
    [0, { tier: 'silver', missing: 20 }],
    [19, { tier: 'silver', missing: 1 }],
    [20, { tier: 'gold', missing: 30 }],
    [75, { tier: 'platinum', missing: 25 }],
    [100, null],
  ] as const)('with %i reviews is told how far the next tier is', (reviews, next) => {
    expect(nextTier(reviews)).toEqual(next);
  });
});
