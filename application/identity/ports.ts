import type { Sanction } from '../../domain/moderation/sanction.js';
import type { Identity } from '../account/ports.js';
import type { JsonText } from '../shared/page.js';

/** What is kept of a member's session. */
export interface Session {
  readonly userId: string;
  /** ISO times. */
  readonly signedInAt: string;
  readonly createdAt: string;
  readonly lastSeenAt: string;
  readonly userAgent: string;
  readonly issuer: string;
  /** Proof of who signed in, for signing out at the issuer. */
  readonly idToken: string | null;
}

export type NewSession = Omit<Session, 'createdAt' | 'lastSeenAt' | 'signedInAt'>;

/** How a session begins. */
export interface SessionStart {
  /** When the member last proved who they are, where the issuer says so, and not after now; else now. */
  readonly signedInAt: Date | null;
  /** The token of the session that the browser had. */
  readonly before: string | null;
}

/** A session with its member. */
export interface FoundSession {
  readonly userId: string;
  readonly sessionId: string;
  /**
   * When the member last proved who they are, in time of this process, so that it is compared with its clock. The times of a
   * session are the database's, of which it is asked how long ago this was: clocks that differ make no sign-in older or newer.
   */
  readonly signedInAt: Date;
  /** The member's record (contract: CurrentUser). */
  readonly record: JsonText;
  /** What keeps them from writing now, or null. */
  readonly sanction: Sanction | null;
}

/** Members' sessions, known to all processes. */
export abstract class MemberSessions {
  /** The session behind a cookie's token, or null where it ended, or its account was closed. */
  abstract find(token: string): Promise<FoundSession | null>;
  /** The member behind a session that counts for nothing because the account is closed, or null. */
  abstract findClosed(token: string): Promise<string | null>;
  /**
   * Begins a session and ends the one that the browser had before; answers the token for the new cookie. Null where the
   * login is older than a change of its password, or than the end of the member's sessions: then nothing changes.
   */
  abstract begin(session: NewSession, start: SessionStart): Promise<string | null>;
  /** Ends a session; answers what was kept of it, or null where there was none. */
  abstract end(token: string): Promise<Session | null>;
}

/** A program that acts for a member. */
export interface TokenHolder {
  readonly userId: string;
  readonly scopes: readonly string[];
  /** The member's record (contract: CurrentUser). */
  readonly record: JsonText;
  /** What keeps them from writing now, or null. */
  readonly sanction: Sanction | null;
}

/** Whom a personal access token belongs to. */
export abstract class AccessTokenReads {
  /**
   * Null for a token that is unknown, expired or revoked, or whose account is closed. When it was used is kept to the
   * hour.
   */
  abstract find(token: string): Promise<TokenHolder | null>;
}

/** The issuer cannot be asked right now. */
export class IssuerUnavailable extends Error {
  constructor(cause: unknown) {
    super('The sign-in service does not answer.', { cause });
    this.name = 'IssuerUnavailable';
  }
}

/** A sign-in came back that must not count; `reason` is for the log. */
export class SignInRefused extends Error {
  constructor(
    readonly reason: string,
    options?: { readonly cause?: unknown },
  ) {
    super('This sign-in could not be completed.', options);
    this.name = 'SignInRefused';
  }
}

/** Who came back from the issuer. */
export interface Finished {
  readonly identity: Identity;
  readonly returnTo: string;
  readonly idToken: string | null;
  /** When the person last proved to the issuer who they are, where it says so. */
  readonly authenticatedAt: Date | null;
}

/** The issuer at which people sign in. */
export abstract class SignInClient {
  /**
   * Begins a sign-in for the browser with this token; answers the issuer's address to go to. Each has a state of its
   * own, so that two tabs may sign in at once. `again`: the person has to prove anew who they are. Throws
   * IssuerUnavailable.
   */
  abstract begin(returnTo: string, browser: string, again: boolean): Promise<URL>;
  /** Ends a sign-in with what the issuer sent along. Throws SignInRefused, IssuerUnavailable. */
  abstract finish(query: URLSearchParams, browser: string | null): Promise<Finished>;
  /** Where one signs out at the issuer too, or null where it offers no such thing or does not answer. */
  abstract endSessionUrl(idToken: string | null): Promise<URL | null>;
}
