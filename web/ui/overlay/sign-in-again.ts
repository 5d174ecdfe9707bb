import { navigateFully } from '../../lib/browser/full-navigation.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { toast } from './toast-store.js';

/** Delay before going to sign-in, in ms: long enough to read why. */
const SIGN_IN_AGAIN_MS = 500;

/**
 * Says that the session has ended, then goes to sign-in and returns to the path. Returns a function that cancels this.
 */
export function signInAgain(returnTo: string, description = 'You are logged out. Logging in again...'): () => void {
  toast({ title: 'Unauthorized', description, tone: 'danger' });
  return leaveToSignIn(returnTo);
}

/**
 * The same without the message, if it is shown elsewhere. The delay starts when toasts are visible, because their code
 * loads with the first one.
 */
export function leaveToSignIn(returnTo: string): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isCalledOff = false;
  const leave = (): void => {
    if (!isCalledOff) leaving = setTimeout(() => navigateFully(signInPath(returnTo)), SIGN_IN_AGAIN_MS);
  };
  void import('./toasts.js').then(leave, leave);
  return () => {
    isCalledOff = true;
    clearTimeout(leaving);
  };
}
