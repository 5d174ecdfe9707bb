import type { AdminClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD, MAX_CODE_ATTEMPTS } from '../../../interfaces/contract/shared/words.js';
import type { BadgeTone } from '../../ui/badge.js';

interface Strength {
  readonly tone: BadgeTone;
  readonly label: string;
}

/** How strong the proof of a claim is, in few words. */
export function strengthOf({ proof }: AdminClaim): Strength {
  if (proof === 'listing') return { tone: 'leaf', label: 'Strong proof' };
  if (proof === 'claimant') return { tone: 'marigold', label: 'Weak proof' };
  return { tone: 'neutral', label: 'No proof yet' };
}

/** What was proven by what, and what that says about the place. */
export function proofSentence(claim: AdminClaim): string {
  switch (claim.verificationMethod) {
    case 'document_upload':
      return 'Its documents are the proof: compare their names and addresses with the listing.';
    case 'google_my_business':
      return 'Look up the Business Profile on Google, compare it with the listing, and call or write by what stands there.';
    case 'website_verification':
      return websiteSentence(claim);
    case 'phone_verification':
    case 'email_verification':
    case 'postcard_verification':
      return codeSentence(claim);
  }
}

const WEBSITE = {
  tag: 'as a tag in its page',
  file: 'as a file',
  dns: 'as a DNS record of its domain',
} as const;

function websiteSentence({ websiteFound }: AdminClaim): string {
  return websiteFound === null
    ? 'The proof was not found on the website of the listing so far.'
    : `The proof was found on the website of the listing, ${WEBSITE[websiteFound]}: the claimant can change that site.`;
}

function codeSentence(claim: AdminClaim): string {
  const { codeSentTo, codeVerified, verificationAttempts } = claim;
  if (codeSentTo === null) return 'No code was sent.';
  const went = `The code went to ${recipientOf(claim)}`;
  if (!codeVerified) return `${went} and is not verified. ${guesses(verificationAttempts)}`;
  return codeSentTo === 'listing'
    ? `${went} and was verified: the claimant reads what is sent there.`
    : `${went} and was verified: that shows who the claimant is, and nothing about the place.`;
}

function recipientOf({ verificationMethod, codeSentTo }: AdminClaim): string {
  const own = codeSentTo === 'claimant';
  switch (CLAIM_METHOD[verificationMethod].code) {
    case 'text':
      return own ? 'the phone that the claimant typed' : 'the phone on the listing';
    case 'mail':
      return own ? 'the email address that the claimant typed' : 'the email address on the listing';
    case 'postcard':
    case null:
      return 'the postal address on the listing';
  }
}

function guesses(count: number): string {
  if (count === 0) return 'Nobody has typed one yet.';
  return `${count} wrong ${count === 1 ? 'guess' : 'guesses'} of ${MAX_CODE_ATTEMPTS}.`;
}
