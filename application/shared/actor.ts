/** The member who acts. */
export interface Actor {
  readonly userId: string;
}

/** A member who acts, with the credential of the call. */
export interface Caller extends Actor {
  /** Null if the member calls with an access token. */
  readonly sessionId: string | null;
}

/**
 * The administrator who acts. The guard of the administrator session makes one, so a use case that takes it can't be
 * called with a member. Administrators are not members.
 */
export interface AdministratorActor {
  /** Recorded with each decision and in the audit log. */
  readonly name: string;
}

/** An administrator with the time of their sign-in, for decisions that need a recent one. */
export interface SignedInAdministrator extends AdministratorActor {
  readonly id: number;
  readonly signedInAt: Date;
}
