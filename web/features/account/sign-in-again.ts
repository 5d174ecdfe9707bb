import { holdValues } from '../../lib/held-values.js';
import { leaveFor } from '../../lib/path/leave.js';
import { signInAgainPath } from '../../lib/path/sign-in-path.js';
import { asksForSignIn } from './account.queries.js';
import { reportFailure } from './use-account-save.js';

interface Typed {
  readonly name: string;
  readonly values: object;
}

/**
 * Says why a call failed; where a fresh sign-in is asked for it leaves for one instead, and comes back to that part of
 * the account (null: its top), where `typed` is given back.
 */
export function reportOrSignInAgain(error: unknown, part: string | null, typed?: Typed): void {
  if (!asksForSignIn(error)) return reportFailure(error);
  if (typed !== undefined) holdValues(typed.name, typed.values);
  leaveFor(signInAgainPath(part === null ? '/user-profile' : `/user-profile#${part}`));
}
