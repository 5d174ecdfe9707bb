import { dropKeptPages } from '../browser/kept-pages.js';
import { dropAllDrafts } from '../form/draft.js';
import { dropActionsAfterSignIn } from './action-after-sign-in.js';

/**
 * Deletes the member's drafts, pending actions, and kept pages, as on sign-out, so that the next person at this browser
 * finds nothing.
 */
export function forgetMember(): void {
  dropAllDrafts();
  dropActionsAfterSignIn();
  dropKeptPages();
}
