import type { OwnClaim } from '../../../interfaces/contract/claim/claim.js';
import { CLAIM_METHOD } from '../../../interfaces/contract/shared/words.js';
import type { BadgeTone } from '../../ui/badge.js';

/** Where the code of a claim went, and what to do with it. */
export function codeSentence({ verificationMethod, codeSentTo }: OwnClaim): string {
  const isToListing = codeSentTo === 'listing';
  switch (CLAIM_METHOD[verificationMethod].code) {
    case 'text':
      return `We sent a text message with the code to ${isToListing ? 'the phone on the listing' : 'your phone'}. Type it within 10 minutes.`;
    case 'mail':
      return `We emailed the code to ${isToListing ? 'the email address on the listing' : 'your email address'}. Type it within 10 minutes.`;
    case 'postcard':
    case null:
      return 'A postcard with the code goes to the address of the listing. It takes some days: come back and type the code when it is there.';
  }
}

interface Standing {
  readonly tone: BadgeTone;
  /** What that means, and what is to be done next. */
  readonly next: string;
  /** The way on. */
  readonly action: { readonly label: string; readonly to: string } | null;
}

/** Where a claim stands, for its claimant. */
export function standingOf(claim: OwnClaim): Standing {
  const page = `/claim-business/${claim.businessId}`;
  const again = { label: 'Claim Again', to: page };
  switch (claim.status) {
    case 'pending':
      return { tone: 'marigold', next: nextOfPending(claim), action: actionOfPending(claim, page) };
    case 'under_review':
      return { tone: 'marigold', next: UNDER_REVIEW, action: null };
    case 'approved':
      return {
        tone: 'leaf',
        next: 'The listing is yours: edit it and answer its reviews.',
        action: { label: 'Edit Listing', to: `/my-businesses/${claim.businessId}/edit` },
      };
    case 'rejected':
      return { tone: 'danger', next: 'You may claim it again with what is missing.', action: again };
    case 'expired':
      return { tone: 'neutral', next: 'It ran out of time or of attempts. You may claim it again.', action: again };
  }
}

const UNDER_REVIEW = 'An administrator decides on it, and we email you once that is done.';

function nextOfPending(claim: OwnClaim): string {
  return claim.moves.includes('verify') ? codeSentence(claim) : CLAIM_METHOD[claim.verificationMethod].next;
}

function actionOfPending({ moves }: OwnClaim, to: string): Standing['action'] {
  if (moves.includes('verify')) return { label: 'Enter Your Code', to };
  return moves.includes('check') ? { label: 'Continue', to } : null;
}

/** Whether the claimant has something to do before an administrator decides. */
export function hasStep({ status, moves }: OwnClaim): boolean {
  return status === 'pending' && moves.length > 0;
}
