import { refuse } from '../shared/domain-error.js';

/** Product decision: characters of an owner response, after trimming. */
export const RESPONSE_LIMITS = { min: 5, max: 500 } as const;

/** Throws FORBIDDEN unless the member owns the business. */
export function requireBusinessOwner(business: { readonly ownerId: string | null }, memberId: string): void {
  if (business.ownerId !== memberId) refuse('FORBIDDEN', 'Only the owner of the business can respond to its reviews.');
}
