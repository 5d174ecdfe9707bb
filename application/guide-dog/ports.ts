import type { GuideDogContent } from '../../domain/guide-dog/guide-dog.js';
import type { ContentState } from '../../domain/moderation/target.js';
import type { PageRequest, JsonText, ListPage } from '../shared/page.js';

/** A Guide Dog as its rules know it. */
export interface GuideDogRecord extends GuideDogContent {
  readonly id: number;
  readonly userId: string;
  readonly state: ContentState;
  /** Whether others are shown it: no administrator hid it, and the account is open and not paused. */
  readonly isVisible: boolean;
  readonly version: number;
}

/** Guide Dogs for changes, in the running transaction. */
export abstract class GuideDogs {
  /** With the number of the member's published reviews. False where the member has one; nothing happens then. */
  abstract add(userId: string, guideDog: GuideDogContent): Promise<boolean>;
  /** The member's, which nobody else changes until the transaction ends; null where there is none. */
  abstract find(userId: string): Promise<GuideDogRecord | null>;
  /** Keeps new content of one that `find` found. */
  abstract save(guideDog: GuideDogRecord): Promise<void>;
  /** Whether the pet profile is this member's; it stays so until the transaction ends. */
  abstract ownsPet(userId: string, petProfileId: number): Promise<boolean>;
}

/** Reads of the Guide Dog community. */
export abstract class GuideDogReads {
  /** All Guide Dogs that are shown, those with most reviews first; those of paused profiles stand in no list. */
  abstract page(page: PageRequest): Promise<ListPage>;
  /** This member's; null where they have none that `viewerId` (null: a visitor) may see. */
  abstract ofMember(userId: string, viewerId: string | null): Promise<JsonText | null>;
}
