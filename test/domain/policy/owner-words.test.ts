import { describe, expect, it } from '@jest/globals';
import { lastConfirmed, textBesideLabel, timeAgo, visitorsDisagree } from '../../../domain/policy/owner-words.js';

const NOW = new Date('2026-11-26T12:00:00Z');

describe('timeAgo', () => {
  it.each([
    ['2026-11-27', 'today'],
    ['2026-11-26', 'today'],
    ['2026-11-25', 'yesterday'],
    ['2026-11-24', '2 days ago'],
    ['2026-09-28', '59 days ago'],
    ['2026-09-27', '2 months ago'],
    ['2025-11-26', '12 months ago'],
    ['2024-11-27', '24 months ago'],
    ['2024-11-26', '2 years ago'],
    ['2021-01-01', '5 years ago'],
  ])('returns for %s: %s', (day, words) => {
    expect(timeAgo(day, NOW)).toBe(words);
  });
});

describe('lastConfirmed', () => {
  it('returns the age and the day', () => {
    expect(lastConfirmed({ confirmedAt: '2025-10-02' }, NOW)).toBe('Last confirmed 14 months ago, on Oct 2, 2025.');
  });
});

describe('visitorsDisagree', () => {
  it('returns how many visitors contradict a fact; null if none does', () => {
    const of = (contradictions: number, state: 'confirmed' | 'disputed' = 'confirmed') =>
      visitorsDisagree({ contradictions, state });
    expect([of(0), of(1), of(3, 'disputed')]).toEqual([
      null,
      'A visitor says this is no longer right.',
      '3 visitors say this is no longer right.',
    ]);
  });

  it('returns a sentence without a number for a dispute whose statements have aged', () => {
    expect(visitorsDisagree({ contradictions: 0, state: 'disputed' })).toBe(
      'Visitors said recently that this is no longer right.',
    );
  });
});

describe('textBesideLabel', () => {
  it.each([
    ['Opening hours', 'Opening hours: every day, 8 AM to 6 PM.', 'Every day, 8 AM to 6 PM.'],
    ['Leash', 'A leash is required.', 'A leash is required.'],
  ])('does not repeat the label %s', (label, text, words) => {
    expect(textBesideLabel({ label, text })).toBe(words);
  });
});
