import { dropKeptPages } from '../browser/kept-pages.js';
import { dropAllDrafts } from '../form/draft.js';
import { dropRecentSearches } from '../path/drop-recent-searches.js';
import { dropActionsAfterSignIn } from './action-after-sign-in.js';

/**
 * Deletes the member's drafts, pending actions, kept pages, and recent searches, as on sign-out, so that the next person
 * at this browser finds nothing.
 */
export function forgetMember(): void {
  dropAllDrafts();
  dropActionsAfterSignIn();
  dropKeptPages();
  dropRecentSearches();
}
