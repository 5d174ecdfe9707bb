/** A product decision: of a text that is searched for, so many words count. What a search costs grows with each. */
export const MAX_SEARCH_WORDS = 24;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The text up to the last word that counts. */
export function firstWords(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(WORD)) {
    count += 1;
    if (count > MAX_SEARCH_WORDS) return text.slice(0, index).trimEnd();
  }
  return text;
}
