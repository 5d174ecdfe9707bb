import { dropKeptPages } from '../browser/kept-pages.js';
import { SHORTCUTS_SETTING } from '../browser/shortcuts-setting-name.js';
import { forgetPlace } from '../page/shared-place.js';

/**
 * Deletes everything that this browser kept for the member, as on sign-out, so that the next person finds nothing:
 * drafts, pending actions, searches, viewed places, typed pets, kept pages, and the shared location. A setting of the
 * device stays.
 */
export function forgetMember(): void {
  dropKeptPages();
  forgetPlace();
  try {
    sessionStorage.clear();
    for (const key of Object.keys(localStorage)) if (key !== SHORTCUTS_SETTING) localStorage.removeItem(key);
  } catch {
    // Storage is blocked, so nothing was stored.
  }
}
