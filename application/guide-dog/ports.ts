import type { GuideDogContent } from '../../domain/guide-dog/guide-dog.js';
import type { ContentState } from '../../domain/moderation/target.js';
import type { PageRequest, JsonText, ListPage } from '../shared/page.js';

/** A Guide Dog profile with the fields that rules need. */
export interface GuideDogRecord extends GuideDogContent {
  readonly id: number;
  readonly userId: string;
  readonly state: ContentState;
  /** Whether others see it: not hidden by an administrator, and the account is open and not paused. */
  readonly isVisible: boolean;
  readonly version: number;
}

/** Guide Dogs for changes, in the running transaction. */
export abstract class GuideDogs {
  /**
   * Adds a Guide Dog with the member's number of published reviews. Returns false, and changes nothing, if they have
   * one.
   */
  abstract add(userId: string, guideDog: GuideDogContent): Promise<boolean>;
  /** Finds and locks the member's Guide Dog until the transaction ends; null if there is none. */
  abstract find(userId: string): Promise<GuideDogRecord | null>;
  /** Saves a Guide Dog that `find` returned. */
  abstract save(guideDog: GuideDogRecord): Promise<void>;
  /** Whether the member owns the pet profile. Locks it until the transaction ends. */
  abstract ownsPet(userId: string, petProfileId: number): Promise<boolean>;
}

export abstract class GuideDogReads {
  /** Returns the visible Guide Dogs with the most reviews first, without paused profiles. */
  abstract page(page: PageRequest): Promise<ListPage>;
  /** Returns the member's Guide Dog; null if `viewerId` (null: a visitor) may see none. */
  abstract ofMember(userId: string, viewerId: string | null): Promise<JsonText | null>;
}
