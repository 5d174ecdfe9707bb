import { refuse } from '../shared/domain-error.js';

/**
 * Where a public business stands with being verified: nobody has looked yet, somebody made sure that it is as it says, or
 * nobody could, and the notes say why.
 */
export const VERIFICATION_STATES = ['waiting', 'verified', 'refused'] as const;

export type VerificationState = (typeof VERIFICATION_STATES)[number];

/** What an administrator says of a business: it is as it says, or nobody could make sure of it. */
export type VerificationDecision = 'verify' | 'refuse';

/** How a business stands with being verified, and who decided so last. */
export interface VerificationSeen {
  readonly version: number;
  readonly isVerified: boolean;
  /** Why it could not be verified, or what stands beside its source. */
  readonly verificationNotes: string | null;
  readonly verifiedBy: string | null;
}

/**
 * Refuses with CHANGED_MEANWHILE a decision on another version than stands; where nobody says which one they looked at, the
 * same decision once more, which is taken for one that did not know of the first. Both name who decided last.
 */
export function requireSeen(
  { version, isVerified, verificationNotes, verifiedBy }: VerificationSeen,
  { decision, version: looked }: { readonly decision: VerificationDecision; readonly version?: number | undefined },
): void {
  if (looked !== undefined) return looked === version ? undefined : refuseStale(verifiedBy);
  const stands = decision === 'verify' ? isVerified : !isVerified && verificationNotes !== null;
  if (!stands || verifiedBy === null) return;
  const what = decision === 'verify' ? 'has verified this business already' : 'could not verify this business either';
  refuse('CHANGED_MEANWHILE', `${verifiedBy} ${what}. Please reload and look at it again.`);
}

function refuseStale(verifiedBy: string | null): never {
  const decided = verifiedBy === null ? '' : ` ${verifiedBy} decided last on its verification.`;
  return refuse(
    'CHANGED_MEANWHILE',
    `This business was changed meanwhile.${decided} Please reload and look at it again.`,
  );
}
