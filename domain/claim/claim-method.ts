/**
 * Moves of a claimant: enter a code, request a new one, have the website checked, make another claim instead, or cancel.
 */
export const CLAIMANT_MOVES = ['verify', 'resend', 'check', 'replace', 'cancel'] as const;

export type ClaimantMove = (typeof CLAIMANT_MOVES)[number];

/** Ways to prove ownership of a business. */
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

/** How a code is sent. */
export type CodeChannel = 'text' | 'mail' | 'postcard';

interface MethodRule {
  readonly label: string;
  /** The requirement, in a few words. */
  readonly hint: string;
  /** How the code is sent; null if the method needs none. */
  readonly code: CodeChannel | null;
  /** Moves of the claimant after submitting the form, besides those in `MOVES_OF_EVERY_METHOD`. */
  readonly moves: readonly ClaimantMove[];
  /** What happens after submitting, as shown to the claimant. */
  readonly next: string;
}

const WITH_CODE = ['verify', 'resend'] as const;

/** What a claimant can do whatever the method: nobody is stuck with a code that they cannot read. */
export const MOVES_OF_EVERY_METHOD = ['replace', 'cancel'] as const satisfies readonly ClaimantMove[];

/** A product decision: the rules of each method. */
export const CLAIM_METHOD: Readonly<Record<ClaimMethod, MethodRule>> = {
  phone_verification: {
    label: 'Phone',
    hint: '6-digit code to phone',
    code: 'text',
    moves: WITH_CODE,
    next: 'A text message with a 6-digit code is on its way. Enter the code within 10 minutes.',
  },
  email_verification: {
    label: 'Email',
    hint: '6-digit code to email',
    code: 'mail',
    moves: WITH_CODE,
    next: 'An email with a 6-digit code is on its way. Enter the code within 10 minutes.',
  },
  postcard_verification: {
    label: 'Postcard',
    hint: 'Code mailed to business address',
    code: 'postcard',
    moves: WITH_CODE,
    next: 'We’ll mail a postcard with a 6-digit code to the address on the listing. It takes a few days. Enter the code when it arrives.',
  },
  document_upload: {
    label: 'Document Upload',
    hint: 'Registration or tax documents',
    code: null,
    moves: [],
    next: 'An administrator will compare your documents with the listing. You don’t need to do anything until then.',
  },
  website_verification: {
    label: 'Website Verification',
    hint: 'Add tag to site',
    code: null,
    moves: ['check'],
    next: 'Add the tag, file, or DNS record to the website on the listing. Then ask us to check it.',
  },
  google_my_business: {
    label: 'Google My Business',
    hint: 'Your Business Profile on Google',
    code: null,
    moves: [],
    next: 'An administrator will compare your Business Profile on Google with the listing and contact you by the phone number or email shown there. You don’t need to do anything until then.',
  },
};
