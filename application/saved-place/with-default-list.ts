import { DEFAULT_LIST_NAME } from '../../domain/saved-place/saved-list.js';
import type { SavedListRecord, SavedLists } from './ports.js';

/** Returns the member's lists. Adds the default list if the member has none yet. */
export async function withDefaultList(lists: SavedLists, memberId: string): Promise<readonly SavedListRecord[]> {
  const present = await lists.ofMember(memberId);
  if (present.some(({ isDefault }) => isDefault)) return present;
  const id = await lists.add(memberId, DEFAULT_LIST_NAME, true);
  return [{ id, name: DEFAULT_LIST_NAME, isDefault: true, places: 0, shareToken: null }, ...present];
}
