import { refuse } from '../shared/domain-error.js';
import { CLAIM_METHOD, type ClaimMethod, type CodeChannel } from './claim-method.js';
import type { CodeRecipient, WebsitePlace } from './verification.js';

/** The facts of a claim that say what supports it. */
export interface ClaimProof {
  readonly verificationMethod: ClaimMethod;
  readonly isProven: boolean;
  readonly websiteFound: WebsitePlace | null;
  readonly codeSentTo: CodeRecipient | null;
  /** Number of documents. */
  readonly documents: number;
}

const CODE: Readonly<Record<CodeChannel, Readonly<Record<CodeRecipient, string>>>> = {
  mail: { listing: 'Code by email', claimant: 'Code to the claimant’s email' },
  text: { listing: 'Code by text', claimant: 'Code to the claimant’s phone' },
  postcard: { listing: 'Code by postcard', claimant: 'Code by postcard' },
};

/**
 * Returns what supports a claim, in a few words; null if there is no proof. Documents count: administrators compare them
 * with the listing.
 */
export function proofInWords(claim: ClaimProof): string | null {
  if (claim.isProven) return provenBy(claim);
  if (claim.documents === 0) return null;
  return claim.documents === 1 ? '1 document' : `${String(claim.documents)} documents`;
}

function provenBy({ verificationMethod, websiteFound, codeSentTo }: ClaimProof): string {
  const channel = CLAIM_METHOD[verificationMethod].code;
  if (websiteFound !== null || channel === null) return 'Proof on the website';
  return CODE[channel][codeSentTo ?? 'claimant'];
}

/** The error for an approval without proof and without a reason. */
export const APPROVAL_REASON_MESSAGE = 'This claim has no proof. Please say why you approve it.';

/** Throws INVALID_INPUT if a claim without proof is approved without a reason. */
export function requireApprovalReason(claim: ClaimProof, reason: string | undefined): void {
  if (!reason && proofInWords(claim) === null) refuse('INVALID_INPUT', APPROVAL_REASON_MESSAGE, 'reason');
}
