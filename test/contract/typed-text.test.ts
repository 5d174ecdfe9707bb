import { describe, expect, it } from '@jest/globals';
import { optionalProse, optionalText } from '../../interfaces/contract/business/business-fields.js';
import { typedProse, typedText } from '../../interfaces/contract/shared/typed-text.js';

describe('Typed text', () => {
  const parsed = (text: string) => [typedText('Name').parse(text), typedProse('Words').parse(text)];

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
  ])('cleans %j to %j as a single line and to %j as prose', (text, line, prose) => {
    expect(parsed(text)).toEqual([line, prose]);
  });

  it('treats text without readable characters as missing', () => {
    for (const text of ['', ' ', '\u0001', ' \u200F\t', '\ufeff\u2066\n'])
      expect([text, optionalText('Words', 3).parse(text), optionalProse('Words', 3).parse(text)]).toEqual([
        text,
        null,
        null,
      ]);
    expect(optionalText('Words', 3).parse('.')).toBe('.');
    expect(optionalText('Words', 3).safeParse('\0').success).toBe(false);
  });

  it('cleans 200,000 leading tabs quickly', () => {
    expect(optionalText('Words', 3).safeParse(`${'\t'.repeat(200_000)}x`).data).toBe('x');
  });

  it('rejects a NUL character, and counts the length after cleaning', () => {
    for (const rule of [typedText('Name'), typedProse('Name')])
      expect(rule.safeParse('a\0b').error?.issues[0]?.message).toBe('Name must not contain a NUL character.');
    expect(typedText('Name').min(1).safeParse('\u202E').success).toBe(false);
    expect(typedText('Name').max(3).safeParse('a \r\n b').success).toBe(true);
  });
});
