import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { MEAN_OF_ALL } from '../../../domain/business/recommended.js';
import { MAX_PREMIUM_BONUS, relevanceScore } from '../../../domain/business/relevance.js';

const rank = fc.double({ min: 0, max: 1, noNaN: true });

describe('relevance', () => {
  it('ranks a Premium business slightly above an equal one, never by more than the cap', () => {
    fc.assert(
      fc.property(rank, fc.integer({ min: 1000, max: 5000 }), (fit, recommended) => {
        const free = relevanceScore(fit, recommended, 'free');
        const bonus = relevanceScore(fit, recommended, 'premium') - free;
        return bonus >= 0 && bonus <= MAX_PREMIUM_BONUS && bonus <= free / 10;
      }),
    );
    expect(relevanceScore(0.6, MEAN_OF_ALL, 'premium')).toBeGreaterThan(relevanceScore(0.6, MEAN_OF_ALL, 'free'));
  });

  it('ranks a paid business below one that fits better by more than the cap', () => {
    expect(relevanceScore(0.6, MEAN_OF_ALL, 'premium')).toBeLessThan(relevanceScore(0.66, MEAN_OF_ALL, 'free'));
    expect(relevanceScore(0.12, MEAN_OF_ALL, 'premium')).toBeLessThan(relevanceScore(0.24, MEAN_OF_ALL, 'free'));
  });

  it('ranks better-rated businesses first among equal matches, but not above a clearly better match', () => {
    fc.assert(
      fc.property(rank, (fit) => relevanceScore(fit, 4700, 'free') >= relevanceScore(fit, MEAN_OF_ALL, 'free')),
    );
    expect(relevanceScore(0.6, 4700, 'free')).toBeGreaterThan(relevanceScore(0.6, MEAN_OF_ALL, 'free'));
    expect(relevanceScore(0.6, 5000, 'free')).toBeLessThan(relevanceScore(0.75, 1000, 'free'));
  });
});
