import type { BrowseSearch } from '../../../lib/path/browse-search.js';

/** A search like the one that found nothing, which finds something. */
export interface WayOut {
  readonly label: string;
  readonly search: BrowseSearch;
}

export interface WaysOut {
  /** Names like that of an unknown place. */
  readonly spellings: readonly WayOut[];
  readonly ways: readonly WayOut[];
}
