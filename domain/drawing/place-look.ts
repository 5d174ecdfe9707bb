import { PLACE_DRAWINGS } from './place-drawing.js';

/** The choices that make up the drawing of a place, each from 0. */
export interface PlaceLook {
  /** Of four scenes, where a category has several. */
  readonly scene: number;
  /** Of 16 animals. */
  readonly animal: number;
  /** Mirrored if 1. */
  readonly flip: number;
  /** Of four grounds: the colors of sky and walls. */
  readonly ground: number;
  /** Of five accents: the colors of awnings, signs, and things. */
  readonly accent: number;
  /** Of three sizes of the part that is shown. */
  readonly zoom: number;
  /** Of nine positions of that part. */
  readonly pan: number;
  /** Of six coats of a second animal. */
  readonly companion: number;
}

/** Number of values of each choice; their product is PLACE_DRAWINGS. */
const SIZES = { scene: 4, animal: 16, ground: 4, flip: 2, accent: 5, companion: 6, zoom: 3, pan: 9 } as const;

/** Has no common factor with PLACE_DRAWINGS, and spreads consecutive numbers over all choices. */
const STRIDE = 256_283;
const OFFSET = 77;

/** Returns the choices of a drawing. Different numbers below PLACE_DRAWINGS have different choices. */
export function placeLook(number: number): PlaceLook {
  let rest = (number * STRIDE + OFFSET) % PLACE_DRAWINGS;
  const choices = Object.entries(SIZES).map(([name, size]) => {
    const choice = rest % size;
    rest = Math.floor(rest / size);
    return [name, choice] as const;
  });
  return Object.fromEntries(choices) as unknown as PlaceLook;
}
