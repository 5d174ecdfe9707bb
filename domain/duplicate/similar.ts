import type { BusinessContent } from '../business/content.js';
import { DomainError } from '../shared/domain-error.js';

/** Product decisions: when a new business may already be listed. */

/** Distance in miles (100 meters) within which two businesses may be the same. */
export const SAME_SPOT_MILES = 0.0622;

/** Distance in miles within which a similar name counts. */
export const SIMILAR_NAME_MILES = 10;

/** Share of common trigrams, 0 to 1, from which two names are similar. */
export const SIMILAR_NAME = 0.5;

/** Number of matches shown. */
export const MAX_SIMILAR = 5;

/** Why a business may be the same. A phone number alone is no reason in another state. */
export const SIMILAR_MATCHES = ['phone', 'website', 'location', 'name'] as const;

export type SimilarMatch = (typeof SIMILAR_MATCHES)[number];

/** A public business that may be the same one. */
export interface LikelyMatch extends Pick<BusinessContent, 'name' | 'address' | 'city' | 'state'> {
  readonly id: number;
}

/** Thrown for a new business that may already be listed. Names the possible matches. */
export class LikelyDuplicate extends DomainError {
  constructor(readonly businesses: readonly LikelyMatch[]) {
    super('LIKELY_DUPLICATE', 'This place may already be listed. Please check before you list it again.');
  }
}
