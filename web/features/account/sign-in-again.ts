import { keepValuesOverSignIn } from '../../lib/form/values-over-sign-in.js';
import { statusOf, wantsFreshSignIn } from '../../lib/form/refusal.js';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import { signInAgainPath } from '../../lib/path/sign-in-path.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { SECURITY_PATH } from './account-sections.js';
import { reportFailure } from './use-account-save.js';

interface Typed {
  readonly name: string;
  readonly memberId: string;
  readonly values: object;
}

/** Address of a part of 'Account & security'. */
export const securityPath = (part: string): string => `${SECURITY_PATH}#${part}`;

/**
 * Shows why a call failed. If the session ended or the call needs a recent sign-in, goes to sign-in instead and returns
 * to the same part of 'Account & security' with the `typed` values.
 */
export function reportOrSignInAgain(error: unknown, part: string, typed?: Typed): void {
  const hasEnded = statusOf(error) === 401;
  if (!hasEnded && !wantsFreshSignIn(error)) return reportFailure(error);
  if (typed !== undefined) keepValuesOverSignIn(typed.name, typed.values, typed.memberId);
  if (hasEnded) signInAgain(securityPath(part), 'Please sign in again to update your profile.');
  else navigateFully(signInAgainPath(securityPath(part)));
}
