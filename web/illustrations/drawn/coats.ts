import type { PetCoat } from '../../../interfaces/contract/shared/words.js';

/** The paints of a coat. */
interface CoatPaints {
  readonly main: string;
  /** Ears of a dog, and patches. */
  readonly ear: string;
  /** Muzzle, chest, and paws. */
  readonly light: string;
  readonly eye: string;
}

export const COATS: Readonly<Record<PetCoat, CoatPaints>> = {
  brown: { main: 'fur', ear: 'bark', light: 'cream', eye: 'night' },
  golden: { main: 'sand', ear: 'fur', light: 'cream', eye: 'night' },
  black: { main: 'night', ear: 'bark', light: 'fur', eye: 'sun' },
  white: { main: 'cream', ear: 'sand', light: 'cream', eye: 'night' },
  gray: { main: 'stone', ear: 'night', light: 'cream', eye: 'night' },
  ginger: { main: 'coral', ear: 'bark', light: 'cream', eye: 'night' },
  chocolate: { main: 'bark', ear: 'night', light: 'fur', eye: 'sun' },
  spotted: { main: 'cream', ear: 'night', light: 'cream', eye: 'night' },
};
