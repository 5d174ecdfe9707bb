import { describe, expect, it } from '@jest/globals';
import {
  requireDeletable,
  requireFreeName,
  requireList,
  requireRoomForList,
  requireRoomForPlace,
  SAVED_LIMITS,
  type SavedListFacts,
} from '../../../domain/saved-place/saved-list.js';
import { DomainError } from '../../../domain/shared/domain-error.js';

const list = (id: number, name: string, more: Partial<SavedListFacts> = {}): SavedListFacts => ({
  ...{ id, name, isDefault: false, places: 0 },
  ...more,
});

/** Returns the code of the refusal; null if the rule allows it. */
function codeOf(check: () => unknown): string | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.code;
    throw error;
  }
}

const LISTS = [list(1, 'Saved', { isDefault: true }), list(2, 'Beach Trip')];

describe('the rules for lists of saved places', () => {
  it('a member finds only their own lists', () => {
    expect(requireList(LISTS, 2)).toBe(LISTS[1]);
    expect(codeOf(() => requireList(LISTS, 3))).toBe('SAVED_LIST_NOT_FOUND');
  });

  it('a member can have 30 lists', () => {
    const lists = (count: number) => Array.from({ length: count }, (_, n) => list(n, String(n)));
    expect(SAVED_LIMITS.lists).toBe(30);
    expect(codeOf(() => requireRoomForList(lists(29)))).toBeNull();
    expect(codeOf(() => requireRoomForList(lists(30)))).toBe('TOO_MANY_SAVED_LISTS');
  });

  it('a list can have 500 places', () => {
    expect(codeOf(() => requireRoomForPlace({ name: 'Trip', places: 499 }))).toBeNull();
    expect(codeOf(() => requireRoomForPlace({ name: 'Trip', places: 500 }))).toBe('TOO_MANY_SAVED_PLACES');
  });

  it('two lists of a member cannot have the same name, whatever the capital letters', () => {
    expect(codeOf(() => requireFreeName(LISTS, 'BEACH trip', null))).toBe('SAVED_LIST_EXISTS');
    expect(codeOf(() => requireFreeName(LISTS, 'Beach Trips', null))).toBeNull();
  });

  it('a list can keep its own name, with other capital letters', () => {
    expect(codeOf(() => requireFreeName(LISTS, 'beach trip', 2))).toBeNull();
    expect(codeOf(() => requireFreeName(LISTS, 'beach trip', 1))).toBe('SAVED_LIST_EXISTS');
  });

  it('the list in which the heart saves cannot be deleted', () => {
    expect(LISTS.map((each) => codeOf(() => requireDeletable(each)))).toEqual(['SAVED_LIST_STAYS', null]);
  });
});
