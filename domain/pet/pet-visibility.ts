import { refuse } from '../shared/domain-error.js';
import type { PetContent } from './pet.js';

/**
 * Fields that only the pet's owner sees: medical details, the microchip (which identifies the owner of a lost or stolen
 * animal), the home ZIP code, and the owner's settings.
 */
export const OWNER_ONLY_FIELDS = [
  'allergies',
  'medications',
  'specialNeeds',
  'isSpayedNeutered',
  'microchipped',
  'homeZipCode',
  'isPublic',
  'showInCommunity',
  'allowMessages',
] as const satisfies readonly (keyof PetContent)[];

type Shown = Pick<PetContent, 'isPublic' | 'showInCommunity'>;

/**
 * Whether the community list shows the pet, which needs both settings. A pet that is only public opens by its address.
 */
export function isInCommunity({ isPublic, showInCommunity }: Shown): boolean {
  return isPublic && showInCommunity;
}

/** The facts that decide whether a member may change a pet. */
export interface OwnedPet {
  readonly userId: string;
  /** Whether anyone can see it now. */
  readonly isVisible: boolean;
}

/**
 * Returns the pet if the member owns it. Throws PET_NOT_FOUND if the member can't see it, or FORBIDDEN if it is another
 * member's.
 */
export function requirePetOwner<T extends OwnedPet>(pet: T | null, memberId: string): T {
  if (pet === null) return refuse('PET_NOT_FOUND', 'Pet profile not found');
  if (pet.userId === memberId) return pet;
  return pet.isVisible
    ? refuse('FORBIDDEN', 'You can edit and delete only your own pets.')
    : refuse('PET_NOT_FOUND', 'Pet profile not found');
}
