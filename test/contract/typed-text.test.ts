import { describe, expect, it } from '@jest/globals';
import { optionalProse, optionalText } from '../../interfaces/contract/business/business-fields.js';
import { typedProse, typedText } from '../../interfaces/contract/shared/typed-text.js';

describe('a text that somebody typed', () => {
  const kept = (text: string) => [typedText('Name').parse(text), typedProse('Words').parse(text)];

  it.each([
    ['  Rex  ', 'Rex', 'Rex'],
    ['Rex\r\nBcc: x', 'Rex Bcc: x', 'Rex\r\nBcc: x'],
    ['a\u2028b\u0085c\td\u001Be', 'a b c d e', 'a\u2028b\u0085c\td\u001Be'],
    ['\u202Exer\u2069', 'xer', '\u202Exer\u2069'],
    [' \u200F ', '', '\u200F'],
    ['half \uD83D', 'half \uFFFD', 'half \uFFFD'],
    [
      '\u{1F469}\u200D\u{1F9BD} and \u{1F415}\u200D\u{1F9BA}',
      '\u{1F469}\u200D\u{1F9BD} and \u{1F415}\u200D\u{1F9BA}',
      '\u{1F469}\u200D\u{1F9BD} and \u{1F415}\u200D\u{1F9BA}',
    ],
    ['Café Ñandú 東京', 'Café Ñandú 東京', 'Café Ñandú 東京'],
  ])('%j is one line as %j, and prose as %j', (text, line, prose) => {
    expect(kept(text)).toEqual([line, prose]);
  });

  it('says nothing where nothing in it can be read, and a field that may be empty is null then', () => {
    for (const text of ['', ' ', '\u0001', ' \u200F\t', '\ufeff\u2066\n'])
      expect([text, optionalText('Words', 3).parse(text), optionalProse('Words', 3).parse(text)]).toEqual([
        text,
        null,
        null,
      ]);
    expect(optionalText('Words', 3).parse('.')).toBe('.');
    expect(optionalText('Words', 3).safeParse('\0').success).toBe(false);
  });

  it('is refused with a NUL, and counted as it is kept', () => {
    for (const rule of [typedText('Name'), typedProse('Name')])
      expect(rule.safeParse('a\0b').error?.issues[0]?.message).toBe('Name must not hold a NUL character.');
    expect(typedText('Name').min(1).safeParse('\u202E').success).toBe(false);
    expect(typedText('Name').max(3).safeParse('a \r\n b').success).toBe(true);
  });
});
