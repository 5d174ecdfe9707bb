import { BUSINESS, BUSINESS_CARD } from '../business/business-examples.js';
import type { SavedList, SavedPlace, SharedList, SharedPlace } from './saved-place.js';

/** Example responses for the documentation; all invented. */
export const SAVED_LIST: SavedList = {
  id: 7,
  name: 'Weekend in Austin',
  isDefault: false,
  placeCount: 4,
  unlistedCount: 1,
  share: {
    token: 'q3vXo1mY6c0sQ2b8Jt5wKz7nR4hLd9uEfGaPiBxTyCM',
    sharesNotes: false,
    sharesName: true,
  },
  createdAt: '2026-10-02T15:04:05.000Z',
};

export const SAVED_PLACE: SavedPlace = {
  ...BUSINESS_CARD,
  isSaved: true,
  note: 'Ask for the table at the back.',
  position: 2,
  savedAt: '2026-10-03T09:30:00.000Z',
  country: BUSINESS.country,
  policy: BUSINESS.policy,
  openingHours: BUSINESS.openingHours,
};

export const SHARED_LIST: SharedList = {
  name: 'Weekend in Austin',
  placeCount: 4,
  unlistedCount: 1,
  sharedBy: 'Ada',
  sharesNotes: false,
};

export const SHARED_PLACE: SharedPlace = {
  ...BUSINESS_CARD,
  note: null,
  country: BUSINESS.country,
  policy: BUSINESS.policy,
  openingHours: BUSINESS.openingHours,
};
