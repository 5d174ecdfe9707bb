import { dropAllDrafts } from './draft.js';
import { dropIntents } from './intent.js';

/** Forgets what a member typed and wanted here, as signing out does: the next person at this browser finds nothing of it. */
export function forgetMember(): void {
  dropAllDrafts();
  dropIntents();
}
