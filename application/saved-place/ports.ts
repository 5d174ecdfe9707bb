import type { ListPage, PageRequest } from '../shared/page.js';

/** What members saved. */
export abstract class SavedPlaces {
  /** In the running transaction; nothing happens where it is saved already. False where nobody may see the business. */
  abstract save(memberId: string, businessId: number): Promise<boolean>;
  /** In the running transaction; nothing happens where it is not saved. */
  abstract forget(memberId: string, businessId: number): Promise<void>;
  /** Those of the businesses that the member saved. */
  abstract among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>>;
}

/** Reads of what members saved. */
export abstract class SavedPlaceReads {
  /** Cards of the businesses that a member saved and everybody may see, best first, each with `isSaved`. */
  abstract page(memberId: string, page: PageRequest): Promise<ListPage>;
}
