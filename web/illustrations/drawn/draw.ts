import { drawingAt } from '../../../interfaces/contract/shared/words.js';
import { drawPet } from './pet-portrait.js';
import type { Picture } from './picture.js';
import { drawPlace } from './place-scene.js';

/** Returns the drawing at an address; null if the address names none. Server only. */
export function drawAt(address: string): Picture | null {
  const drawn = drawingAt(address);
  if (drawn === null) return null;
  return drawn.of === 'place' ? drawPlace(drawn) : drawPet(drawn);
}
