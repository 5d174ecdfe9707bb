import { refuse } from '../shared/domain-error.js';

/**
 * Product decision: lists per member, places per list, and characters of a list's name and of a note. They bound what one
 * member can store.
 */
export const SAVED_LIMITS = { lists: 30, places: 500, name: 60, note: 500 } as const;

/** Name of the list in which the heart saves, until the member renames it. */
export const DEFAULT_LIST_NAME = 'Saved';

/** Orders of a list: last saved first, by name, nearest first, or the member's own order. */
export const SAVED_SORTS = ['recent', 'name', 'distance', 'trip'] as const;

export type SavedSort = (typeof SAVED_SORTS)[number];

export const SAVED_LIST_NOT_FOUND = 'List not found';

/** What rules need to know about a list. */
export interface SavedListFacts {
  readonly id: number;
  readonly name: string;
  /** True for the list in which the heart saves. */
  readonly isDefault: boolean;
  /** Number of places, including those that are not listed currently. */
  readonly places: number;
}

/** Returns one of the member's lists. Throws SAVED_LIST_NOT_FOUND if the member has no list with this id. */
export function requireList<List extends SavedListFacts>(lists: readonly List[], id: number): List {
  return lists.find((list) => list.id === id) ?? refuse('SAVED_LIST_NOT_FOUND', SAVED_LIST_NOT_FOUND);
}

/** Throws TOO_MANY_SAVED_LISTS if the member already has the maximum number of lists. */
export function requireRoomForList(lists: readonly SavedListFacts[]): void {
  if (lists.length < SAVED_LIMITS.lists) return;
  refuse('TOO_MANY_SAVED_LISTS', `You can have at most ${SAVED_LIMITS.lists} lists. Please delete one first.`);
}

/** Throws SAVED_LIST_EXISTS if another list of the member has this name. Capital letters make no difference. */
export function requireFreeName(lists: readonly SavedListFacts[], name: string, id: number | null): void {
  const same = lists.find((list) => list.id !== id && folded(list.name) === folded(name));
  if (same !== undefined) refuse('SAVED_LIST_EXISTS', `You already have a list named ${same.name}.`, 'name');
}

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Throws SAVED_LIST_STAYS for the list in which the heart saves. */
export function requireDeletable({ isDefault, name }: SavedListFacts): void {
  if (isDefault)
    refuse(
      'SAVED_LIST_STAYS',
      `${name} is the list where the heart saves places. You can rename it, but not delete it.`,
    );
}

/** Throws TOO_MANY_SAVED_PLACES if the list is full. */
export function requireRoomForPlace({ name, places }: Pick<SavedListFacts, 'name' | 'places'>): void {
  if (places < SAVED_LIMITS.places) return;
  refuse(
    'TOO_MANY_SAVED_PLACES',
    `The list ${name} already has ${SAVED_LIMITS.places} places. Please remove one first.`,
  );
}
