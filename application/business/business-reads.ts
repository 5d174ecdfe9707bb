import type { JsonText, ListPage } from './business-search.js';

/** Where a page of a list begins and how long it is. */
export interface PageRequest {
  /** 1 to 100. */
  readonly limit: number;
  /** Where the page before ended, as that page gave it; null for the first. A cursor of another list: INVALID_CURSOR. */
  readonly cursor: string | null;
}

/** Reads of public listings that are no search; each answer is JSON text of the public view (api.md, Who sees which fields). */
export abstract class BusinessReads {
  /** A `Business`, null where nobody may see one of that id; for a member with `isSaved`. */
  abstract detail(id: number, viewerId: string | null): Promise<JsonText | null>;
  /** Favourites of the community, best first. */
  abstract favorites(page: PageRequest): Promise<ListPage>;
  /** The public listings of a member, best first. */
  abstract ownedBy(userId: string, page: PageRequest): Promise<ListPage>;
  /** The public listings that a member saved, best first. */
  abstract savedBy(userId: string, page: PageRequest): Promise<ListPage>;
  /** The cards of these ids in their order; what is unknown or not public is left out. `ids` has no duplicates. */
  abstract batch(ids: readonly number[]): Promise<JsonText>;
}
