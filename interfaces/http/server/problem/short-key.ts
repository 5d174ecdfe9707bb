import { countCharacters, firstCharacters } from '../../../../domain/shared/characters.js';

/** Maximum length of a key in an error's path, in characters. */
const MAX_KEY_LENGTH = 60;

/** Shortens a key chosen by the caller, so that the error response stays small. */
export function shortKey(key: string): string {
  return countCharacters(key) <= MAX_KEY_LENGTH ? key : `${firstCharacters(key, MAX_KEY_LENGTH - 1)}…`;
}
