import type { BusinessContent } from '../business/content.js';
import { DomainError, refuse } from '../shared/domain-error.js';
import { isCallable } from '../outgoing/delivery.js';
import { isCanceled, type ClaimStatus } from './claim.js';
import { CLAIM_METHOD, type ClaimMethod } from './claim-method.js';
import { DAY_MS, daysAfter } from '../shared/days.js';

/** Digits of a code, including leading zeros. */
export const CODE_DIGITS = 6;

export const CODE = /^\d{6}$/;

/** The error for a wrong code, and for a claim that doesn't exist or belongs to another member. */
export const WRONG_CODE = 'Invalid verification code';

/** The error when no code can be right anymore. */
export const CODE_EXPIRED = 'This code can no longer be used. Request a new one, or claim the business again.';

/** Product decision: attempts per code. The last wrong attempt ends the claim. */
export const MAX_CODE_ATTEMPTS = 5;

/** Product decision: codes in 24 hours for all claims of one member to one business. */
export const MAX_CODES_A_DAY = 3;

/** Product decision: codes and first emails to one phone number or mailbox in 24 hours, for all claims together. */
export const MAX_MESSAGES_A_DAY = 5;

/** Product decision: how many of them are kept for claimants who got none in 24 hours, so that nobody uses up a mailbox. */
export const MESSAGES_FOR_OTHERS = 2;

/** Product decision: days after which an undecided claim expires. */
export const CLAIM_DAYS = 30;

/** Product decision: minutes for which a code works, and days for a postcard, which travels by mail. */
export const CODE_MINUTES = 10;
export const POSTCARD_CODE_DAYS = 30;

const MINUTE_MS = 60_000;
/** Whose phone or mailbox received the code. The listing's proves more than one that the claimant typed. */
export const CODE_RECIPIENTS = ['listing', 'claimant'] as const;

export type CodeRecipient = (typeof CODE_RECIPIENTS)[number];

/** Where on the listing's website the proof was found. */
export const WEBSITE_PLACES = ['tag', 'file', 'dns'] as const;

export type WebsitePlace = (typeof WEBSITE_PLACES)[number];

/** The public contact details of the listing. */
export type ListingContact = Pick<
  BusinessContent,
  'phone' | 'email' | 'website' | 'address' | 'city' | 'state' | 'zipCode'
>;

/** The contact details that the claimant typed. */
export interface ClaimantContact {
  readonly claimantEmail: string;
  readonly claimantPhone: string | null;
}

/** The recipient of a code. */
export interface CodeWay {
  readonly sentTo: CodeRecipient;
  /** Null for a postcard, which goes to the listing's address. */
  readonly address: string | null;
}

/**
 * Returns the recipient of a method's code: the listing if it can be reached that way, or else the claimant; null if
 * the method needs no code.
 */
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

/** Throws INVALID_INPUT if the listing lacks the contact detail that the method needs. */
export function requireMethodFits(method: ClaimMethod, listing: ListingContact): void {
  const { address, city, state, website } = listing;
  if (method === 'postcard_verification' && [address, city, state].includes(null)) {
    refuse(
      'INVALID_INPUT',
      'This listing has no complete mailing address for a postcard. Please choose another method.',
      'verificationMethod',
    );
  }
  if (method === 'website_verification' && website === null) {
    refuse('INVALID_INPUT', 'This listing has no website. Please choose another method.', 'verificationMethod');
  }
}

/** Returns when a code created now expires. */
export function codeEnd(method: ClaimMethod, now: Date): Date {
  const life = CLAIM_METHOD[method].code === 'postcard' ? POSTCARD_CODE_DAYS * DAY_MS : CODE_MINUTES * MINUTE_MS;
  return new Date(now.getTime() + life);
}

/** Returns when a claim created now expires. */
export function claimEnd(now: Date): Date {
  return daysAfter(now, CLAIM_DAYS);
}

/** Returns the code times that count toward the daily limit. */
export function codesOfDay(moments: readonly Date[], now: Date): readonly Date[] {
  return moments.filter((moment) => moment.getTime() > now.getTime() - DAY_MS);
}

/** Throws CLAIM_CODE_LIMIT, with the wait, if the daily limit of codes is reached. */
export function requireAnotherCode(moments: readonly Date[], now: Date): void {
  const counted = codesOfDay(moments, now).toSorted((a, b) => a.getTime() - b.getTime());
  const first = counted.at(-MAX_CODES_A_DAY);
  if (first === undefined) return;
  refuseCode(Math.ceil((first.getTime() + DAY_MS - now.getTime()) / 1000));
}

/** Throws CLAIM_CODE_LIMIT with a wait in seconds. */
export function refuseCode(waitSeconds: number): never {
  const message = `We send at most ${MAX_CODES_A_DAY} codes a day to claim a business, and ${MAX_MESSAGES_A_DAY} to one phone number or email address. Please try again later, or choose a method without a code.`;
  throw new DomainError('CLAIM_CODE_LIMIT', message, [], null, waitSeconds);
}

/**
 * Returns the attempts already used for a new code. A new postcard continues the count, so that all postcards share
 * five.
 */
export function attemptsOfNewCode(method: ClaimMethod, attempts: number): number {
  return CLAIM_METHOD[method].code === 'postcard' ? attempts : 0;
}

/** The counts that a new claim takes over from the same member's earlier claims to the same business. */
export interface CodeCounts {
  readonly verificationAttempts: number;
  readonly codesSentAt: readonly Date[];
}

/** An earlier claim, as far as the limits of codes depend on it. */
export interface EarlierClaim extends CodeCounts {
  readonly status: ClaimStatus;
  readonly rejectionReason: string | null;
  readonly verificationMethod: ClaimMethod;
}

/**
 * Returns the counts with which a member's next claim to a business starts, whatever its method. Canceling resets no
 * limit: the codes of all claims count toward the daily limit, and a postcard after a canceled one continues its
 * attempts. `earlier` is newest first.
 */
export function countsOfNextClaim(earlier: readonly EarlierClaim[], now: Date): CodeCounts {
  const card = earlier.find(({ verificationMethod }) => CLAIM_METHOD[verificationMethod].code === 'postcard');
  return {
    verificationAttempts: card !== undefined && isCanceled(card) ? card.verificationAttempts : 0,
    // The latest claim continues those of the claims before it.
    codesSentAt: codesOfDay(earlier[0]?.codesSentAt ?? [], now),
  };
}

/** Returns the attempts left at the newest code of a claim; null if the claim does not wait for a code. */
export function attemptsLeft(claim: {
  readonly status: ClaimStatus;
  readonly verificationMethod: ClaimMethod;
  readonly verificationAttempts: number;
}): number | null {
  if (claim.status !== 'pending' || CLAIM_METHOD[claim.verificationMethod].code === null) return null;
  return Math.max(0, MAX_CODE_ATTEMPTS - claim.verificationAttempts);
}

/** Returns how strong the proof of a claim is; null without proof. */
export function proofStrength(claim: {
  readonly provenAt: Date | null;
  readonly websiteFound: WebsitePlace | null;
  readonly codeSentTo: CodeRecipient | null;
}): CodeRecipient | null {
  if (claim.provenAt === null) return null;
  return claim.websiteFound === null ? claim.codeSentTo : 'listing';
}

/** Proofs that the claimant can add to the listing's website. One of the three is enough. */
export interface WebsiteProof {
  /** For the head of the page that the listing links to. */
  readonly metaTag: string;
  /** Path and content of a file on the site. */
  readonly fileName: string;
  readonly fileContent: string;
  /** A TXT record of the site's domain. */
  readonly dnsRecord: string;
}

/** Name of the meta tag and the DNS record. */
export const PROOF_NAME = 'welcome-paws-verification';

/** Returns the proof for a secret token. It contains nothing that needs escaping. */
export function websiteProof(token: string): WebsiteProof {
  return {
    metaTag: `<meta name="${PROOF_NAME}" content="${token}">`,
    fileName: `/.well-known/${PROOF_NAME}.txt`,
    fileContent: token,
    dnsRecord: `${PROOF_NAME}=${token}`,
  };
}
