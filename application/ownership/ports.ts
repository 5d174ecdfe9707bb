import type { RequestStatus } from '../../domain/ownership/ownership-request.js';
import type { OfferViewer, PremiumChoice, TransferStatus } from '../../domain/ownership/business-transfer.js';
import type { ClaimedBusiness } from '../claim/ports.js';
import type { JsonText, ListPage, PageRequest } from '../shared/page.js';

export interface NewOwnershipRequest {
  readonly businessId: number;
  readonly requesterId: string;
  /** The owner who was asked; null after their account was erased. */
  readonly ownerId: string | null;
  readonly message: string;
  /** Addresses of uploads. */
  readonly documents: readonly string[];
  /** Until when the owner can answer before an administrator decides. */
  readonly answerBy: Date;
  readonly createdAt: Date;
}

export interface OwnershipRequestRecord extends NewOwnershipRequest {
  readonly id: number;
  readonly status: RequestStatus;
  readonly remindedAt: Date | null;
  /** Why the owner declined. */
  readonly ownerReason: string | null;
  readonly ownerDocuments: readonly string[];
  readonly ownerAnsweredAt: Date | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  /** Why an administrator rejected it, or why it was closed. */
  readonly decisionReason: string | null;
  readonly adminNotes: string | null;
}

/** Ownership requests for changes, in the running transaction. Found requests are locked until it ends. */
export abstract class OwnershipRequests {
  /** Makes the member's other requests wait until the transaction ends. Call it first. Throws USER_NOT_FOUND. */
  abstract holdMember(requesterId: string): Promise<void>;
  /** Adds a request and returns its id; null if the member already has an open one for the business. */
  abstract add(request: NewOwnershipRequest): Promise<number | null>;
  abstract find(id: number): Promise<OwnershipRequestRecord | null>;
  /** Returns the requests of the member and of other accounts with their mailbox, in every status, newest first. */
  abstract ofMailbox(requesterId: string): Promise<readonly OwnershipRequestRecord[]>;
  /** Returns the open requests for a business, oldest first. */
  abstract openOf(businessId: number): Promise<readonly OwnershipRequestRecord[]>;
  abstract save(request: OwnershipRequestRecord): Promise<void>;
}

export interface NewTransfer {
  readonly businessId: number;
  /** The owner who made the offer; null after their account was erased. */
  readonly fromId: string | null;
  readonly toEmail: string;
  readonly premium: PremiumChoice;
  /** Hash of the secret in the emailed link. */
  readonly tokenHash: string;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

export interface TransferRecord extends NewTransfer {
  readonly id: number;
  readonly status: TransferStatus;
  /** The member who accepted. */
  readonly toId: string | null;
  readonly acceptedAt: Date | null;
  /** Until when the former owner can undo; null if they can't. */
  readonly undoUntil: Date | null;
}

/** Offers to hand a business over, in the running transaction. Found offers are locked until it ends. */
export abstract class BusinessTransfers {
  /** Adds an offer and returns its id; null if the business already has an open one. */
  abstract add(transfer: NewTransfer): Promise<number | null>;
  abstract find(id: number): Promise<TransferRecord | null>;
  /** Returns the open offer of a business, and handovers that can still be undone, oldest first. */
  abstract unsettledOf(businessId: number): Promise<readonly TransferRecord[]>;
  abstract save(transfer: TransferRecord): Promise<void>;
}

/** Businesses of requests and offers, in the running transaction. Lock the business before its requests and offers. */
export abstract class OwnedPlaces {
  /** Returns the business of a request, locked; null if there is no such request. */
  abstract ofRequest(requestId: number): Promise<ClaimedBusiness | null>;
  abstract ofTransfer(transferId: number): Promise<ClaimedBusiness | null>;
  /** Returns the id of the offer with a link; null if there is none. */
  abstract transferWith(tokenHash: string): Promise<number | null>;
}

/** Requests and offers whose time is over, in the running transaction. Each method returns at most `max` ids, none of `except`. */
export abstract class OwnershipDue {
  /** Requests that the owner hasn't answered, of whose end they have to be reminded. */
  abstract reminders(now: Date, max: number, except?: readonly number[]): Promise<readonly number[]>;
  /** Requests that the owner didn't answer in time. */
  abstract lapsed(now: Date, max: number, except?: readonly number[]): Promise<readonly number[]>;
  /** Open requests whose business is gone or no longer has the same owner, or whose requester closed their account. */
  abstract mootRequests(max: number, except?: readonly number[]): Promise<readonly number[]>;
  /** Offers that nobody accepted in time. */
  abstract expired(now: Date, max: number, except?: readonly number[]): Promise<readonly number[]>;
  /** Open offers whose business is gone or no longer has the same owner. */
  abstract mootTransfers(max: number, except?: readonly number[]): Promise<readonly number[]>;
}

/** An offer as the page behind its link shows it. */
export interface ShownOffer {
  readonly status: TransferStatus;
  readonly business: { readonly id: number; readonly name: string };
  readonly fromName: string | null;
  /** Masked: the link alone does not reveal it. */
  readonly toEmail: string;
  readonly viewer: OfferViewer;
  readonly premium: PremiumChoice;
  readonly isPremium: boolean;
  readonly paidUntil: string | null;
  readonly expiresAt: string;
}

/** The side of a request that sent a document. */
export type DocumentSide = 'requester' | 'owner';

export abstract class OwnershipReads {
  /** Returns the member's `OwnOwnershipRequest`; null if it isn't theirs. */
  abstract own(id: number, requesterId: string): Promise<JsonText | null>;
  /** Returns the member's `OwnOwnershipRequest`s, newest first. */
  abstract mine(requesterId: string, page: PageRequest): Promise<ListPage>;
  /** Returns a `ReceivedOwnershipRequest` of the owner; null if they weren't asked. */
  abstract receivedOne(id: number, ownerId: string): Promise<JsonText | null>;
  /** Returns the `ReceivedOwnershipRequest`s of the owner, newest first. */
  abstract received(ownerId: string, page: PageRequest): Promise<ListPage>;
}

export abstract class AdminOwnershipReads {
  /** Returns `AdminOwnershipRequest`s in these states, oldest first. */
  abstract inStates(statuses: readonly RequestStatus[], page: PageRequest): Promise<ListPage>;
  abstract one(id: number): Promise<JsonText | null>;
  /** Returns the address of a document by its position, from 1. */
  abstract document(id: number, side: DocumentSide, place: number): Promise<string | null>;
}

export abstract class TransferReads {
  /** Returns a `BusinessTransfer` of the member who made it, or who accepted it; null if it isn't theirs. */
  abstract own(id: number, memberId: string): Promise<JsonText | null>;
  /** Returns the `BusinessTransfer`s that the member made or accepted, newest first. */
  abstract mine(memberId: string, page: PageRequest): Promise<ListPage>;
  /** Returns the offer with a link; null if there is none. */
  abstract behind(tokenHash: string, viewerId: string | null): Promise<ShownOffer | null>;
}
