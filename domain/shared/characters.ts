/**
 * Returns how many characters a text has, without white space at its ends. Counts Unicode code points, as the limits of
 * the API, of its documentation, and of PostgreSQL do, so a counter and the rule behind it always agree.
 */
export function countCharacters(text: string): number {
  return [...text.trim()].length;
}

/** Made once and only if needed, because old browsers have none. */
let segmenter: Intl.Segmenter | undefined;

/**
 * Returns the start of a text: at most `max` code points, and only whole characters as people see them, so that an emoji
 * or an accented letter is never cut in half.
 */
export function firstCharacters(text: string, max: number): string {
  // A text never has more code points than UTF-16 units.
  if (text.length <= max) return text.toWellFormed();
  let count = 0;
  let end = 0;
  segmenter ??= new Intl.Segmenter('en');
  for (const { segment, index } of segmenter.segment(text)) {
    count += [...segment].length;
    if (count > max) break;
    end = index + segment.length;
  }
  // A single character can have any number of accents.
  return (end === 0 ? [...text].slice(0, max).join('') : text.slice(0, end)).toWellFormed();
}
