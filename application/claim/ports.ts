import type { ClaimMethod } from '../../domain/claim/claim-method.js';
import type { ClaimRole, ClaimStatus } from '../../domain/claim/claim.js';
import type { ClaimantContact, CodeRecipient, ListingContact, WebsitePlace } from '../../domain/claim/verification.js';
import type { MessageStatus } from '../../domain/outgoing/message-status.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

export interface ClaimInput extends ClaimantContact {
  readonly claimantName: string;
  readonly businessRole: ClaimRole;
  readonly ownershipProof: string;
  readonly verificationMethod: ClaimMethod;
  /** Addresses of uploads. */
  readonly verificationDocuments: readonly string[];
}

/** The newest code of a claim, as stored. */
export interface ClaimCode {
  /** Hash of the active code; null if there is none. */
  readonly verificationCode: string | null;
  /** Wrong attempts. */
  readonly verificationAttempts: number;
  readonly codeSentTo: CodeRecipient | null;
  readonly codeExpiresAt: Date | null;
  /** When codes were created, as far as they count toward the daily limit. */
  readonly codesSentAt: readonly Date[];
}

export interface NewClaim extends ClaimInput, ClaimCode {
  readonly businessId: number;
  readonly claimantUserId: string;
  /** The token in the website proof; null for other methods. */
  readonly websiteToken: string | null;
  readonly claimedAt: Date;
  readonly expiresAt: Date;
}

export interface ClaimRecord extends Omit<NewClaim, 'businessRole' | 'ownershipProof' | 'claimedAt'> {
  readonly id: number;
  readonly status: ClaimStatus;
  /** Where on the website the proof was found. */
  readonly websiteFound: WebsitePlace | null;
  /** When the code was entered or the website checked successfully. */
  readonly provenAt: Date | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly rejectionReason: string | null;
  readonly adminNotes: string | null;
  readonly approvedAt: Date | null;
}

/** Claims for changes, in the running transaction. Found claims are locked until it ends. */
export abstract class Claims {
  /** Adds a claim and returns its id; null if the member already has an open claim on the business. */
  abstract add(claim: NewClaim): Promise<number | null>;
  /** Returns null if there is none, or if `claimantUserId` is given and isn't the claimant. */
  abstract find(id: number, claimantUserId: string | null): Promise<ClaimRecord | null>;
  /**
   * Counts one more attempt at the code of the claimant's pending claim. Simultaneous attempts can't exceed
   * `MAX_CODE_ATTEMPTS`. Returns null if there is no such claim, active code, or attempt left.
   */
  abstract takeGuess(id: number, claimantUserId: string, now: Date): Promise<ClaimRecord | null>;
  /** Returns the member's claims on a business in every status, newest first. */
  abstract ofMember(businessId: number, claimantUserId: string): Promise<readonly ClaimRecord[]>;
  /** Returns the open claims on a business, oldest first. */
  abstract openOf(businessId: number): Promise<readonly ClaimRecord[]>;
  /** Saves a claim that was found. */
  abstract save(claim: ClaimRecord): Promise<void>;
}

/** Claims and codes past their deadline, in the running transaction. */
export abstract class ClaimsOverdue {
  /** Returns up to `max` open claims past their deadline that no other transaction has locked. */
  abstract due(now: Date, max: number): Promise<readonly ClaimRecord[]>;
  /** Deletes expired codes and cancels postcards that are no longer needed. */
  abstract forgetCodes(now: Date): Promise<void>;
}

/** The part of a business that claims use. */
export interface ClaimedBusiness extends ListingContact {
  readonly id: number;
  readonly name: string;
  readonly isPublic: boolean;
  readonly isClaimed: boolean;
  /** Whether it was merged into another one, or deleted. */
  readonly isGone: boolean;
  readonly ownerId: string | null;
}

/** Businesses of claims, in the running transaction. */
export abstract class ClaimedBusinesses {
  /** Returns null if there is none. */
  abstract find(id: number): Promise<ClaimedBusiness | null>;
  /** Like `find`, but locks the business until the transaction ends. Lock the business before its claims. */
  abstract hold(id: number): Promise<ClaimedBusiness | null>;
  /** Returns the businesses of an owner by id, locked. */
  abstract holdAllOf(ownerId: string): Promise<readonly ClaimedBusiness[]>;
  /** Returns the business of a claim, locked. */
  abstract holdOf(claimId: number): Promise<ClaimedBusiness | null>;
  /** Makes the member the owner and claimant. Their own review no longer counts. */
  abstract give(id: number, userId: string, now: Date): Promise<void>;
}

/** Six-digit codes. */
export abstract class ClaimCodes {
  /** Returns an unpredictable code. */
  abstract newCode(): string;
  /** Returns a salted hash to store. */
  abstract hashOf(code: string): string;
  /** Compares a code with a hash in constant time. A null hash never matches and takes the same time. */
  abstract fits(code: string, hash: string | null): boolean;
  /** Encrypts a code that waits for printing. Only the application's secret decrypts it. */
  abstract seal(code: string): string;
  /** Returns null if it was encrypted with another secret. */
  abstract open(sealed: string): string | null;
}

/** Checks websites for proofs. */
export abstract class WebsiteProofs {
  /** Returns where the listing's website has the proof for a token; null if not found or the site doesn't respond. */
  abstract find(website: string, token: string): Promise<WebsitePlace | null>;
}

export abstract class ClaimReads {
  /** Returns a `Claim` of the member; null if they have none with this id. */
  abstract own(id: number, userId: string): Promise<JsonText | null>;
  /** Returns the member's `OwnClaim`s, newest first. */
  abstract mine(userId: string, page: PageRequest): Promise<ListPage>;
  /** Returns `AdminClaim`s in these states, oldest first. */
  abstract inStates(statuses: readonly ClaimStatus[], page: PageRequest): Promise<ListPage>;
  /** Returns an `AdminClaim`. */
  abstract one(id: number): Promise<JsonText | null>;
  /** Returns the address of a claim's document by its position, from 1. */
  abstract document(id: number, place: number): Promise<string | null>;
}

/** Postcards to print. */
export abstract class Postcards {
  /** Returns the newest `Postcard` of each claim that waits for its code, oldest first. */
  abstract waiting(page: PageRequest): Promise<ListPage>;
}

/** A postcard as stored. */
export interface PostcardRecord {
  readonly id: string;
  readonly status: MessageStatus;
  /** Null once it no longer waits. */
  readonly claimId: number | null;
}

/** Printed postcards, in the running transaction. */
export abstract class PrintedPostcards {
  /** Finds and locks a postcard; null if there is none. */
  abstract find(id: string): Promise<PostcardRecord | null>;
  /** Deletes its address and code, and cancels older cards of its claim. */
  abstract markSent(id: string, now: Date): Promise<void>;
}
