import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD, MAX_CODE_ATTEMPTS } from '../../../interfaces/contract/shared/words.js';
import type { BadgeTone } from '../../ui/show/badge.js';

interface Strength {
  readonly tone: BadgeTone;
  readonly label: string;
}

/** Returns whether nothing supports a claim: neither a verified code or website nor a document. */
export const hasNoProof = ({ proof, documents }: AdminClaim): boolean => proof === null && documents === 0;

/** Returns a short label for how strong the proof of a claim is. */
export function strengthOf({ proof }: AdminClaim): Strength {
  if (proof === 'listing') return { tone: 'leaf', label: 'Strong proof' };
  if (proof === 'claimant') return { tone: 'marigold', label: 'Weak proof' };
  return { tone: 'neutral', label: 'No proof yet' };
}

/** Returns a sentence that says what was verified and how that relates to the business. */
export function proofSentence(claim: AdminClaim): string {
  switch (claim.verificationMethod) {
    case 'document_upload':
      return 'Compare the names and addresses in the documents with the listing.';
    case 'google_my_business':
      return 'Find the Business Profile on Google, compare it with the listing, and use its contact details to reach the business.';
    case 'website_verification':
      return websiteSentence(claim);
    case 'phone_verification':
    case 'email_verification':
    case 'postcard_verification':
      return codeSentence(claim);
  }
}

const WEBSITE = {
  tag: 'a meta tag',
  file: 'a file',
  dns: 'a DNS record',
} as const;

function websiteSentence({ websiteFound }: AdminClaim): string {
  return websiteFound === null
    ? 'We haven’t found the proof on the listing’s website yet.'
    : `We found the proof on the listing’s website (${WEBSITE[websiteFound]}), so the claimant can edit that site.`;
}

function codeSentence(claim: AdminClaim): string {
  const { codeSentTo, codeVerified, verificationAttempts } = claim;
  if (codeSentTo === null) return 'No code has been sent.';
  const sent = `We sent the code to ${recipientOf(claim)}`;
  if (!codeVerified) return `${sent}, but it hasn’t been verified. ${wrongAttempts(verificationAttempts)}`;
  return codeSentTo === 'listing'
    ? `${sent}, and the claimant entered it, so they can read messages sent there.`
    : `${sent}, and the claimant entered it. That confirms who they are, but not their tie to the business.`;
}

function recipientOf({ verificationMethod, codeSentTo }: AdminClaim): string {
  const own = codeSentTo === 'claimant';
  switch (CLAIM_METHOD[verificationMethod].code) {
    case 'text':
      return own ? 'the phone number from the claimant' : 'the phone number on the listing';
    case 'mail':
      return own ? 'the email address from the claimant' : 'the email address on the listing';
    case 'postcard':
    case null:
      return 'the mailing address on the listing';
  }
}

function wrongAttempts(count: number): string {
  return count === 0 ? 'No wrong attempts yet.' : `Wrong attempts: ${count} of ${MAX_CODE_ATTEMPTS}.`;
}
