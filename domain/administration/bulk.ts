/** Product decision: rows that can be decided in one bulk action. */
export const MAX_BULK = 200;

/**
 * Bulk actions, named like the single decisions in the audit log. Approving an ownership request is none, because it takes
 * a business away from its owner.
 */
export const BULK_ACTIONS = [
  'business.approve',
  'business.reject',
  'business.hide',
  'business.unhide',
  'business.close',
  'business.delete',
  'claim.approve',
  'claim.reject',
  'ownership.reject',
  'feedback.takeUp',
  'feedback.complete',
  'feedback.reject',
  'feedback.markDuplicate',
] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

const REJECTION = 'Please provide a rejection reason.';
const REASON = 'Please provide a reason.';

/** The error for a missing reason, which the owner, the claimant, both sides of an ownership request, or other administrators read. */
const MISSING_REASON: Readonly<Partial<Record<BulkAction, string>>> = {
  'business.reject': REJECTION,
  'business.hide': REASON,
  'business.unhide': REASON,
  'business.close': REASON,
  'claim.reject': REJECTION,
  'ownership.reject': REJECTION,
  'feedback.reject': REJECTION,
  'feedback.complete': 'Please say what was done.',
};

/** Returns the error for a missing reason; null if the action needs none or one is given. */
export function missingReason(action: BulkAction, reason: string | null): string | null {
  return (reason ?? '').trim() === '' ? (MISSING_REASON[action] ?? null) : null;
}
