/** A product decision: at most so many rows are decided on at once. */
export const MAX_BULK = 200;

/** What is decided about many at once; named as the audit log names each single decision. */
export const BULK_ACTIONS = [
  'business.approve',
  'business.reject',
  'claim.approve',
  'claim.reject',
  'feedback.takeUp',
  'feedback.complete',
  'feedback.reject',
  'feedback.markDuplicate',
] as const;

export type BulkAction = (typeof BULK_ACTIONS)[number];

const REJECTION = 'Please provide a rejection reason.';

/** What is said where the words are missing that the people concerned read, or other administrators. */
const MISSING_REASON: Readonly<Partial<Record<BulkAction, string>>> = {
  'business.reject': REJECTION,
  'claim.reject': REJECTION,
  'feedback.reject': REJECTION,
  'feedback.complete': 'Please say what was done.',
};

/** The sentence about a reason that is missing; null where none is needed or one is given. */
export function missingReason(action: BulkAction, reason: string | null): string | null {
  return (reason ?? '').trim() === '' ? (MISSING_REASON[action] ?? null) : null;
}
