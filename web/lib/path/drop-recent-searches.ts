/** Name of the searches made in this browser, in local storage. They never leave it. */
export const RECENT_SEARCHES = 'recent-searches';

/** Deletes the searches made in this browser. A file of its own, because every page loads it. Browser only. */
export function dropRecentSearches(): void {
  try {
    localStorage.removeItem(RECENT_SEARCHES);
  } catch {
    // Nothing was stored in that case.
  }
}
