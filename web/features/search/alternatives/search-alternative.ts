import type { BrowseSearch } from '../../../lib/path/browse-search.js';

/** A similar search that has results. */
export interface SearchAlternative {
  readonly label: string;
  readonly search: BrowseSearch;
}

export interface SearchAlternatives {
  /** Why nothing was found, and what to do; absent if there is nothing special to say. */
  readonly note?: string | undefined;
  /** Similar names for an unknown location. */
  readonly spellings: readonly SearchAlternative[];
  readonly alternatives: readonly SearchAlternative[];
}
