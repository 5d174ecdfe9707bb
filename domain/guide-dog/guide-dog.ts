import type { PetType } from '../pet/pet.js';
import { refuse } from '../shared/domain-error.js';

/** Product decision: kinds of pets that can represent a member in the community. */
export const GUIDE_DOG_PET_TYPES = ['dog', 'cat', 'bird', 'rabbit', 'other'] as const;

export type GuideDogPetType = (typeof GUIDE_DOG_PET_TYPES)[number];

/** Returns the kind of a Guide Dog that a pet of this type represents: fish and reptiles count as other pets. */
export function guideDogPetType(type: PetType): GuideDogPetType {
  return GUIDE_DOG_PET_TYPES.find((each) => each === type) ?? 'other';
}

/** Product decision: characters of a name or location, and of the bio. */
export const GUIDE_DOG_LIMITS = { name: 100, bio: 2000 } as const;

/** A Guide Dog profile as stored: trimmed, null if empty. */
export interface GuideDogContent {
  readonly petName: string;
  readonly petType: GuideDogPetType;
  /** Null only in profiles created before it was required. */
  readonly location: string | null;
  readonly bio: string | null;
  /** Address of an upload. If a linked pet has a picture, that picture is shown instead. */
  readonly petImageUrl: string | null;
  /** The member's own pet whose picture is shown. */
  readonly petProfileId: number | null;
}

/** New values of some fields. An absent field stays unchanged; null clears it. */
export type GuideDogChange = { readonly [Field in keyof GuideDogContent]?: GuideDogContent[Field] | undefined };

export function changedGuideDog<T extends GuideDogContent>(content: T, change: GuideDogChange): T {
  return { ...content, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
}

/** Throws GUIDE_DOG_EXISTS. */
export function refuseSecondGuideDog(): never {
  return refuse('GUIDE_DOG_EXISTS', 'You already have a Guide Dog profile. You can edit it instead.');
}

/**
 * Returns the Guide Dog if the member owns it. Throws GUIDE_DOG_NOT_FOUND if the member can't see one, or FORBIDDEN if
 * it is another member's.
 */
export function requireOwnGuideDog<T extends { readonly userId: string; readonly isVisible: boolean }>(
  guideDog: T | null,
  memberId: string,
): T {
  if (guideDog === null || (guideDog.userId !== memberId && !guideDog.isVisible)) {
    return refuse('GUIDE_DOG_NOT_FOUND', 'Guide Dog not found');
  }
  if (guideDog.userId === memberId) return guideDog;
  return refuse('FORBIDDEN', 'You can edit only your own Guide Dog profile.');
}

/** Throws INVALID_INPUT for a link to another member's pet. */
export function refuseForeignPet(): never {
  return refuse('INVALID_INPUT', 'Please choose one of your own pet profiles.', 'petProfileId');
}
