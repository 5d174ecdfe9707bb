import {
  requireDeletable,
  requireFreeName,
  requireList,
  requireRoomForList,
} from '../../domain/saved-place/saved-list.js';
import type { Actor } from '../shared/actor.js';
import type { Secrets } from '../shared/secrets.js';
import type { Transaction } from '../shared/transaction.js';
import type { SavedLists } from './ports.js';
import { withDefaultList } from './with-default-list.js';

/** What a shared list shows besides its name and places. */
export interface SharingInput {
  readonly sharesNotes: boolean;
  /** Whether it shows the member's public name. */
  readonly sharesName: boolean;
}

/** Changes to a member's lists. Each throws SAVED_LIST_NOT_FOUND for a list that isn't theirs. */
export class ChangeLists {
  constructor(
    private readonly transaction: Transaction,
    private readonly lists: SavedLists,
    private readonly secrets: Secrets,
  ) {}

  /** Returns the id. Throws TOO_MANY_SAVED_LISTS or SAVED_LIST_EXISTS. */
  create({ userId }: Actor, name: string): Promise<number> {
    return this.transaction.run(async () => {
      // The default list comes first, so that its name is taken and it counts.
      const lists = await withDefaultList(this.lists, userId);
      requireRoomForList(lists);
      requireFreeName(lists, name, null);
      return this.lists.add(userId, name, false);
    });
  }

  /** Throws SAVED_LIST_EXISTS. */
  rename({ userId }: Actor, id: number, name: string): Promise<void> {
    return this.transaction.run(async () => {
      const lists = await this.lists.ofMember(userId);
      requireList(lists, id);
      requireFreeName(lists, name, id);
      await this.lists.change(id, { name });
    });
  }

  /** Throws SAVED_LIST_STAYS for the default list. */
  remove({ userId }: Actor, id: number): Promise<void> {
    return this.transaction.run(async () => {
      requireDeletable(requireList(await this.lists.ofMember(userId), id));
      await this.lists.remove(id);
    });
  }

  /** Makes a link to the list, or changes what the present link shows. */
  share({ userId }: Actor, id: number, { sharesNotes, sharesName }: SharingInput): Promise<void> {
    return this.transaction.run(async () => {
      const { shareToken } = requireList(await this.lists.ofMember(userId), id);
      const token = shareToken ?? this.secrets.newSecret();
      await this.lists.change(id, { shareToken: token, sharesNotes, sharesName });
    });
  }

  /** Ends the link permanently: sharing again makes another one. */
  stopSharing({ userId }: Actor, id: number): Promise<void> {
    return this.transaction.run(async () => {
      requireList(await this.lists.ofMember(userId), id);
      await this.lists.change(id, { shareToken: null, sharesNotes: false, sharesName: false });
    });
  }
}
