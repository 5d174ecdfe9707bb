import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  MAX_RECOMMENDED,
  MEAN_OF_ALL,
  recommendedScore,
  REVIEWS_OF_MEAN,
} from '../../../domain/business/recommended.js';

const average = fc.integer({ min: 100, max: 500 });
const count = fc.integer({ min: 1, max: 100_000 });

describe('a place', () => {
  it('is recommended by the mean of all before anybody has reviewed it', () => {
    expect(recommendedScore(0, 0)).toBe(MEAN_OF_ALL);
  });

  it('with many good reviews comes before one with a single perfect review', () => {
    expect(recommendedScore(460, 80)).toBeGreaterThan(recommendedScore(500, 1));
    expect(recommendedScore(500, 1)).toBeGreaterThan(recommendedScore(200, 80));
  });

  it('counts half by its own reviews where they are as many as the mean weighs', () => {
    expect(recommendedScore(500, REVIEWS_OF_MEAN)).toBe((MEAN_OF_ALL + 5000) / 2);
  });

  it('stands between the mean of all and its own average, the nearer to its own the more reviews it has', () => {
    fc.assert(
      fc.property(average, count, (hundredths, reviews) => {
        const [score, surer] = [recommendedScore(hundredths, reviews), recommendedScore(hundredths, reviews + 50)];
        const own = hundredths * 10;
        const distance = (value: number): number => Math.abs(own - value);
        expect(score).toBeLessThanOrEqual(MAX_RECOMMENDED);
        expect(distance(score)).toBeLessThanOrEqual(distance(MEAN_OF_ALL) + 1);
        expect(distance(surer)).toBeLessThanOrEqual(distance(score) + 1);
      }),
    );
  });
});
