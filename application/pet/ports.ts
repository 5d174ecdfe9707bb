import type { PetContent } from '../../domain/pet/pet.js';
import type { OwnedPet } from '../../domain/pet/pet-visibility.js';
import type { ContentState } from '../../domain/moderation/target.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** A pet's profile as its rules know it. */
export interface PetRecord extends PetContent, OwnedPet {
  readonly id: number;
  readonly state: ContentState;
  readonly version: number;
}

/** Pet profiles for changes, in the running transaction. */
export abstract class Pets {
  /** How many the member has; nobody else adds one for this member until the transaction ends. */
  abstract countOf(userId: string): Promise<number>;
  /** Answers its id. */
  abstract add(userId: string, pet: PetContent): Promise<number>;
  /** The pet, which nobody else changes until the transaction ends; null where there is none. */
  abstract find(id: number): Promise<PetRecord | null>;
  /** Keeps new content of a pet that `find` found. */
  abstract save(pet: PetRecord): Promise<void>;
  abstract remove(id: number): Promise<void>;
}

/** Reads of pet profiles; those of closed accounts are left out, and for others those of paused profiles. Each answer is JSON text as the contract has it. */
export abstract class PetReads {
  /** The member's own, newest first, with all that is stored: `OwnPet`. */
  abstract ofMember(userId: string, page: PageRequest): Promise<ListPage>;
  /** Those that show themselves to the community, newest first: `PublicPet`. */
  abstract community(page: PageRequest): Promise<ListPage>;
  /** `OwnPet` for its owner, `PublicPet` for anybody else where it is public; null where there is none to be seen. */
  abstract one(id: number, viewerId: string | null): Promise<JsonText | null>;
}
