import type { Kind } from '../kind/kind-label.js';

/** The steps by which a search was relaxed. */
export type Relaxed = 'words' | 'radius' | 'location' | 'pets';

/** What a search understood, for the header `Search-Understood`. */
export interface Understood {
  /** The words that results match, as typed or with typos corrected. */
  readonly words: readonly string[];
  /** The words of the text that results need not match. */
  readonly dropped: readonly string[];
  readonly kind: Kind | null;
  readonly perk: string | null;
  /** The pet of the text, which is a filter, as the parameter `pets` writes it. */
  readonly pets: string | null;
  /** The location of the text. */
  readonly location: string | null;
  readonly radiusMiles: number | null;
  readonly relaxed: readonly Relaxed[];
}
