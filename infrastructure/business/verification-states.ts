import type { VerificationState } from '../../domain/business/verification.js';

/** SQL: the businesses that stand there, as their indexes have it. */
export const WHERE_VERIFICATION: Readonly<Record<VerificationState, string>> = {
  waiting: 'is_public and not is_verified and verification_notes is null',
  verified: 'is_public and is_verified',
  refused: 'is_public and not is_verified and verification_notes is not null',
};
