import { holdValues } from '../../lib/held-values.js';
import { leaveFor } from '../../lib/path/leave.js';
import { signInAgainPath } from '../../lib/path/sign-in-path.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { asksForSignIn, isUnauthorized } from './account.queries.js';
import { reportFailure } from './use-account-save.js';

interface Typed {
  readonly name: string;
  readonly values: object;
}

/** That part of the account; null: its top. */
export const accountPath = (part: string | null): string => (part === null ? '/user-profile' : `/user-profile#${part}`);

/**
 * Says why a call failed; where the session has ended, or a fresh sign-in is asked for, it leaves for one, and comes back to
 * that part of the account, where `typed` is given back.
 */
export function reportOrSignInAgain(error: unknown, part: string | null, typed?: Typed): void {
  const hasEnded = isUnauthorized(error);
  if (!hasEnded && !asksForSignIn(error)) return reportFailure(error);
  if (typed !== undefined) holdValues(typed.name, typed.values);
  if (hasEnded) signInAgain(accountPath(part), 'Please sign in again to update your profile.');
  else leaveFor(signInAgainPath(accountPath(part)));
}
