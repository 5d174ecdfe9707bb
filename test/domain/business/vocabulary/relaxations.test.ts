import { describe, expect, it } from '@jest/globals';
import { nearestWord } from '../../../../domain/business/vocabulary/nearest-word.js';
import { readTerms } from '../../../../domain/business/vocabulary/read-query.js';
import { relaxations } from '../../../../domain/business/vocabulary/relaxations.js';

const groupsOf = (text: string) => relaxations(readTerms(text).terms).map((group) => group.map((term) => term.text));

describe('the relaxations of a search', () => {
  it('begin with all terms, give up unknown words first, and keep the kind of place longest', () => {
    expect(groupsOf('zesty brewery patio')).toEqual([
      ['zesty', 'brewery', 'patio'],
      ['brewery', 'patio'],
      ['zesty', 'brewery'],
      ['brewery'],
      ['zesty', 'patio'],
      ['patio'],
      ['zesty'],
    ]);
  });

  it('contain each term alone, and stay few for a long text', () => {
    const words = 'one two three four five six seven eight nine ten'.replaceAll('one', 'uno').split(' ');
    const groups = groupsOf(words.join(' '));
    expect(groups[0]).toEqual(words);
    for (const word of words) expect(groups).toContainEqual([word]);
    expect(groups.length).toBeLessThan(25);
  });

  it('are none without terms', () => {
    expect(groupsOf('')).toEqual([]);
  });
});

describe('the nearest word', () => {
  it.each([
    ['pateo', ['path', 'patio'], 'patio'],
    ['brewrey', ['brew', 'brewery'], 'brewery'],
    ['Vett', ['vat', 'vet'], 'vet'],
    ['abc', [], null],
  ])('to %p among %p is %p', (typed, words, nearest) => {
    expect(nearestWord(typed, words)).toBe(nearest);
  });
});
