import { leaveFor } from '../../lib/path/leave.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { toast } from './toast-store.js';

/** Before whoever is signed out is led to sign in: long enough to read why. In ms. */
const SIGN_IN_AGAIN_MS = 500;

/** Says that nobody is signed in, and leads to sign in and back to the path. Answers how to call it off. */
export function signInAgain(returnTo: string, description = 'You are logged out. Logging in again...'): () => void {
  toast({ title: 'Unauthorized', description, tone: 'danger' });
  return leaveToSignIn(returnTo);
}

/** The same for who is told why elsewhere. The time counts from when toasts can be seen: their code comes with the first. */
export function leaveToSignIn(returnTo: string): () => void {
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let isCalledOff = false;
  const leave = (): void => {
    if (!isCalledOff) leaving = setTimeout(() => leaveFor(signInPath(returnTo)), SIGN_IN_AGAIN_MS);
  };
  void import('./toasts.js').then(leave, leave);
  return () => {
    isCalledOff = true;
    clearTimeout(leaving);
  };
}
