/** Maximum length of a key in an error's path, in characters. */
const MAX_KEY_LENGTH = 60;

/** Shortens a key chosen by the caller, so that the error response stays small. */
export function shortKey(key: string): string {
  return key.length <= MAX_KEY_LENGTH ? key : `${key.slice(0, MAX_KEY_LENGTH - 1)}…`;
}
