import { DomainError, refuse } from '../shared/domain-error.js';
import { isCallable } from '../outgoing/delivery.js';
import { CLAIM_METHOD, type ClaimMethod } from './claim-method.js';

/** Digits of a code, leading zeros included. */
export const CODE_DIGITS = 6;

/** A code as it is typed. */
export const CODE = /^\d{6}$/;

/** What is said to a wrong code, and to one of a claim that is not there or another member's. */
export const WRONG_CODE = 'Invalid verification code';

/** What is said where no code can be right any more. */
export const CODE_EXPIRED = 'This code can no longer be used. Ask for a new one, or claim the place again.';

/** A product decision: guesses at one code; the last wrong one ends the claim. */
export const MAX_CODE_ATTEMPTS = 5;

/** A product decision: codes of one claim in any day. */
export const MAX_CODES_A_DAY = 3;

/** A product decision: codes and first mails that one telephone number or mailbox gets in any day, of all claims together. */
export const MAX_MESSAGES_A_DAY = 5;

/** A product decision: days after which a claim that nobody decided on has expired. */
export const CLAIM_DAYS = 30;

/** A product decision: minutes that a code works; the post takes days. */
export const CODE_MINUTES = 10;
export const POSTCARD_CODE_DAYS = 30;

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** Whose telephone or mailbox got the code: that of the listing proves more than the one that the claimant typed. */
export const CODE_RECIPIENTS = ['listing', 'claimant'] as const;

export type CodeRecipient = (typeof CODE_RECIPIENTS)[number];

/** Where on the web site of the listing the proof was found. */
export const WEBSITE_PLACES = ['tag', 'file', 'dns'] as const;

export type WebsitePlace = (typeof WEBSITE_PLACES)[number];

/** How the listing is reached, as it is shown. */
export interface ListingContact {
  readonly phone: string | null;
  readonly email: string | null;
  readonly website: string | null;
  readonly address: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly zipCode: string | null;
}

/** How the claimant is reached, as they typed it. */
export interface ClaimantContact {
  readonly claimantEmail: string;
  readonly claimantPhone: string | null;
}

/** Where a code goes. */
export interface CodeWay {
  readonly sentTo: CodeRecipient;
  /** Null for a postcard, which goes to the listing's address. */
  readonly address: string | null;
}

/** Whom the code of a method goes to: the listing where it can be reached that way, else the claimant; null where it needs none. */
export function codeWay(method: ClaimMethod, listing: ListingContact, claimant: ClaimantContact): CodeWay | null {
  switch (CLAIM_METHOD[method].code) {
    case null:
      return null;
    case 'postcard':
      return { sentTo: 'listing', address: null };
    case 'mail':
      return wayTo(listing.email, claimant.claimantEmail);
    case 'text':
      return wayTo(isCallable(listing.phone) ? listing.phone : null, claimant.claimantPhone);
  }
}

function wayTo(listing: string | null, claimant: string | null): CodeWay {
  return listing === null ? { sentTo: 'claimant', address: claimant } : { sentTo: 'listing', address: listing };
}

/** Refuses with INVALID_INPUT a method that the listing cannot bear. */
export function requireMethodFits(method: ClaimMethod, listing: ListingContact): void {
  const { address, city, state, website } = listing;
  if (method === 'postcard_verification' && [address, city, state].includes(null)) {
    refuse(
      'INVALID_INPUT',
      'This listing has no full postal address for a postcard. Please choose another way.',
      'verificationMethod',
    );
  }
  if (method === 'website_verification' && website === null) {
    refuse('INVALID_INPUT', 'This listing names no web site. Please choose another way.', 'verificationMethod');
  }
}

/** When a code that is made now ends. */
export function codeEnd(method: ClaimMethod, now: Date): Date {
  const life = CLAIM_METHOD[method].code === 'postcard' ? POSTCARD_CODE_DAYS * DAY_MS : CODE_MINUTES * MINUTE_MS;
  return new Date(now.getTime() + life);
}

/** When a claim that is made now ends. */
export function claimEnd(now: Date): Date {
  return new Date(now.getTime() + CLAIM_DAYS * DAY_MS);
}

/** Of the moments at which a claim's codes were made, those that count for the limit of a day. */
export function codesOfDay(moments: readonly Date[], now: Date): readonly Date[] {
  return moments.filter((moment) => moment.getTime() > now.getTime() - DAY_MS);
}

/** Refuses one more code with CLAIM_CODE_LIMIT, telling when the next may be made. */
export function requireAnotherCode(moments: readonly Date[], now: Date): void {
  const counted = codesOfDay(moments, now).toSorted((a, b) => a.getTime() - b.getTime());
  const first = counted.at(-MAX_CODES_A_DAY);
  if (first === undefined) return;
  refuseCode(Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000));
}

/** Refuses a code with CLAIM_CODE_LIMIT for some seconds. */
export function refuseCode(waitSeconds: number): never {
  const message = `At most ${MAX_CODES_A_DAY} codes are sent a day for a claim, and ${MAX_MESSAGES_A_DAY} to one telephone number or mailbox. Please try again later.`;
  throw new DomainError('CLAIM_CODE_LIMIT', message, [], null, waitSeconds);
}

/** Guesses that a code has left after one more was made. A new postcard starts with what the last one left: five in all. */
export function attemptsOfNewCode(method: ClaimMethod, attempts: number): number {
  return CLAIM_METHOD[method].code === 'postcard' ? attempts : 0;
}

/** How strong the proof of a claim is; null where there is none yet. */
export function proofStrength(claim: {
  readonly provenAt: Date | null;
  readonly websiteFound: WebsitePlace | null;
  readonly codeSentTo: CodeRecipient | null;
}): CodeRecipient | null {
  if (claim.provenAt === null) return null;
  return claim.websiteFound === null ? claim.codeSentTo : 'listing';
}

/** What a claimant puts on the web site of the listing; one of the three is enough. */
export interface WebsiteProof {
  /** For the head of the page that the listing names. */
  readonly metaTag: string;
  /** Path of a file on that site, and what it holds. */
  readonly fileName: string;
  readonly fileContent: string;
  /** A TXT record of the site's domain. */
  readonly dnsRecord: string;
}

/** Name of the tag and of the record. */
export const PROOF_NAME = 'welcome-paws-verification';

/** The proof for a token that nobody can guess; it holds nothing that would have to be escaped. */
export function websiteProof(token: string): WebsiteProof {
  return {
    metaTag: `<meta name="${PROOF_NAME}" content="${token}">`,
    fileName: `/.well-known/${PROOF_NAME}.txt`,
    fileContent: token,
    dnsRecord: `${PROOF_NAME}=${token}`,
  };
}
