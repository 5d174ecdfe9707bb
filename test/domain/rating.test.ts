import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { averageRating, isFavorite } from '../../domain/review/rating.js';

describe('the average rating of a place', () => {
  it('is "0.00" while nobody has reviewed it', () => {
    expect(averageRating({ count: 0, sum: 0, favorable: 0 })).toBe('0.00');
  });

  it.each([
    [2, 9, '4.50'],
    [3, 13, '4.33'],
    [3, 14, '4.67'],
    [8, 33, '4.13'],
    [200, 801, '4.01'],
  ])('over %i reviews with %i stars in all is "%s"', (count, sum, average) => {
    expect(averageRating({ count, sum, favorable: 0 })).toBe(average);
  });

  it('lies within half a hundredth of the exact quotient, for any reviews', () => {
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

describe('a Favorite', () => {
  it('needs ten favourable reviews', () => {
    expect(isFavorite({ count: 9, sum: 45, favorable: 9 })).toBe(false);
    expect(isFavorite({ count: 12, sum: 52, favorable: 10 })).toBe(true);
  });
});
