import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { countCharacters, firstCharacters } from '../../../domain/shared/characters.js';

const FAMILY = '👨‍👩‍👧';

describe('countCharacters', () => {
  it('countCharacters counts an emoji outside the basic plane as one character', () => {
    expect(countCharacters('🐕'.repeat(600))).toBe(600);
  });

  it('countCharacters ignores white space at both ends', () => {
    expect(countCharacters(' \n A dog \t')).toBe(5);
  });

  it('countCharacters and the maximum of a zod schema agree on texts with emoji, accents, and half pairs', () => {
    for (const text of ['', 'dog', '🐕🐕', 'e\u0301', FAMILY, '\uD83D', `${'🐕'.repeat(9)}x`]) {
      const count = countCharacters(text);
      const fits = (max: number) => z.string().max(max).safeParse(text).success;
      expect([text, fits(count), count === 0 || !fits(count - 1)]).toEqual([text, true, true]);
    }
  });
});

describe('firstCharacters', () => {
  it('firstCharacters returns a text that fits as it is', () => {
    expect(firstCharacters('A dog 🐕', 7)).toBe('A dog 🐕');
  });

  it('firstCharacters never cuts an emoji, a joined emoji, a flag, or an accented letter in half', () => {
    expect(firstCharacters(`${'x'.repeat(119)}🐕🐕`, 120)).toBe(`${'x'.repeat(119)}🐕`);
    expect(firstCharacters(`ab${FAMILY}c`, 4)).toBe('ab');
    expect(firstCharacters(`ab${FAMILY}c`, 7)).toBe(`ab${FAMILY}`);
    expect(firstCharacters('🇺🇸🇺🇸', 3)).toBe('🇺🇸');
    expect(firstCharacters('cafe\u0301s', 4)).toBe('caf');
  });

  it('firstCharacters cuts a single character with more accents than fit', () => {
    expect([...firstCharacters(`e${'\u0301'.repeat(50)}`, 10)]).toHaveLength(10);
  });

  it('firstCharacters replaces half of a surrogate pair, which the database cannot store', () => {
    expect(firstCharacters('\uD83Dx', 9)).toBe('\uFFFDx');
  });
});
