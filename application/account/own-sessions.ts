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
