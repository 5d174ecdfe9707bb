import type { Understood } from '../../../domain/business/vocabulary/understood.js';

/** Longer words are cut, so that the header is accepted by proxies. Search texts have at most 24 words. */
const MAX_WORD_LENGTH = 40;
const MAX_WORDS = 24;

/** Returns JSON in ASCII, which is all that a header can contain. Other characters become `\u` escapes. */
export function understoodHeader(understood: Understood): string {
  const { words, dropped, location } = understood;
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

const cut = (text: string): string => text.slice(0, MAX_WORD_LENGTH);
