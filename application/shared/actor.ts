/** Who acts: a member. Administrators act by a session of their own and are not members. */
export interface Actor {
  readonly userId: string;
}

/** A member who calls, and by what. */
export interface Caller extends Actor {
  /** Null: by an access token. */
  readonly sessionId: string | null;
}
