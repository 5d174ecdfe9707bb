import { requireList, requireRoomForPlace } from '../../domain/saved-place/saved-list.js';
import type { Actor } from '../shared/actor.js';
import type { Transaction } from '../shared/transaction.js';
import type { KeptPlace, SavedLists } from './ports.js';

/** Changes to the places in a member's list. Each throws SAVED_LIST_NOT_FOUND for a list that isn't theirs. */
export class KeepPlaces {
  constructor(
    private readonly transaction: Transaction,
    private readonly lists: SavedLists,
  ) {}

  /**
   * Adds a place, or changes its note or position. Throws BUSINESS_NOT_FOUND for a place that is neither public nor in
   * the list, or TOO_MANY_SAVED_PLACES.
   */
  put({ userId }: Actor, listId: number, businessId: number, kept: KeptPlace): Promise<void> {
    return this.transaction.run(async () => {
      const list = requireList(await this.lists.ofMember(userId), listId);
      if (await this.lists.contains(listId, businessId)) return this.lists.changePlace(listId, businessId, kept);
      requireRoomForPlace(list);
      return this.lists.put(userId, listId, businessId, kept);
    });
  }

  take({ userId }: Actor, listId: number, businessId: number): Promise<void> {
    return this.transaction.run(async () => {
      requireList(await this.lists.ofMember(userId), listId);
      await this.lists.take(listId, businessId);
    });
  }

  /** Puts these places first, in this order. Places that the list doesn't contain are ignored. */
  arrange({ userId }: Actor, listId: number, businessIds: readonly number[]): Promise<void> {
    return this.transaction.run(async () => {
      requireList(await this.lists.ofMember(userId), listId);
      await this.lists.arrange(listId, businessIds);
    });
  }
}
