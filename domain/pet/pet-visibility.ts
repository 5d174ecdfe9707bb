import { refuse } from '../shared/domain-error.js';
import type { PetContent } from './pet.js';

/**
 * What only a pet's owner sees: what a veterinarian writes down (allergies, medications, special needs, whether it was
 * neutered), what tells a found or stolen animal's owner (the microchip), where it lives, and the owner's own choices.
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

/** True where the community's list names the pet: it takes both choices. A pet that is only public opens by its address. */
export function isInCommunity({ isPublic, showInCommunity }: Shown): boolean {
  return isPublic && showInCommunity;
}

/** A pet as it is asked whether somebody may change it. */
export interface OwnedPet {
  readonly userId: string;
  /** Whether everybody may see it now. */
  readonly isVisible: boolean;
}

/**
 * The pet, for a member who wants to change it. Refuses with PET_NOT_FOUND what the member may not even see, else with
 * FORBIDDEN another one's.
 */
export function requirePetOwner<T extends OwnedPet>(pet: T | null, memberId: string): T {
  if (pet === null) return refuse('PET_NOT_FOUND', 'Pet profile not found');
  if (pet.userId === memberId) return pet;
  return pet.isVisible
    ? refuse('FORBIDDEN', 'You can edit and delete only your own pets.')
    : refuse('PET_NOT_FOUND', 'Pet profile not found');
}
