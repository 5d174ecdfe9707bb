import type { CurrentUser } from '../../../contract/account/account.js';
import type { Sanction } from '../../../../domain/moderation/sanction.js';
import type { Actor } from '../../../../application/shared/actor.js';
import type { JsonText } from '../../../../application/shared/page.js';

/** The member who is calling. */
export interface SignedIn extends Actor {
  readonly userId: string;
  /** The ID of the session; null for a token. */
  readonly sessionId: string | null;
  /** When the member last proved their identity; null for a token. */
  readonly signedInAt: Date | null;
  /** Whether the session's member changed something in the last seconds, so that they must read it; absent for a token. */
  readonly wroteLately?: boolean;
  /** The member's own record (contract: CurrentUser) as JSON text. The query that finds the session also returns it. */
  readonly record: JsonText;
  /** The sanction that currently keeps the member from writing, or null. */
  readonly sanction: Sanction | null;
}

/** Returns the parsed record. */
export function recordOf({ record }: Pick<SignedIn, 'record'>): CurrentUser {
  return JSON.parse(record) as CurrentUser;
}
