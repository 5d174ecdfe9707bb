import type { PetContent } from '../../domain/pet/pet.js';
import type { OwnedPet } from '../../domain/pet/pet-visibility.js';
import type { ContentState } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A pet profile with the fields that rules need. */
export interface PetRecord extends PetContent, OwnedPet {
  readonly id: number;
  readonly state: ContentState;
  readonly version: number;
}

/** Pet profiles for changes, in the running transaction. */
export abstract class Pets {
  /** Returns the member's number of pets. Nobody else can add one for them until the transaction ends. */
  abstract countOf(userId: string): Promise<number>;
  /** Returns the id. */
  abstract add(userId: string, pet: PetContent): Promise<number>;
  /** Finds and locks a pet until the transaction ends; null if there is none. */
  abstract find(id: number): Promise<PetRecord | null>;
  /** Saves a pet that `find` returned. */
  abstract save(pet: PetRecord): Promise<void>;
  abstract remove(id: number): Promise<void>;
}

/**
 * Reads of pet profiles as JSON in the shape of the contract. Excludes closed accounts and, for others, paused
 * profiles.
 */
export abstract class PetReads {
  /** Returns the member's own pets with all fields, newest first: `OwnPet`. */
  abstract ofMember(userId: string, page: PageRequest): Promise<ListPage>;
  /** Returns the pets in the community list, newest first: `PublicPet`. */
  abstract community(page: PageRequest): Promise<ListPage>;
  /**
   * Returns an `OwnPet` for its owner, or a `PublicPet` for others if it is public; null if the viewer may see none.
   */
  abstract one(id: number, viewerId: string | null): Promise<JsonText | null>;
}
