import type { ListPage, PageRequest } from '../shared/page.js';

/** Saved businesses of members. */
export abstract class SavedPlaces {
  /**
   * Saves a public business, in its own transaction; saving it again changes nothing. Throws BUSINESS_NOT_FOUND if the
   * business is not public.
   */
  abstract save(memberId: string, businessId: number): Promise<void>;
  /** Removes a saved business, in its own transaction. Nothing happens if it is not saved or no longer exists. */
  abstract forget(memberId: string, businessId: number): Promise<void>;
  /** Returns those of the businesses that the member saved. */
  abstract among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>>;
}

export abstract class SavedPlaceReads {
  /** Returns cards of the member's saved public businesses, best first, with `isSaved`. */
  abstract page(memberId: string, page: PageRequest): Promise<ListPage>;
}
