import { describe, expect, it } from '@jest/globals';
import { tierOf } from '../../../domain/guide-dog/tier.js';

describe('the tier of a Guide Dog', () => {
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
});
