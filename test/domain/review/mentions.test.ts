import { describe, expect, it } from '@jest/globals';
import { mentionPattern, mentionsOf } from '../../../domain/review/mentions.js';
import { MENTIONS } from '../../../domain/review/review-list.js';

describe('words mentioned in reviews', () => {
  it('are used by at least three reviews, most frequent first, counted once per review', () => {
    const texts = [
      'Patio! A patio, and shade.',
      'The patio has shade',
      'patio with shade',
      'Patio and parking',
      'parking',
    ];
    expect(mentionsOf(texts, 'The Wagging Spoon')).toEqual([
      { word: 'patio', count: 4 },
      { word: 'shade', count: 3 },
    ]);
  });

  it('combine singular and plural in the most frequent spelling', () => {
    expect(mentionsOf(['treats', 'Treats!', 'a treat', 'grass', 'grass', 'grass'], '')).toEqual([
      { word: 'grass', count: 3 },
      { word: 'treats', count: 3 },
    ]);
  });

  it('leave out meaningless and short words and the name of the business', () => {
    const text = 'We would come back with our dogs: great bar, lovely staff at the Spoons.';
    expect(mentionsOf([text, text, text], 'The Wagging Spoon')).toEqual([{ word: 'staff', count: 3 }]);
  });

  it('are limited to the most frequent ones', () => {
    const many = Array.from({ length: 20 }, (_, place) => `word${'abcdefghijklmnopqrst'[place]!}`).join(' ');
    expect(mentionsOf([many, many, many], '')).toHaveLength(MENTIONS.shown);
  });

  it.each([
    ['Treats', '\\mtreats?\\M'],
    ['grass', '\\mgrasss?\\M'],
  ])('find %s with the pattern %s', (word, pattern) => {
    expect(mentionPattern(word)).toBe(pattern);
  });
});
