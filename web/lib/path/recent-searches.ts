import { RECENT_SEARCHES } from './drop-recent-searches.js';

/** A search with a text that was made in this browser. */
export interface RecentSearch {
  readonly query: string;
  /** As typed; empty without one. */
  readonly location: string;
}

/** Number of searches kept: a product decision. */
const KEPT = 5;

/** Returns the kept searches, newest first. Browser only. */
export function readRecentSearches(): readonly RecentSearch[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(RECENT_SEARCHES) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSearch).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** Keeps a search at the front, replacing an equal one. Keeps nothing without a text. */
export function keepRecentSearch({ query, location }: RecentSearch): void {
  const search = { query: query.trim(), location: location.trim() };
  if (search.query === '') return;
  const others = readRecentSearches().filter((each) => keyOf(each) !== keyOf(search));
  try {
    localStorage.setItem(RECENT_SEARCHES, JSON.stringify([search, ...others].slice(0, KEPT)));
  } catch {
    // Storage is full or blocked; the search itself works.
  }
}

const keyOf = ({ query, location }: RecentSearch): string => JSON.stringify([query, location]).toLowerCase();

function isSearch(value: unknown): value is RecentSearch {
  const { query, location } = (value ?? {}) as Partial<Record<keyof RecentSearch, unknown>>;
  return typeof query === 'string' && typeof location === 'string';
}
