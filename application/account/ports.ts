import type { Account, ErasureScope, ReviewFate } from '../../domain/account/account.js';
import type { AccessToken } from '../../domain/account/access-token.js';
import type { Sanction } from '../../domain/moderation/sanction.js';
import type { Caller } from '../shared/actor.js';

/** The public part of a member's profile. */
export type PublicProfile = Pick<Account, 'id' | 'firstName' | 'profileImageUrl' | 'petFirstName'> & {
  readonly joinedDate: Date;
};

/** Members with an open account. */
export abstract class Members {
  /** Returns null for an unknown member, a closed account, or someone else's paused profile. */
  abstract publicProfile(id: string, viewerId: string | null): Promise<PublicProfile | null>;
  /** Returns the account for a change in the running transaction; null if unknown or closed. */
  abstract find(id: string): Promise<Account | null>;
  /** Returns the restriction or suspension that currently keeps the member from writing, or null. */
  abstract sanctionOf(id: string): Promise<Sanction | null>;
  /**
   * Locks the member's account. Must be called before creating or changing anything that gives access to the account,
   * so that it happens before the session ends or not at all. Throws USER_NOT_FOUND if the account is closed, or
   * UNAUTHORIZED if the caller's session has ended or there is none.
   */
  abstract hold(caller: Caller): Promise<void>;
  /** Saves an account from `find` and returns it. Throws CHANGED_MEANWHILE if another call changed it first. */
  abstract save(account: Account): Promise<Account>;
}

/** Members' mailboxes, for limits that accounts with the same mailbox share. */
export abstract class Mailboxes {
  /** Returns the mailbox of a member's address, or the id of a member without one. */
  abstract keyOf(memberId: string): Promise<string>;
}

/** A person as an identity issuer describes them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Null if the issuer provides none. */
  readonly email: string | null;
  /** Whether the issuer verified the address. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Members and their sign-in identities, in the running transaction. */
export abstract class Identities {
  /** Makes other sign-ins of the same person wait until the transaction ends. */
  abstract hold(identity: Identity): Promise<void>;
  /** Returns the member with this issuer and subject, or null. */
  abstract memberOf(identity: Identity): Promise<string | null>;
  /** Returns the member with this address, ignoring case, or null. */
  abstract memberByEmail(email: string): Promise<string | null>;
  /**
   * Creates a member for the identity, with `email` if given, and returns the id. The embedded sign-up has already
   * asked for the age; other issuers' members still have to confirm it.
   */
  abstract createMember(identity: Identity, email: string | null): Promise<string>;
  /** Adds the identity to an existing member. */
  abstract link(identity: Identity, userId: string): Promise<void>;
}

/** An email change that waits for confirmation. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Hash of the secret in the link; null if the address is taken, so there is no link. */
  readonly tokenHash: string | null;
  readonly expiresAt: Date;
}

/** The holder of an address: a member, or an account of the embedded provider that has never signed in here. */
export interface AddressHolder {
  readonly email: string;
  readonly userId: string | null;
}

/** Email changes, in the running transaction. */
export abstract class EmailChanges {
  /** Returns who else has the address, ignoring case, or null. */
  abstract holderOf(email: string, userId: string): Promise<AddressHolder | null>;
  /** Returns the number of the member's unexpired changes. */
  abstract countOf(userId: string): Promise<number>;
  /** Stores a change and invalidates the links of the member's earlier ones. */
  abstract begin(change: EmailChange): Promise<void>;
  /** Removes and returns the change with this hash, so that it is used once; null if unknown or expired. */
  abstract take(tokenHash: string, now: Date): Promise<EmailChange | null>;
  /**
   * Sets the address on the member and their sign-in account. Returns false if it is taken or the account is closed.
   */
  abstract apply(change: EmailChange): Promise<boolean>;
}

export abstract class AccessTokens {
  /** Returns the member's tokens, newest first, including expired ones. */
  abstract ofMember(userId: string): Promise<AccessToken[]>;
  /** Returns the number of the member's tokens, in the running transaction. */
  abstract countOf(userId: string): Promise<number>;
  abstract add(userId: string, token: AccessToken, tokenHash: string): Promise<void>;
  /** Deletes a token in the running transaction. Returns false if the member has none with this id. */
  abstract remove(userId: string, id: string): Promise<boolean>;
}

export interface OwnSession {
  /** Derived from the session id, which is never exposed. */
  readonly id: string;
  readonly current: boolean;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string;
}

export abstract class OwnSessions {
  /** Returns the active sessions, last used first. `sessionId` is the current one. */
  abstract ofMember(userId: string, sessionId: string | null): Promise<OwnSession[]>;
  /** Ends one session at once, in its own transaction. Throws NOT_FOUND if the member has none with this id. */
  abstract end(userId: string, id: string): Promise<void>;
  /** Ends all sessions except `sessionId`, in its own transaction. */
  abstract endOthers(userId: string, sessionId: string | null): Promise<void>;
}

/** A member's own closing: when the account will be erased, and what happens to its reviews. */
export interface OwnClosing {
  readonly erasureAt: Date;
  readonly reviews: ReviewFate;
}

/** An account that is due for erasure, with the administrators' order; null if the member closed it. */
export interface DueAccount {
  readonly userId: string;
  readonly scope: ErasureScope;
  readonly order: {
    readonly orderedBy: string;
    readonly confirmedBy: string | null;
    readonly reasonCode: string;
  } | null;
}

/** Closing, restoring, and erasing accounts, in the running transaction. */
export abstract class AccountClosing {
  /**
   * Closes an open account and ends its sessions, tokens, and links. Throws USER_NOT_FOUND if it is already closed, or
   * UNAUTHORIZED if the caller's session has ended or there is none.
   */
  abstract close(caller: Caller, reviews: ReviewFate, erasureAt: Date): Promise<void>;
  /**
   * Closes an account for administrators, even one that is already closed. Returns the member's own closing; null if the
   * account was open. Throws USER_NOT_FOUND if there is none.
   */
  abstract closeByOrder(userId: string, erasureAt: Date): Promise<OwnClosing | null>;
  /** Reopens a closed account, or returns it to its member's own closing. Returns false if there is none. */
  abstract restore(userId: string, to?: OwnClosing | null): Promise<boolean>;
  /**
   * Returns the closed account that has been due longest, locked against restoring and erasing; null if none is due. An
   * ordered erasure that needs a confirmation is due only once confirmed. Until then, the member's own closing stays due.
   */
  abstract nextDue(now: Date): Promise<DueAccount | null>;
}

/** A member's data, according to the registry of tables. */
export abstract class MemberData {
  /** Returns a ZIP with a consistent snapshot of the member's data: JSON and CSV per table, and pictures. */
  abstract archive(userId: string, now: Date): Promise<AsyncIterable<Uint8Array>>;
  /** Erases the member's data in the running transaction and keeps totals and tiers correct. */
  abstract erase(userId: string, scope: ErasureScope): Promise<void>;
  /** Deletes data that has exceeded its retention period in the registry. */
  abstract applyRetention(): Promise<void>;
}
