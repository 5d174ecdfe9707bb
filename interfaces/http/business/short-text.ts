/**
 * Widths of characters in a bold sans serif typeface, in tenths of the font size. The viewer's software chooses the
 * typeface, so these are on the wide side.
 */
const WIDTHS: readonly (readonly [signs: RegExp, tenths: number])[] = [
  [/^[ijl.,:;'’|!I\-()[\]]$/, 3.6],
  [/^[ftr "]$/, 4.2],
  [/^[mwMW@%&]$/, 9.6],
  [/^[A-Z]$/, 7.6],
  [/^[\u0021-\u024f]$/, 6.7],
];

/** Wide characters: East Asian ones and emoji. */
const OTHER_TENTHS = 11;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

const widthOf = (sign: string): number => WIDTHS.find(([known]) => known.test(sign))?.[1] ?? OTHER_TENTHS;

/** Returns the text if it fits into `width` at the font size, else as much as fits plus an ellipsis. */
export function shortText(text: string, size: number, width: number): string {
  const room = (width / size) * 10;
  const all = [...signs.segment(text)].map(({ segment }) => ({ segment, tenths: widthOf(segment) }));
  if (all.reduce((sum, { tenths }) => sum + tenths, 0) <= room) return text;
  let used = OTHER_TENTHS;
  const lines: string[] = [];
  for (const { segment, tenths } of all) {
    used += tenths;
    if (used > room) break;
    lines.push(segment);
  }
  return `${lines.join('').trimEnd()}…`;
}
