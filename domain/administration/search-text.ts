/** Maximum length of a search text in characters. Few email addresses are longer. */
export const MAX_SEARCH_LENGTH = 100;

/** Returns whether a text is long enough to search for: two characters, or a digit, which may be an id. */
export const isSearchable = (text: string): boolean => /^\d$|^.{2}/u.test(text.trim());
