import type { SavedList, SavedPlace } from '../../../interfaces/contract/saved-place/saved-place.js';
import { aBusiness } from './records.js';

/** Returns a list of saved places as its member gets it. */
export function aList(differs: Partial<SavedList> = {}): SavedList {
  return {
    ...{ id: 9, name: 'Beach trip', isDefault: false, placeCount: 2, unlistedCount: 0, share: null },
    createdAt: '2026-01-01T00:00:00.000Z',
    ...differs,
  };
}

/** Returns a place of a list. */
export function aPlace(differs: Partial<SavedPlace> = {}): SavedPlace {
  return {
    ...aBusiness({ isSaved: true }),
    ...{
      note: null,
      position: 1,
      savedAt: '2026-01-02T00:00:00.000Z',
      country: 'US',
      policy: null,
      openingHours: null,
    },
    ...differs,
  };
}
