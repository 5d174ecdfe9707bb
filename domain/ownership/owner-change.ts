import { refuse } from '../shared/domain-error.js';

/** Throws OWN_BUSINESS if the member already owns the business. */
export function requireOthers(business: { readonly ownerId: string | null }, memberId: string): void {
  if (business.ownerId === memberId) refuse('OWN_BUSINESS', 'You already own this business.');
}

/** Returns email addresses in a form in which equal mailboxes of our members are equal. */
export const sameMailbox = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
