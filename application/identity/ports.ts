import type { Sanction } from '../../domain/moderation/sanction.js';
import type { Identity } from '../account/ports.js';
import type { JsonText } from '../shared/page.js';

/** A member's session, as stored. */
export interface Session {
  readonly userId: string;
  /** ISO times. */
  readonly signedInAt: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly userAgent: string;
  readonly issuer: string;
  /** Proof of the sign-in, needed to sign out at the issuer. */
  readonly idToken: string | null;
}

export type NewSession = Omit<Session, 'createdAt' | 'lastSeenAt' | 'signedInAt'>;

export interface SessionStart {
  /** When the member last authenticated, according to the issuer and not in the future; otherwise now. */
  readonly signedInAt: Date | null;
  /** The token of the browser's previous session. */
  readonly before: string | null;
}

/** The member who makes a call. */
interface CallingMember {
  readonly userId: string;
  /** The member's record (contract: CurrentUser). */
  readonly record: JsonText;
  /** The sanction that blocks writing, or null. */
  readonly sanction: Sanction | null;
}

/** A session with its member. */
export interface FoundSession extends CallingMember {
  readonly sessionId: string;
  /**
   * When the member last authenticated, by this process's clock. It is computed from the age in the database, so that
   * clock differences don't make a sign-in older or newer.
   */
  readonly signedInAt: Date;
  /** Whether the member began the session or changed something in the last `OWN_WRITES_S`, in any process. */
  readonly wroteLately: boolean;
}

/** A member whose account is closed but not yet erased. */
export interface ClosedMember {
  readonly userId: string;
  /** When the account will be erased. */
  readonly erasureAt: Date;
  /** False if administrators ordered the erasure. */
  readonly canRestore: boolean;
}

/** Sessions of members, shared by all processes. */
export abstract class MemberSessions {
  /** Returns the session for a cookie's token; null if it has ended or the account is closed. */
  abstract find(token: string): Promise<FoundSession | null>;
  /** Returns the member of a session that is invalid because the account is closed, or null. */
  abstract findClosed(token: string): Promise<ClosedMember | null>;
  /**
   * Starts a session, ends the browser's previous one, and returns the token for the new cookie. Returns null, and
   * changes nothing, if the login is older than a password change or than the end of the member's sessions.
   */
  abstract begin(session: NewSession, start: SessionStart): Promise<string | null>;
  /** Records that the member has just changed something. */
  abstract noteWrite(sessionId: string): Promise<void>;
  /** Ends a session and returns it; null if there was none. */
  abstract end(token: string): Promise<Session | null>;
}

/** A program that acts for a member. */
export interface TokenHolder extends CallingMember {
  readonly scopes: readonly string[];
}

/** Finds members by personal access token. */
export abstract class TokenHolders {
  /**
   * Returns null if the token is unknown, expired, or revoked, or its account is closed. Records the time of use, to
   * the hour.
   */
  abstract find(token: string): Promise<TokenHolder | null>;
}

/** The issuer doesn't respond. */
export class IssuerUnavailable extends Error {
  constructor(cause: unknown) {
    super('The sign-in service is not responding.', { cause });
    this.name = 'IssuerUnavailable';
  }
}

/** A sign-in result that must be refused; `reason` is for the log. */
export class SignInRefused extends Error {
  constructor(
    readonly reason: string,
    options?: { readonly cause?: unknown },
  ) {
    super('This sign-in could not be completed.', options);
    this.name = 'SignInRefused';
  }
}

/** A completed sign-in at the issuer. */
export interface Finished {
  readonly identity: Identity;
  readonly returnTo: string;
  readonly idToken: string | null;
  /** When the person last authenticated at the issuer, if it says so. */
  readonly authenticatedAt: Date | null;
}

/** The client of the identity issuer. */
export abstract class SignInClient {
  /**
   * Starts a sign-in for the browser with this token and returns the issuer's URL. Each sign-in has its own state, so
   * that two tabs can sign in at once. `again` requires authenticating again. Throws IssuerUnavailable.
   */
  abstract begin(returnTo: string, browser: string, again: boolean): Promise<URL>;
  /** Completes a sign-in with the issuer's response. Throws SignInRefused or IssuerUnavailable. */
  abstract finish(query: URLSearchParams, browser: string | null): Promise<Finished>;
  /** Returns the URL for signing out at the issuer; null if it has none or doesn't respond. */
  abstract endSessionUrl(idToken: string | null): Promise<URL | null>;
}
