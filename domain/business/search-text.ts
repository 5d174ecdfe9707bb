/** Product decision: words of a search text that count. Each word makes the search slower. */
export const MAX_SEARCH_WORDS = 24;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** Returns the text up to the last word that counts. */
export function firstWords(text: string): string {
  let count = 0;
  for (const { index } of text.matchAll(WORD)) {
    count += 1;
    if (count > MAX_SEARCH_WORDS) return text.slice(0, index).trimEnd();
  }
  return text;
}
