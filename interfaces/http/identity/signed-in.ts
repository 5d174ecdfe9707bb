import type { CurrentUser } from '../../contract/account/account.js';
import type { Sanction } from '../../../domain/moderation/sanction.js';
import type { Actor } from '../../../application/shared/actor.js';
import type { JsonText } from '../../../application/shared/page.js';

/** A member who calls. */
export interface SignedIn extends Actor {
  readonly userId: string;
  /** The session's row; null for a token. */
  readonly sessionId: string | null;
  /** When the member last proved who they are; null for a token. */
  readonly signedInAt: Date | null;
  /** The member's own record (contract: CurrentUser), as JSON text from the statement that found the session. */
  readonly record: JsonText;
  /** What keeps the member from writing now, or null. */
  readonly sanction: Sanction | null;
}

/** The record, read. */
export function recordOf({ record }: Pick<SignedIn, 'record'>): CurrentUser {
  return JSON.parse(record) as CurrentUser;
}
