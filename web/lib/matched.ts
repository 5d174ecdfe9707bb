/** Endings that the search does not tell apart. */
const ENDING = /(?:ies|ing|ed|es|s|y)$/;
/** What is left of a word has at least so many letters. */
const SHORTEST = 3;
/** Words that a search passes over. */
const PASSED_OVER = new Set(['a', 'an', 'and', 'at', 'for', 'in', 'of', 'on', 'or', 'the', 'to', 'with']);
/** Characters of a sentence that a card has room for. */
const ROOM = 90;

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

function stem(word: string): string {
  const cut = word.replace(ENDING, '');
  return cut.length >= SHORTEST ? cut : word;
}

/** The words a search is for, as they are compared; those that it excludes are none. */
export function stemsOf(query: string): string[] {
  const wanted = plain(query).replaceAll(/(^|\s)-\S+/g, ' ');
  return [...new Set(wanted.match(/[\p{L}\p{N}]+/gu) ?? [])].filter((word) => !PASSED_OVER.has(word)).map(stem);
}

/** Whether a text holds one of the words, in whatever form. */
export function holds(text: string, stems: readonly string[]): boolean {
  const words = (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
  return stems.some((wanted) => words.includes(wanted));
}

/** The first sentence that holds one of the words; a long one from shortly before the word on. Null where none does. */
export function sentenceOf(text: string, stems: readonly string[]): string | null {
  const sentence = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((each) => each.trim())
    .find((each) => holds(each, stems));
  if (sentence === undefined || sentence.length <= ROOM) return sentence ?? null;
  const words = sentence.split(/\s+/);
  const at = words.findIndex((word) => holds(word, stems));
  return at <= 4 ? sentence : `…${words.slice(at - 3).join(' ')}`;
}
