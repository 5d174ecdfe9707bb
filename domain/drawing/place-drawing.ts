import type { Category } from '../business/category.js';
import type { Kind } from '../business/kind/kind-label.js';

/**
 * Version of the drawings, which is part of their addresses. Raise it when an address would show another picture: caches
 * keep drawings for a year.
 */
export const DRAWING_VERSION = 1;

const FOLDER = '/drawings/';

/** Whether an address is that of a drawing, which is no photo. */
export function isDrawing(address: string): boolean {
  return address.startsWith(FOLDER);
}

/** Number of drawings of one scene. Ids beyond repeat them, so that the addresses that the server draws are limited. */
export const PLACE_DRAWINGS = 414_720;

interface Place {
  readonly id: number;
  readonly category: Category;
  readonly kind?: Kind | null | undefined;
}

/** Returns the address of the drawing that a place without a photo shows. */
export function placeDrawing({ id, category, kind }: Place): string {
  return `${FOLDER}${DRAWING_VERSION}/places/${kind ?? category}-${id % PLACE_DRAWINGS}.svg`;
}
