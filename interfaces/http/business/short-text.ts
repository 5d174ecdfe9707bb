/**
 * How wide a letter is in a bold typeface without serifs, in tenths of its size: whoever shows a picture chooses the
 * typeface, so that this errs on the wide side.
 */
const WIDTHS: readonly (readonly [signs: RegExp, tenths: number])[] = [
  [/^[ijl.,:;'’|!I\-()[\]]$/, 3.6],
  [/^[ftr "]$/, 4.2],
  [/^[mwMW@%&]$/, 9.6],
  [/^[A-Z]$/, 7.6],
  [/^[\u0021-\u024f]$/, 6.7],
];

/** Wide signs: those of East Asia, and pictures. */
const OTHER_TENTHS = 11;

const signs = new Intl.Segmenter('en', { granularity: 'grapheme' });

const widthOf = (sign: string): number => WIDTHS.find(([known]) => known.test(sign))?.[1] ?? OTHER_TENTHS;

/** The text as it stands where it fits into `width` at a size of letters, else as much as fits and an ellipsis. */
export function shortText(text: string, size: number, width: number): string {
  const room = (width / size) * 10;
  const all = [...signs.segment(text)].map(({ segment }) => ({ segment, tenths: widthOf(segment) }));
  if (all.reduce((sum, { tenths }) => sum + tenths, 0) <= room) return text;
  let used = OTHER_TENTHS;
  const kept: string[] = [];
  for (const { segment, tenths } of all) {
    used += tenths;
    if (used > room) break;
    kept.push(segment);
  }
  return `${kept.join('').trimEnd()}…`;
}
