import { refuse } from '../shared/domain-error.js';

/** A product decision: least and most characters of an owner's response, after trimming. */
export const RESPONSE_LIMITS = { min: 5, max: 500 } as const;

/** Only the owner of a business answers its reviews: refuses others with FORBIDDEN. */
export function requireBusinessOwner(business: { readonly ownerId: string | null }, memberId: string): void {
  if (business.ownerId !== memberId) refuse('FORBIDDEN', 'Only the owner of the business can respond to its reviews.');
}
