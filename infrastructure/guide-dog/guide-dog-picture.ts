import { drawingOfPet, petDrawingSql } from '../pet/pet-drawing-sql.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';

/** SQL that is true if the linked pet of Guide Dog `g` is public. */
const IS_LINKED = `p.id = g.pet_profile_id and ${isPublicPet('p')}`;

/** SQL for the photo of Guide Dog `g`: the linked pet's if that pet is public, else its own; null if there is none. */
export const GUIDE_DOG_PHOTO = `coalesce((select p.pet_image_url from pet_profiles p where ${IS_LINKED}), g.pet_image_url)`;

/** SQL for the ID of the linked pet of Guide Dog `g`; null unless the pet is public. */
export const LINKED_PET = `(select p.id from pet_profiles p where ${IS_LINKED})`;

/** SQL of the drawing of Guide Dog `g`. Breed and color count only if the linked pet is public. */
export const GUIDE_DOG_DRAWING = `coalesce((select ${drawingOfPet('p')} from pet_profiles p
    where ${IS_LINKED}),
  ${petDrawingSql({ id: 'g.id', petType: 'g.pet_type', breed: 'null::text', furColor: 'null::text' })})`;
