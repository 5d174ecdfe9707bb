/** Word endings that the search ignores. */
const ENDING = /(?:ies|ing|ed|es|s|y)$/;
/** Minimum number of letters in a stem. */
const MIN_STEM_LETTERS = 3;
/** Stop words, which the search ignores. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function stem(word: string): string {
  const cut = word.replace(ENDING, '');
  return cut.length >= MIN_STEM_LETTERS ? cut : word;
}

/** Returns the stems of a search's words, without excluded words. */
export function stemsOf(query: string): string[] {
  const wanted = plain(query).replaceAll(/(^|\s)-\S+/g, ' ');
  return [...new Set(wanted.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => !STOP_WORDS.has(word)).map(stem);
}

/** Returns whether a text contains one of the stems. */
export function containsAny(text: string, stems: readonly string[]): boolean {
  const words = (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
  return stems.some((wanted) => words.includes(wanted));
}
