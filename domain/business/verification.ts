/**
 * Where a public business stands with being verified: nobody has looked yet, somebody made sure that it is as it says, or
 * nobody could, and the notes say why.
 */
export const VERIFICATION_STATES = ['waiting', 'verified', 'refused'] as const;

export type VerificationState = (typeof VERIFICATION_STATES)[number];
