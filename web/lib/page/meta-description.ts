import { firstCharacters } from '../../../interfaces/contract/shared/words.js';

/** Maximum length of a meta description, in characters: about as much as search results show. */
const MAX_LENGTH = 120;

/** Returns the start of a text as a page's meta description; null if the text is empty. */
export function metaDescription(text: string | null | undefined): string | null {
  return firstCharacters((text ?? '').replace(/\s+/g, ' ').trim(), MAX_LENGTH).trimEnd() || null;
}
