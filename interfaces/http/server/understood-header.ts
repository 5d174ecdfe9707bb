import type { Understood } from '../../../domain/business/vocabulary/understood.js';

/** Proxies accept a header of this length next to all others: many read at most 4 kB of headers. */
const MAX_LENGTH = 2000;
/** Search texts have at most 24 words. */
const MAX_WORDS = 24;
/** Longer words are cut to the first of these lengths with which the header is short enough. */
const WORD_LENGTHS = [40, 20, 10];
const MIN_WORD_LENGTH = 5;

/** Returns JSON in ASCII, which is all that a header can contain. Other characters become `\u` escapes. */
export function understoodHeader(understood: Understood): string {
  const length = WORD_LENGTHS.find((each) => withWordsOf(understood, each).length <= MAX_LENGTH);
  return withWordsOf(understood, length ?? MIN_WORD_LENGTH);
}

function withWordsOf(understood: Understood, length: number): string {
  const { words, dropped, location } = understood;
  const cut = (text: string): string => text.slice(0, length);
  const short = {
    ...understood,
    words: words.slice(0, MAX_WORDS).map(cut),
    dropped: dropped.slice(0, MAX_WORDS).map(cut),
    location: location === null ? null : cut(location),
  };
  return JSON.stringify(short).replaceAll(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
