import type { JsonText } from '../shared/page.js';

/** An administrator as stored. */
export interface AdministratorRecord {
  readonly id: number;
  readonly name: string;
  /** Null if the password from the settings applies. */
  readonly passwordHash: string | null;
  /** Encrypted; null without a second factor. */
  readonly totpSecret: string | null;
  /** Period of the last used code. */
  readonly lastTotpStep: number | null;
  /** Hashes of the unused codes. */
  readonly recoveryCodes: readonly string[];
  /** A second factor that waits for its first code, encrypted. Until then, the previous one applies. */
  readonly pendingTotpSecret: string | null;
  readonly pendingRecoveryCodes: readonly string[];
  readonly createdAt: Date;
}

/** Administrators. The `hold` methods lock rows until the running transaction ends. */
export abstract class Administrators {
  /** Finds an administrator by name, ignoring case. Needs no transaction and locks nothing. */
  abstract named(name: string): Promise<AdministratorRecord | null>;
  /** Returns the oldest first. Needs no transaction and locks nothing. */
  abstract all(): Promise<readonly AdministratorRecord[]>;
  /** Returns the number of administrators, which decides whether another one must decide an appeal. */
  abstract count(): Promise<number>;
  abstract hold(id: number): Promise<AdministratorRecord | null>;
  /** Returns the oldest first. */
  abstract holdAll(): Promise<readonly AdministratorRecord[]>;
  /** Returns the new administrator; null if the name is taken, ignoring case. */
  abstract add(name: string, passwordHash: string): Promise<AdministratorRecord | null>;
  /** Saves an administrator locked by `hold`. */
  abstract save(administrator: AdministratorRecord): Promise<void>;
  /** Removes an administrator and their sessions. */
  abstract remove(id: number): Promise<void>;
}

/** The password fields of an administrator. */
export type WithPassword = Pick<AdministratorRecord, 'id' | 'passwordHash'>;

export abstract class AdministratorPasswords {
  /**
   * Whether the password is right, exactly as typed. Without an own password, the one from the settings applies; if
   * there is none, nothing fits. Null (an unknown name) takes the same time.
   */
  abstract fits(administrator: WithPassword | null, typed: string): Promise<boolean>;
  abstract hashOf(password: string): Promise<string>;
  /** Returns why a new password is refused, as a sentence; null if it is good. */
  abstract problemOf(password: string, name: string): Promise<string | null>;
}

/** Second factors: time-based codes, and recovery codes for a lost device. */
export abstract class SecondFactors {
  /** Returns a random secret in base32, as authenticator apps expect. */
  abstract newSecret(): string;
  /** Encrypts a secret, so that database access isn't enough to create codes. */
  abstract seal(secret: string): string;
  /** Returns the URI for the QR code of an authenticator app. */
  abstract uriOf(secret: string, name: string): string;
  /** Returns the period of a six-digit code; null if it is wrong now. */
  abstract stepOf(sealed: string, code: string, now: Date): number | null;
  /** Returns a full set of recovery codes in plain text. */
  abstract newRecoveryCodes(): readonly string[];
  /** Returns the stored hash of a recovery code. It differs per administrator. */
  abstract hashOf(administratorId: number, recoveryCode: string): string;
}

/** The session behind an administrator's cookie. */
export interface AdministratorSession {
  readonly id: number;
  readonly name: string;
  /** Identifies the session, but gives no access. */
  readonly sessionId: string;
  /** Time of the last sign-in by this process's clock. See `FoundSession`. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/**
 * Sessions of administrators, shared by all processes. A changed password ends the sessions that started with the old
 * one.
 */
export abstract class AdministratorSessions {
  /** Starts a session, ends the browser's previous one, and returns the token for the new cookie. */
  abstract begin(administrator: WithPassword, before: string | null): Promise<string>;
  /** Returns the session for a cookie's token; null if it has ended. */
  abstract find(token: string): Promise<AdministratorSession | null>;
  /**
   * Throws UNAUTHORIZED if the session has ended, also because of a new password or a removed administrator. Runs in
   * the running transaction, after all administrators are locked.
   */
  abstract requireOpen(sessionId: string): Promise<void>;
  /** Ends a session, even during another request. */
  abstract end(token: string): Promise<void>;
  /** Ends the administrator's other sessions and keeps this one with the new password. */
  abstract endOthers(administrator: WithPassword, token: string): Promise<void>;
}

/** Current totals of the directory: contents, waiting items, and new items. */
export abstract class DirectoryFigures {
  /** Returns JSON of an `AdminStats`. */
  abstract now(): Promise<JsonText>;
}
