import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { PET_TYPE_LABEL } from '../../../interfaces/contract/shared/words.js';

/** Returns 'Dog', or with a breed 'Beagle (Dog)'. */
export function kindOf({ petType, breed }: Pick<PublicPet, 'petType' | 'breed'>): string {
  const type = PET_TYPE_LABEL[petType];
  return breed === null ? type : `${breed} (${type})`;
}

export function ageInWords(years: number): string {
  if (years === 0) return 'Under 1 year old';
  return years === 1 ? '1 year old' : `${years} years old`;
}

/** Returns who can see the profile, for its owner. */
export function audienceOf({ isPublic, showInCommunity }: Pick<OwnPet, 'isPublic' | 'showInCommunity'>): string {
  if (!isPublic) return 'Only you';
  return showInCommunity ? 'Listed in the community' : 'Anyone with the link';
}
