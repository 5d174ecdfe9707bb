import { drawingOfPet, petDrawingSql } from '../pet/pet-drawing-sql.js';
import { isPublicPet } from '../pet/pet-profile.entity.js';

/** SQL: Guide Dog `g` names a pet that others may see. */
const IS_LINKED = `p.id = g.pet_profile_id and ${isPublicPet('p')}`;

/** SQL of the photo of Guide Dog `g`: that of the linked pet if it is public, else its own; null if there is none. */
export const GUIDE_DOG_PHOTO = `coalesce((select p.pet_image_url from pet_profiles p where ${IS_LINKED}), g.pet_image_url)`;

/** SQL of the ID of the pet that Guide Dog `g` names, if it is public. */
export const LINKED_PET = `(select p.id from pet_profiles p where ${IS_LINKED})`;

/** SQL of the drawing of Guide Dog `g`. Breed and color count only if the linked pet is public. */
export const GUIDE_DOG_DRAWING = `coalesce((select ${drawingOfPet('p')} from pet_profiles p
    where ${IS_LINKED}),
  ${petDrawingSql({ id: 'g.id', petType: 'g.pet_type', breed: 'null::text', furColor: 'null::text' })})`;
