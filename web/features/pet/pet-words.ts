import type { OwnPet, PublicPet } from '../../../interfaces/contract/pet/pet.js';
import { PET_TYPE_LABEL } from '../../../interfaces/contract/shared/words.js';

/** 'Dog', or its breed with it: 'Beagle (Dog)'. */
export function kindOf({ petType, breed }: Pick<PublicPet, 'petType' | 'breed'>): string {
  const type = PET_TYPE_LABEL[petType];
  return breed === null ? type : `${breed} (${type})`;
}

export function ageInWords(years: number): string {
  if (years === 0) return 'Under 1 year old';
  return years === 1 ? '1 year old' : `${years} years old`;
}

/** Who sees the profile, for its owner. */
export function audienceOf({ isPublic, showInCommunity }: Pick<OwnPet, 'isPublic' | 'showInCommunity'>): string {
  if (!isPublic) return 'Only you';
  return showInCommunity ? 'In the community' : 'By its address';
}
