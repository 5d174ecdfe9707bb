import type { AccessToken } from '../../domain/account/access-token.js';

/** Personal access tokens. */
export abstract class AccessTokens {
  /** A member's own, newest first; those that expired included. */
  abstract ofMember(userId: string): Promise<AccessToken[]>;
  /** How many a member has; in the running transaction, in which others of the member wait. */
  abstract countOf(userId: string): Promise<number>;
  abstract add(userId: string, token: AccessToken, tokenHash: string): Promise<void>;
  /** Ends a token at once. False where the member has none of that id. */
  abstract remove(userId: string, id: string): Promise<boolean>;
}
