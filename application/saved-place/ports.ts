import type { Point } from '../../domain/gazetteer/distance.js';
import type { SavedListFacts, SavedSort } from '../../domain/saved-place/saved-list.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** Saved businesses of members, in any of their lists. */
export abstract class SavedPlaces {
  /**
   * Saves a public business in the member's default list, in its own transaction. Nothing happens if it is in one of
   * their lists. Throws BUSINESS_NOT_FOUND if the business is not public, or TOO_MANY_SAVED_PLACES.
   */
  abstract save(memberId: string, businessId: number): Promise<void>;
  /**
   * Removes a business from all lists of the member, in its own transaction. Nothing happens if it is not saved or no
   * longer exists.
   */
  abstract forget(memberId: string, businessId: number): Promise<void>;
  /** Returns those of the businesses that the member saved. */
  abstract among(memberId: string, businessIds: readonly number[]): Promise<ReadonlySet<number>>;
}

export abstract class SavedPlaceReads {
  /** Returns cards of the member's saved public businesses, best first, with `isSaved`. */
  abstract page(memberId: string, page: PageRequest): Promise<ListPage>;
}

/** A list as stored, with what its link shows to others. */
export interface SavedListRecord extends SavedListFacts {
  /** The secret of the link; null if the list isn't shared. */
  readonly shareToken: string | null;
}

/** What a member keeps about a place in a list. An absent field stays unchanged. */
export interface KeptPlace {
  /** Null removes the note. */
  readonly note?: string | null | undefined;
  /** Order in the trip; a new place comes last if it is absent. */
  readonly position?: number | undefined;
}

export interface SavedListChange {
  readonly name?: string;
  /** Null ends the link. */
  readonly shareToken?: string | null;
  readonly sharesNotes?: boolean;
  readonly sharesName?: boolean;
}

/** Lists of saved places for changes, in the running transaction. */
export abstract class SavedLists {
  /** Returns the member's lists. Their other changes wait until the transaction ends. */
  abstract ofMember(memberId: string): Promise<readonly SavedListRecord[]>;
  /** Returns the id. */
  abstract add(memberId: string, name: string, isDefault: boolean): Promise<number>;
  abstract change(id: number, change: SavedListChange): Promise<void>;
  /** Deletes a list and forgets the places in it. */
  abstract remove(id: number): Promise<void>;
  abstract contains(listId: number, businessId: number): Promise<boolean>;
  /** Adds a place. Throws BUSINESS_NOT_FOUND if the business is not public. */
  abstract put(memberId: string, listId: number, businessId: number, kept: KeptPlace): Promise<void>;
  /** Changes a place that the list contains. */
  abstract changePlace(listId: number, businessId: number, kept: KeptPlace): Promise<void>;
  /** Removes a place. Nothing happens if the list doesn't contain it. */
  abstract take(listId: number, businessId: number): Promise<void>;
  /** Puts these places first, in this order. The others keep theirs. */
  abstract arrange(listId: number, businessIds: readonly number[]): Promise<void>;
}

/** The order of a list's places; with the point from which distances are measured, if it needs one. */
export interface PlaceOrder {
  readonly sort: SavedSort;
  readonly origin: Point | null;
}

/** Reads of lists as JSON in the shape of the contract. */
export abstract class SavedListReads {
  /** Returns all lists of the member, the default one first: an array of `SavedList`. */
  abstract ofMember(memberId: string): Promise<JsonText>;
  /** Returns one list of the member: `SavedList`; null if they have none with this id. */
  abstract one(memberId: string, id: number): Promise<JsonText | null>;
  /** Returns the lists of the member that contain a business: an array of `PlaceInList`. */
  abstract containing(memberId: string, businessId: number): Promise<JsonText>;
  /** Returns the public places of a list of the member: `SavedPlace`; null if they have no such list. */
  abstract places(memberId: string, id: number, order: PlaceOrder, page: PageRequest): Promise<ListPage | null>;
}

/**
 * Reads of shared lists by the secret of their link. A list is not shared while its member's account is closed or
 * suspended.
 */
export abstract class SharedListReads {
  /** Returns a `SharedList`; null if no shared list has this secret. */
  abstract one(token: string): Promise<JsonText | null>;
  /** Returns the public places of the list in its own order: `SharedPlace`; null if no shared list has this secret. */
  abstract places(token: string, page: PageRequest): Promise<ListPage | null>;
}
