import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MAX_PREMIUM_BONUS, relevanceScore } from '../../../domain/business/relevance.js';

describe('relevance', () => {
  it('lifts a premium place above an equal one, a little and never by more than the cap', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (rank) => {
        const bonus = relevanceScore(rank, 'premium') - relevanceScore(rank, 'free');
        return bonus >= 0 && bonus <= MAX_PREMIUM_BONUS && bonus <= relevanceScore(rank, 'free') / 10;
      }),
    );
    expect(relevanceScore(0.6, 'premium')).toBeGreaterThan(relevanceScore(0.6, 'free'));
  });

  it('leaves a paid place behind one that fits better by more than the cap', () => {
    expect(relevanceScore(0.6, 'premium')).toBeLessThan(relevanceScore(0.66, 'free'));
    expect(relevanceScore(0.12, 'premium')).toBeLessThan(relevanceScore(0.24, 'free'));
  });
});
