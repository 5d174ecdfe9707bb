import { DRAWING_VERSION } from './place-drawing.js';
import { petLook, type DrawablePet } from './pet-look.js';

/** Number of drawings of one build and coat. As in PLACE_DRAWINGS. */
export const PET_DRAWINGS = 360;

/** Returns the address of the drawing of a pet, which is shown where there is no photo. */
export function petDrawing(pet: DrawablePet): string {
  const { build, coat } = petLook(pet);
  return `/drawings/${DRAWING_VERSION}/pets/${pet.petType}-${build}-${coat}-${pet.id % PET_DRAWINGS}.svg`;
}
