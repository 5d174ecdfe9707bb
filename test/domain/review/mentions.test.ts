import { describe, expect, it } from '@jest/globals';
import { MENTIONS } from '../../../domain/review/mention-limits.js';
import { mentionPattern, mentionsOf } from '../../../domain/review/mentions.js';

describe('what reviews mention', () => {
  it('is each word that three of them use, the most used first, and each review counts once', () => {
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

  it('takes singular and plural as one word, spelled as most do', () => {
    expect(mentionsOf(['treats', 'Treats!', 'a treat', 'grass', 'grass', 'grass'], '')).toEqual([
      { word: 'grass', count: 3 },
      { word: 'treats', count: 3 },
    ]);
  });

  it('leaves out words that tell nothing, short ones and the name of the place', () => {
    const text = 'We would come back with our dogs: great bar, lovely staff at the Spoons.';
    expect(mentionsOf([text, text, text], 'The Wagging Spoon')).toEqual([{ word: 'staff', count: 3 }]);
  });

  it('ends after the most used ones', () => {
    const many = Array.from({ length: 20 }, (_, place) => `word${'abcdefghijklmnopqrst'[place]!}`).join(' ');
    expect(mentionsOf([many, many, many], '')).toHaveLength(MENTIONS.shown);
  });

  it.each([
    ['Treats', '\\mtreats?\\M'],
    ['grass', '\\mgrasss?\\M'],
  ])('finds %s again by %s', (word, pattern) => {
    expect(mentionPattern(word)).toBe(pattern);
  });
});
