import type { JsonText } from '../shared/page.js';

/** An administrator, as kept. */
export interface AdministratorRecord {
  readonly id: number;
  readonly name: string;
  /** Null: the password of the settings counts. */
  readonly passwordHash: string | null;
  /** Sealed; null while there is no second factor. */
  readonly totpSecret: string | null;
  /** The period of the last code that was used. */
  readonly lastTotpStep: number | null;
  /** Hashes of those that were not used yet. */
  readonly recoveryCodes: readonly string[];
  /** A second factor that waits for its first code, sealed; the one before counts until then. */
  readonly pendingTotpSecret: string | null;
  readonly pendingRecoveryCodes: readonly string[];
  readonly createdAt: Date;
}

/** Administrators. What is held lets others who would hold it wait until the running transaction ends. */
export abstract class Administrators {
  /** By name, whose case is ignored; needs no transaction, and holds nothing. */
  abstract named(name: string): Promise<AdministratorRecord | null>;
  /** The oldest first; needs no transaction, and holds nothing. */
  abstract all(): Promise<readonly AdministratorRecord[]>;
  /** How many there are, so that an appeal goes to another one where there is one. */
  abstract count(): Promise<number>;
  abstract hold(id: number): Promise<AdministratorRecord | null>;
  /** The oldest first. */
  abstract holdAll(): Promise<readonly AdministratorRecord[]>;
  /** Answers the new one; null where somebody has that name, its case ignored. */
  abstract add(name: string, passwordHash: string): Promise<AdministratorRecord | null>;
  /** Keeps what was changed of one that is held. */
  abstract save(administrator: AdministratorRecord): Promise<void>;
  /** With their sessions. */
  abstract remove(id: number): Promise<void>;
}

/** What belongs to one's passwords. */
export type WithPassword = Pick<AdministratorRecord, 'id' | 'passwordHash'>;

/** Passwords of administrators. */
export abstract class AdministratorPasswords {
  /**
   * Whether it is the one's password, exactly as typed: the one of the settings where they have none of their own, and never where there is
   * none. Null (nobody of that name) takes as long.
   */
  abstract fits(administrator: WithPassword | null, typed: string): Promise<boolean>;
  abstract hashOf(password: string): Promise<string>;
  /** Why a new password is refused, in words; null where it is good. */
  abstract problemOf(password: string, name: string): Promise<string | null>;
}

/** The second factor: codes by time, and recovery codes for who has lost what makes them. */
export abstract class SecondFactors {
  /** Random, in the letters that authenticator apps take (base32). */
  abstract newSecret(): string;
  /** Encrypted, so that whoever reads the database cannot make codes. */
  abstract seal(secret: string): string;
  /** What an authenticator app reads from a QR code. */
  abstract uriOf(secret: string, name: string): string;
  /** The period to which a code of six digits belongs; null where it is wrong now. */
  abstract stepOf(sealed: string, code: string, now: Date): number | null;
  /** As many as there are, in plain letters. */
  abstract newRecoveryCodes(): readonly string[];
  /** What is kept of one of them; another one for every administrator. */
  abstract hashOf(administratorId: number, recoveryCode: string): string;
}

/** Who is behind an administrator's cookie. */
export interface AdministratorSession {
  readonly id: number;
  readonly name: string;
  /** Names the session; it opens nothing. */
  readonly sessionId: string;
  /** When they last proved who they are, in time of this process, as `FoundSession` has it. */
  readonly signedInAt: Date;
  readonly expiresAt: Date;
}

/**
 * The administrators' sessions, known to all processes; those begun with another password than the present one have
 * ended.
 */
export abstract class AdministratorSessions {
  /** Begins a session and ends the one that the browser had before; answers the token for the new cookie. */
  abstract begin(administrator: WithPassword, before: string | null): Promise<string>;
  /** The session behind a cookie's token, or null where it ended. */
  abstract find(token: string): Promise<AdministratorSession | null>;
  /**
   * In the running transaction, in which all administrators are held: refuses with UNAUTHORIZED a session that has ended by then,
   * also by a new password or as its administrator was removed.
   */
  abstract requireOpen(sessionId: string): Promise<void>;
  /** Ends a session, also against a request under way. */
  abstract end(token: string): Promise<void>;
  /** Ends the other sessions of the one, and lets this one go on with the present password. */
  abstract endOthers(administrator: WithPassword, token: string): Promise<void>;
}

/** What the directory holds, what waits and what is new, at this moment. */
export abstract class DirectoryFigures {
  /** JSON of an `AdminStats`. */
  abstract now(): Promise<JsonText>;
}
