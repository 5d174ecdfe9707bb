import { dropAllDrafts } from '../form/draft.js';
import { dropActionsAfterSignIn } from './action-after-sign-in.js';

/**
 * Deletes the member's drafts and pending actions, as on sign-out, so that the next person at this browser finds
 * nothing.
 */
export function forgetMember(): void {
  dropAllDrafts();
  dropActionsAfterSignIn();
}
