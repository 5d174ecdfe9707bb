import type { ClaimMethod } from '../../domain/claim/claim-method.js';
import type { ClaimRole, ClaimStatus } from '../../domain/claim/claim.js';
import type { ClaimantContact, CodeRecipient, ListingContact, WebsitePlace } from '../../domain/claim/verification.js';
import type { MessageStatus } from '../../domain/outgoing/message-status.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

/** What a claimant sends. */
export interface ClaimInput extends ClaimantContact {
  readonly claimantName: string;
  readonly businessRole: ClaimRole;
  readonly ownershipProof: string;
  readonly verificationMethod: ClaimMethod;
  /** Addresses of uploads. */
  readonly verificationDocuments: readonly string[];
}

/** The newest code of a claim, as it is kept. */
export interface ClaimCode {
  /** The hash of the code that can still be typed; null where none can. */
  readonly verificationCode: string | null;
  /** Guesses at it. */
  readonly verificationAttempts: number;
  readonly codeSentTo: CodeRecipient | null;
  readonly codeExpiresAt: Date | null;
  /** When each code was made, as far as it counts for the limit of a day. */
  readonly codesSentAt: readonly Date[];
}

export interface NewClaim extends ClaimInput, ClaimCode {
  readonly businessId: number;
  readonly claimantUserId: string;
  /** Stands in the proof on the web site; null for any other method. */
  readonly websiteToken: string | null;
  readonly claimedAt: Date;
  readonly expiresAt: Date;
}

/** A claim as it is changed. */
export interface ClaimRecord extends Omit<NewClaim, 'businessRole' | 'ownershipProof' | 'claimedAt'> {
  readonly id: number;
  readonly status: ClaimStatus;
  /** Where on the web site the proof was found. */
  readonly websiteFound: WebsitePlace | null;
  /** When the code was typed or the web site looked at with success. */
  readonly provenAt: Date | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly rejectionReason: string | null;
  readonly adminNotes: string | null;
  readonly approvedAt: Date | null;
}

/** Claims for changes, in the running transaction; what is found is held until its end. */
export abstract class Claims {
  /** Adds a claim; answers its id, or null where the member has an open one to the place. */
  abstract add(claim: NewClaim): Promise<number | null>;
  /** Null where there is none, or where it is not the claimant's who is named. */
  abstract find(id: number, claimantUserId: string | null): Promise<ClaimRecord | null>;
  /**
   * Counts one more guess at the code of a pending claim of the claimant: of many at once no more than
   * `MAX_CODE_ATTEMPTS` are counted. Null where no guess counts: no such claim, no living code, or no guess left.
   */
  abstract takeGuess(id: number, claimantUserId: string, now: Date): Promise<ClaimRecord | null>;
  /** The open claims to a place, the oldest first. */
  abstract openOf(businessId: number): Promise<readonly ClaimRecord[]>;
  /** Saves what was found. */
  abstract save(claim: ClaimRecord): Promise<void>;
}

/** What time ends; in the running transaction. */
export abstract class ClaimsOverdue {
  /** Open claims that have ended, at most so many and none that another transaction holds. */
  abstract due(now: Date, max: number): Promise<readonly ClaimRecord[]>;
  /** Forgets the codes that ended, and takes postcards back that nobody waits for any more. */
  abstract forgetCodes(now: Date): Promise<void>;
}

/** A place as a claim sees it. */
export interface ClaimedBusiness extends ListingContact {
  readonly id: number;
  readonly name: string;
  readonly isPublic: boolean;
  readonly isClaimed: boolean;
  readonly ownerId: string | null;
}

/** Places that are claimed, in the running transaction. */
export abstract class ClaimedBusinesses {
  /** Null where there is none. */
  abstract find(id: number): Promise<ClaimedBusiness | null>;
  /** The same, held until the end of the transaction: whoever holds a place and claims to it takes the place first. */
  abstract hold(id: number): Promise<ClaimedBusiness | null>;
  /** The place of a claim, held. */
  abstract holdOf(claimId: number): Promise<ClaimedBusiness | null>;
  /** Makes a member its owner and claimant. */
  abstract give(id: number, userId: string, now: Date): Promise<void>;
}

/** Codes of six digits. */
export abstract class ClaimCodes {
  /** A code that nobody can foresee. */
  abstract newCode(): string;
  /** What is kept of a code; differs each time. */
  abstract hashOf(code: string): string;
  /** Whether it is the code of a hash, compared in constant time. The hash null fits nothing, and takes as long. */
  abstract fits(code: string, hash: string | null): boolean;
  /** A code as it waits to be printed, and back: only who has the application's secret reads it. */
  abstract seal(code: string): string;
  /** Null where it was sealed under another secret. */
  abstract open(sealed: string): string | null;
}

/** Looks at web sites. */
export abstract class WebsiteProofs {
  /** Where on the web site of a listing the proof for a token stands; null where it is not found or the site does not answer. */
  abstract find(website: string, token: string): Promise<WebsitePlace | null>;
}

/** Reads of claims. */
export abstract class ClaimReads {
  /** A `Claim` of the member; null where there is none of theirs. */
  abstract own(id: number, userId: string): Promise<JsonText | null>;
  /** A page of the member's `OwnClaim`s, newest first. */
  abstract mine(userId: string, page: PageRequest): Promise<ListPage>;
  /** A page of `AdminClaim`s in these states, the oldest first. */
  abstract inStates(statuses: readonly ClaimStatus[], page: PageRequest): Promise<ListPage>;
  /** An `AdminClaim`. */
  abstract one(id: number): Promise<JsonText | null>;
  /** The address of a claim's document by its place, from 1. */
  abstract document(id: number, place: number): Promise<string | null>;
}

/** Cards to print. */
export abstract class Postcards {
  /** A page of `Postcard`s: the newest card of each claim that waits for its code, the oldest first. */
  abstract waiting(page: PageRequest): Promise<ListPage>;
}

/** A card as it is kept. */
export interface PostcardRecord {
  readonly id: string;
  readonly status: MessageStatus;
  /** Null once it waits no more. */
  readonly claimId: number | null;
}

/** Cards that were printed, in the running transaction. */
export abstract class PrintedPostcards {
  /** Held until the end of the transaction; null where there is none. */
  abstract find(id: string): Promise<PostcardRecord | null>;
  /** Its address and code are forgotten, and older cards of its claim wait no more. */
  abstract markSent(id: string, now: Date): Promise<void>;
}
