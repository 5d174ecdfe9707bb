/** Word endings that the search ignores. */
const ENDING = /(?:ies|ing|ed|es|s|y)$/;
/** Minimum number of letters in a stem. */
const MIN_STEM_LETTERS = 3;
/** Stop words, which the search ignores. */
const STOP_WORDS = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Maximum length of a sentence on a card, in characters. */
const MAX_SENTENCE_CHARACTERS = 90;

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

/**
 * Returns the first sentence that contains one of the stems, starting shortly before the match if it is long; null if
 * none does.
 */
export function matchingSentence(text: string, stems: readonly string[]): string | null {
  const sentence = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .find((each) => containsAny(each, stems));
  if (sentence === undefined || sentence.length <= MAX_SENTENCE_CHARACTERS) return sentence ?? null;
  const words = sentence.split(/\s+/);
  const at = words.findIndex((word) => containsAny(word, stems));
  return at <= 4 ? sentence : `…${words.slice(at - 3).join(' ')}`;
}
