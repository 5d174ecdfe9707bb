import { describe, expect, it } from '@jest/globals';
import { authorName, relativeDate } from '../../domain/review/review.js';

const now = new Date('2026-03-31T12:00:00Z');
const daysAgo = (days: number): Date => new Date(now.getTime() - days * 24 * 60 * 60 * 1000);

describe('the age of a review', () => {
  it.each([
    [0, 'Today'],
    [0.99, 'Today'],
    [1, '1 day ago'],
    [6.9, '6 days ago'],
    [7, '1 weeks ago'],
    [13.9, '1 weeks ago'],
    [14, '2 weeks ago'],
    [29.9, '4 weeks ago'],
    [30, '3/1/2026'],
    [400, '2/24/2025'],
  ])('of %d days reads "%s"', (days, words) => {
    expect(relativeDate(daysAgo(days), now)).toBe(words);
  });

  it('is today for a moment that lies ahead, as when a clock is wrong', () => {
    expect(relativeDate(daysAgo(-3), now)).toBe('Today');
  });
});

describe('the author of a review', () => {
  it.each([
    ['Biscuit', 'Ada', 'Biscuit & Ada'],
    [null, 'Ada', 'Ada'],
    ['', 'Ada', 'Ada'],
    ['Biscuit', null, 'Anonymous'],
    [null, null, 'Anonymous'],
  ])('with pet %p and first name %p signs as "%s"', (pet, first, shown) => {
    expect(authorName(pet, first)).toBe(shown);
  });
});
