import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageRating, isFavorite, totalsChange, type RatingTotals } from '../../../domain/review/rating.js';

describe('the average rating of a business', () => {
  it('the average rating is "0.00" without reviews', () => {
    expect(averageRating({ count: 0, sum: 0, favorable: 0 })).toBe('0.00');
  });

  it.each([
    [2, 9, '4.50'],
    [3, 13, '4.33'],
    [3, 14, '4.67'],
    [8, 33, '4.13'],
    [200, 801, '4.01'],
  ])('the average rating over %i reviews with %i stars in total is "%s"', (count, sum, average) => {
    expect(averageRating({ count, sum, favorable: 0 })).toBe(average);
  });

  it('the average rating is within half a hundredth of the exact quotient, for any reviews', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 400 }), (stars) => {
        const sum = stars.reduce((a, b) => a + b, 0);
        const shown = averageRating({ count: stars.length, sum, favorable: 0 });
        expect(shown).toMatch(/^\d\.\d\d$/);
        expect(Math.abs(Number(shown) - sum / stars.length)).toBeLessThanOrEqual(0.005 + 1e-9);
      }),
    );
  });
});

describe('review totals', () => {
  const stars = fc.option(fc.integer({ min: 1, max: 5 }));
  const plus = (a: RatingTotals, b: RatingTotals): RatingTotals => ({
    count: a.count + b.count,
    sum: a.sum + b.sum,
    favorable: a.favorable + b.favorable,
  });

  it('review totals change by one review and its stars, or by the difference when the review changes', () => {
    expect(totalsChange(null, 4)).toEqual({ count: 1, sum: 4, favorable: 1 });
    expect(totalsChange(5, 3)).toEqual({ count: 0, sum: -2, favorable: -1 });
    expect(totalsChange(3, null)).toEqual({ count: -1, sum: -3, favorable: 0 });
  });

  it('review totals match the last change of each review, whatever happened before', () => {
    fc.assert(
      fc.property(fc.array(stars, { minLength: 2 }), (history) => {
        const steps = history.slice(1).map((after, i) => totalsChange(history[i] ?? null, after));
        const moved = steps.reduce(plus, { count: 0, sum: 0, favorable: 0 });
        expect(moved).toEqual(totalsChange(history[0] ?? null, history.at(-1) ?? null));
      }),
    );
  });
});

describe('a community favorite', () => {
  it('a community favorite needs ten good reviews', () => {
    expect(isFavorite({ count: 9, sum: 45, favorable: 9 })).toBe(false);
    expect(isFavorite({ count: 12, sum: 52, favorable: 10 })).toBe(true);
  });
});
