import { refuse } from '../shared/domain-error.js';

/** A product decision: the kinds of pet that stand for a member in the community. */
export const GUIDE_DOG_PET_TYPES = ['dog', 'cat', 'bird', 'rabbit', 'other'] as const;

export type GuideDogPetType = (typeof GUIDE_DOG_PET_TYPES)[number];

/** A product decision: most characters of a name or place, and of the text. */
export const GUIDE_DOG_LIMITS = { name: 100, bio: 2000 } as const;

/** What a member says of a Guide Dog, as it is kept: trimmed, null where nothing is said. */
export interface GuideDogContent {
  readonly petName: string;
  readonly petType: GuideDogPetType;
  /** Null only in profiles from before it was required. */
  readonly location: string | null;
  readonly bio: string | null;
  /** The address of an upload; where a pet's profile is linked that has a picture, that one is shown instead. */
  readonly petImageUrl: string | null;
  /** The member's own pet whose picture it shows. */
  readonly petProfileId: number | null;
}

/** New values of some fields; an absent one stays as it is, null clears. */
export type GuideDogChange = { readonly [Field in keyof GuideDogContent]?: GuideDogContent[Field] | undefined };

/** The content with a change made to it. */
export function changedGuideDog<T extends GuideDogContent>(content: T, change: GuideDogChange): T {
  return { ...content, ...Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) };
}

/** Refuses a second one of a member with GUIDE_DOG_EXISTS. */
export function refuseSecondGuideDog(): never {
  return refuse('GUIDE_DOG_EXISTS', 'You already have a Guide Dog profile. You can edit it instead.');
}

/**
 * The Guide Dog of `userId`, for a member who wants to change it. Refuses with GUIDE_DOG_NOT_FOUND where nobody sees one,
 * else with FORBIDDEN another member's.
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

/** Refuses a link to a pet that is not the member's with INVALID_INPUT. */
export function refuseForeignPet(): never {
  return refuse('INVALID_INPUT', 'Please choose one of your own pet profiles.', 'petProfileId');
}
