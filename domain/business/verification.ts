import { refuse } from '../shared/domain-error.js';

/** Verification of a public business: not checked yet, confirmed, or not confirmed for the reason in the notes. */
export const VERIFICATION_STATES = ['waiting', 'verified', 'refused'] as const;

export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** An administrator's decision: the details are confirmed, or they couldn't be confirmed. */
export type VerificationDecision = 'verify' | 'refuse';

/** The verification of a business, and who decided last. */
export interface VerificationSeen {
  readonly version: number;
  readonly isVerified: boolean;
  /** Why the business couldn't be verified, or a comment on the source. */
  readonly verificationNotes: string | null;
  readonly verifiedBy: string | null;
}

/**
 * Throws CHANGED_MEANWHILE if the administrator saw an older version. Without a version, throws it if the same decision
 * was already made. The message names the administrator who decided last.
 */
export function requireSeen(
  { version, isVerified, verificationNotes, verifiedBy }: VerificationSeen,
  {
    decision,
    version: seenVersion,
  }: { readonly decision: VerificationDecision; readonly version?: number | undefined },
): void {
  if (seenVersion !== undefined) return seenVersion === version ? undefined : refuseStale(verifiedBy);
  const isSameDecision = decision === 'verify' ? isVerified : !isVerified && verificationNotes !== null;
  if (!isSameDecision || verifiedBy === null) return;
  const what = decision === 'verify' ? 'has already verified this business' : 'could not verify this business either';
  refuse('CHANGED_MEANWHILE', `${verifiedBy} ${what}. Please reload and review it again.`);
}

function refuseStale(verifiedBy: string | null): never {
  const decided = verifiedBy === null ? '' : ` ${verifiedBy} last updated its verification.`;
  return refuse(
    'CHANGED_MEANWHILE',
    `This business has changed since you opened it.${decided} Please reload and review it again.`,
  );
}
