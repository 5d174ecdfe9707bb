import type { SavedList } from '../../../interfaces/contract/saved-place/saved-place.js';
import { unlistedSentence } from './list-words.js';

/** Says how many places are left out, because they are closed or no longer listed. */
export function UnlistedNote({ list }: { readonly list: Pick<SavedList, 'unlistedCount'> }) {
  const sentence = unlistedSentence(list);
  return sentence !== null && <p className="mt-1 text-muted">{sentence}</p>;
}
