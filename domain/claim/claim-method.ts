/** What the claimant does with a claim: types its code, asks for a new one, lets their web site be looked at. */
export const CLAIMANT_MOVES = ['verify', 'resend', 'check'] as const;

export type ClaimantMove = (typeof CLAIMANT_MOVES)[number];

/** How a claimant shows that the business is theirs. */
export const CLAIM_METHODS = [
  'phone_verification',
  'email_verification',
  'postcard_verification',
  'document_upload',
  'website_verification',
  'google_my_business',
] as const;

export type ClaimMethod = (typeof CLAIM_METHODS)[number];

export const DEFAULT_CLAIM_METHOD: ClaimMethod = 'email_verification';

/** How a code travels. */
export type CodeChannel = 'text' | 'mail' | 'postcard';

interface MethodRule {
  readonly label: string;
  /** What it takes, in few words. */
  readonly hint: string;
  /** By what its code travels; null: it needs none. */
  readonly code: CodeChannel | null;
  /** What the claimant does after sending the form. */
  readonly moves: readonly ClaimantMove[];
  /** What happens once the claim is made, for the claimant. */
  readonly next: string;
}

const WITH_CODE = ['verify', 'resend'] as const;

/** A product decision: the rules of each method. */
export const CLAIM_METHOD: Readonly<Record<ClaimMethod, MethodRule>> = {
  phone_verification: {
    label: 'Phone',
    hint: '6-digit code to phone',
    code: 'text',
    moves: WITH_CODE,
    next: 'A text message with a 6-digit code is on its way. Type the code within 10 minutes.',
  },
  email_verification: {
    label: 'Email',
    hint: '6-digit code to email',
    code: 'mail',
    moves: WITH_CODE,
    next: 'An email with a 6-digit code is on its way. Type the code within 10 minutes.',
  },
  postcard_verification: {
    label: 'Postcard',
    hint: 'Code mailed to business address',
    code: 'postcard',
    moves: WITH_CODE,
    next: 'A postcard with a 6-digit code goes to the address of the listing. It takes some days; type the code when it is there.',
  },
  document_upload: {
    label: 'Document Upload',
    hint: 'Registration or tax documents',
    code: null,
    moves: [],
    next: 'An administrator reads your documents and compares them with the listing. You need not do anything until then.',
  },
  website_verification: {
    label: 'Website Verification',
    hint: 'Add tag to site',
    code: null,
    moves: ['check'],
    next: 'Put the tag, the file or the DNS record on the web site of the listing, then let us look for it.',
  },
  google_my_business: {
    label: 'Google My Business',
    hint: 'Your Business Profile on Google',
    code: null,
    moves: [],
    next: 'An administrator looks up the Business Profile on Google of this place, compares its name, address, telephone and web site with the listing, and calls or writes to you by what stands there. You need not do anything until then.',
  },
};
