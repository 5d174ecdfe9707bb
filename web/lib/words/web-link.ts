import { urlIn } from '../../../interfaces/contract/shared/words.js';

/** Returns a safe web URL to link to; null if the text is empty or not a web URL. */
export function webLink(text: string | null): string | null {
  if (text === null || text.trim() === '') return null;
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = urlIn(address.trim());
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:') ? url.href : null;
}
