import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD, isCanceled } from '../../../interfaces/contract/shared/words.js';
import type { BadgeTone } from '../../ui/show/badge.js';

/** Returns a sentence that says where the code was sent and what to do with it. */
export function codeSentence({ verificationMethod, codeSentTo }: OwnClaim): string {
  const isToListing = codeSentTo === 'listing';
  switch (CLAIM_METHOD[verificationMethod].code) {
    case 'text':
      return `We texted a code to ${isToListing ? 'the phone number on the listing' : 'your phone'}. Enter it within 10 minutes.`;
    case 'mail':
      return `We emailed a code to ${isToListing ? 'the email address on the listing' : 'your email address'}. Enter it within 10 minutes.`;
    case 'postcard':
    case null:
      return 'We’re mailing a postcard with a code to the listing’s address. It takes a few days. When it arrives, come back and enter the code.';
  }
}

interface ClaimStatusWords {
  readonly tone: BadgeTone;
  /** Explains the status and the next step. */
  readonly next: string;
  /** A link to the next step. */
  readonly action: { readonly label: string; readonly to: string } | null;
}

/** Returns the status of a claim as its claimant sees it. */
export function claimStatusOf(claim: OwnClaim): ClaimStatusWords {
  const page = claimPath(claim.businessId);
  const again = { label: 'Claim Again', to: page };
  switch (claim.status) {
    case 'pending':
      return { tone: 'marigold', next: nextOfPending(claim), action: actionOfPending(claim, page) };
    case 'under_review':
      return { tone: 'marigold', next: UNDER_REVIEW, action: null };
    case 'approved':
      return {
        tone: 'leaf',
        next: 'The listing is yours. You can edit it and respond to its reviews.',
        action: { label: 'Edit Listing', to: `/my-businesses/${claim.businessId}/edit` },
      };
    case 'rejected':
      return { tone: 'danger', next: 'You can claim the business again and add what was missing.', action: again };
    case 'expired':
      return {
        tone: 'neutral',
        next: isCanceled(claim)
          ? 'You canceled this claim. You can claim the business again.'
          : 'The claim ran out of time or attempts. You can claim the business again.',
        action: again,
      };
  }
}

const UNDER_REVIEW = 'An administrator is reviewing your claim. We’ll email you the decision.';

function nextOfPending(claim: OwnClaim): string {
  return claim.moves.includes('verify') ? codeSentence(claim) : CLAIM_METHOD[claim.verificationMethod].next;
}

function actionOfPending({ moves }: OwnClaim, to: string): ClaimStatusWords['action'] {
  if (moves.includes('verify')) return { label: 'Enter Your Code', to };
  return moves.includes('check') ? { label: 'Continue', to } : null;
}

/** Returns whether the claimant must do something before an administrator decides. */
export function hasStep({ moves }: OwnClaim): boolean {
  return moves.includes('verify') || moves.includes('check');
}

/** Returns how many codes can still be entered; null if the claim waits for no code. */
export function attemptsSentence({ attemptsLeft }: OwnClaim): string | null {
  if (attemptsLeft === null) return null;
  if (attemptsLeft === 1) return '1 attempt left. If the next code is wrong, this claim expires.';
  return `${attemptsLeft} attempts left before this claim expires.`;
}

/** The parameter of the claim page that opens the form again, with the ID of the claim to replace. */
export const REPLACES = 'replaces';

/** Returns the address of the form that replaces an open claim. */
export function replacementPath({ id, businessId }: Pick<OwnClaim, 'id' | 'businessId'>): string {
  return `${claimPath(businessId)}?${REPLACES}=${id}`;
}

/** Returns the address of the page for claiming a business. */
export const claimPath = (businessId: number): string => `/claim-business/${businessId}`;
