import { refuse } from '../shared/domain-error.js';

/** Limits of an owner's response (spec 1 §5), in characters after trimming. */
export const RESPONSE_LIMITS = { min: 5, max: 500 } as const;

/** Only who owns the place answers its reviews (spec 1 §6): refuses others with FORBIDDEN. */
export function requirePlaceOwner(place: { readonly ownerId: string | null }, memberId: string): void {
  if (place.ownerId !== memberId) refuse('FORBIDDEN', 'Only the owner of the business can respond to its reviews.');
}
