import { DomainError } from '../shared/domain-error.js';

/** Product decisions: when a business may be one that is listed already. */

/** Two businesses within 100 metres may be the same one; in miles. */
export const SAME_SPOT_MILES = 0.0622;

/** A like name counts within so many miles. */
export const SIMILAR_NAME_MILES = 10;

/** Two names are alike from this share of common trigrams, of 0 to 1. */
export const SIMILAR_NAME = 0.5;

/** So many are shown. */
export const MAX_SIMILAR = 5;

/** A public business that may be the same one, by what tells it from others. */
export interface LikelyDouble {
  readonly id: number;
  readonly name: string;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
}

/** The refusal to list what may be listed already; it names what may be the same. */
export class LikelyDuplicate extends DomainError {
  constructor(readonly businesses: readonly LikelyDouble[]) {
    super('LIKELY_DUPLICATE', 'This place may be listed already. Please look before you list it again.');
  }
}
