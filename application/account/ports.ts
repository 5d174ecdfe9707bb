import type { Account, ErasureScope, ReviewFate } from '../../domain/account/account.js';
import type { AccessToken } from '../../domain/account/access-token.js';
import type { Caller } from '../shared/actor.js';

/** What everybody may know of a member. */
export type PublicProfile = Pick<Account, 'id' | 'firstName' | 'profileImageUrl' | 'petFirstName'> & {
  readonly joinedDate: Date;
};

/** Members whose account is open. */
export abstract class Members {
  /** What everybody may know, or null for an unknown member, a closed account, and a paused profile that another one asks for. */
  abstract publicProfile(id: string, viewerId: string | null): Promise<PublicProfile | null>;
  /** The account for a change, in the running transaction; null for an unknown member or a closed account. */
  abstract find(id: string): Promise<Account | null>;
  /**
   * To be called before what lets somebody into the account is made or changed: lets others of the member wait until the
   * running transaction ends, also what ends sessions. So what is made here was made before a session ended, or not at all.
   * Refuses with USER_NOT_FOUND an account that is closed by then, and with UNAUTHORIZED who calls by a session that has ended
   * by then, or by none.
   */
  abstract hold(caller: Caller): Promise<void>;
  /**
   * Saves an account that was found before and answers it as saved. Refuses with CHANGED_MEANWHILE where another call
   * changed it since.
   */
  abstract save(account: Account): Promise<Account>;
}

/** Who a person is at an issuer of identities, as that issuer describes them. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** Null where the issuer gives none. */
  readonly email: string | null;
  /** True where the issuer has seen that the address is theirs. */
  readonly emailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

/** Members and the identities by which they sign in; all in the running transaction. */
export abstract class Identities {
  /** Lets other sign-ins of the same person wait until this transaction ends. */
  abstract hold(identity: Identity): Promise<void>;
  /** The member of this identity (issuer and subject), or null. */
  abstract memberOf(identity: Identity): Promise<string | null>;
  /** The member of an address, upper and lower case alike, or null. */
  abstract memberByEmail(email: string): Promise<string | null>;
  /**
   * Makes a member of this identity, with its address where `email` is given, and answers the id. The embedded sign-up asked
   * for the age; of another issuer's member it is open.
   */
  abstract createMember(identity: Identity, email: string | null): Promise<string>;
  /** Lets an existing member sign in by this identity too. */
  abstract link(identity: Identity, userId: string): Promise<void>;
}

/** A change of address that waits for its confirmation. */
export interface EmailChange {
  readonly id: string;
  readonly userId: string;
  readonly email: string;
  /** Of the secret in the link; null: no link leads here, as the address is taken. */
  readonly tokenHash: string | null;
  readonly expiresAt: Date;
}

/** Whose an address is: a member's, or an account's of the embedded provider by which nobody has signed in here yet. */
export interface AddressHolder {
  readonly email: string;
  readonly userId: string | null;
}

/** Changes of address; all in the running transaction. */
export abstract class EmailChanges {
  /** Who but this member has the address already, upper and lower case alike, or null. */
  abstract holderOf(email: string, userId: string): Promise<AddressHolder | null>;
  /** How many changes a member asked for that have not run out. */
  abstract countOf(userId: string): Promise<number>;
  /** Keeps a change; the links of the member's earlier ones no longer work. */
  abstract begin(change: EmailChange): Promise<void>;
  /** Takes the change with this hash so that nobody takes it again; null where there is none, or its time is over. */
  abstract take(tokenHash: string, now: Date): Promise<EmailChange | null>;
  /**
   * Gives the member the address, and the account by which they sign in too. False where it is taken, or the account
   * closed.
   */
  abstract apply(change: EmailChange): Promise<boolean>;
}

/** Personal access tokens. */
export abstract class AccessTokens {
  /** A member's own, newest first; those that expired included. */
  abstract ofMember(userId: string): Promise<AccessToken[]>;
  /** How many a member has; in the running transaction. */
  abstract countOf(userId: string): Promise<number>;
  abstract add(userId: string, token: AccessToken, tokenHash: string): Promise<void>;
  /** Ends a token at once. False where the member has none of that id. */
  abstract remove(userId: string, id: string): Promise<boolean>;
}

/** A session as its member sees it. */
export interface OwnSession {
  /** Derived from the session's own id, which is not told. */
  readonly id: string;
  readonly current: boolean;
  readonly signedInAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
  readonly userAgent: string;
}

/** A member's own sessions. */
export abstract class OwnSessions {
  /** Those that have not ended, the one last used first; `sessionId` is the one that asks. */
  abstract ofMember(userId: string, sessionId: string | null): Promise<OwnSession[]>;
  /** Ends one at once. False where the member has none of that id. */
  abstract end(userId: string, id: string): Promise<boolean>;
  /** Ends all but the one that asks. */
  abstract endOthers(userId: string, sessionId: string | null): Promise<void>;
}

/** Closing, taking back and erasing accounts; all in the running transaction. */
export abstract class AccountClosing {
  /**
   * Closes an open account: its sessions, tokens and links end. Refuses with USER_NOT_FOUND one that is closed by then, and with
   * UNAUTHORIZED who calls by a session that has ended by then, or by none.
   */
  abstract close(caller: Caller, reviews: ReviewFate, erasureAt: Date): Promise<void>;
  /** Opens a closed account again. False where there is none. */
  abstract restore(userId: string): Promise<boolean>;
  /**
   * The closed account that has been due for erasure longest, locked against being restored or erased by others; null
   * where none is due.
   */
  abstract nextDue(now: Date): Promise<{ readonly userId: string; readonly reviews: ReviewFate } | null>;
}

/** All that is kept of a member, by the registry of tables. */
export abstract class MemberData {
  /** Everything of a member's own as a ZIP, as it was at one moment: JSON and CSV of each table, and pictures. */
  abstract archive(userId: string, now: Date): Promise<AsyncIterable<Uint8Array>>;
  /** Erases all that is a member's, in the running transaction; totals and tiers stay true. */
  abstract erase(userId: string, scope: ErasureScope): Promise<void>;
  /** Removes what has been kept for as long as the registry of tables allows. */
  abstract applyRetention(): Promise<void>;
}
