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

describe('the recommended score', () => {
  it('the recommended score is the overall mean before the first review', () => {
    expect(recommendedScore(0, 0)).toBe(MEAN_OF_ALL);
  });

  it('the recommended score ranks many good reviews above a single perfect one', () => {
    expect(recommendedScore(460, 80)).toBeGreaterThan(recommendedScore(500, 1));
    expect(recommendedScore(500, 1)).toBeGreaterThan(recommendedScore(200, 80));
  });

  it("the recommended score is halfway to the business's average once its reviews equal the mean's weight", () => {
    expect(recommendedScore(500, REVIEWS_OF_MEAN)).toBe((MEAN_OF_ALL + 5000) / 2);
  });

  it("more reviews move the recommended score from the overall mean toward the business's average", () => {
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
