/** The one password of the administrator. */
export abstract class AdministratorPassword {
  /** Whether it is the password, exactly as typed; never where none is set. Compares in constant time. */
  abstract fits(typed: string): Promise<boolean>;
}

/**
 * The administrator's sessions, known to all processes; those begun with another password than the present one have
 * ended.
 */
export abstract class AdministratorSessions {
  /** Begins a session and ends the one that the browser had before; answers the token for the new cookie. */
  abstract begin(before: string | null): Promise<string>;
  /** The session behind a cookie's token, or null where it ended. */
  abstract find(token: string): Promise<{ readonly expiresAt: Date } | null>;
  /** Ends a session, also against a request under way. */
  abstract end(token: string): Promise<void>;
}

/** Those who may decide. */
export abstract class Administrators {
  /** How many there are, so that an appeal goes to another one where there is one. */
  abstract count(): Promise<number>;
}
