import { statusOf } from '../../lib/form/refusal.js';
import { signInAgain } from '../../ui/overlay/sign-in-again.js';
import { toast } from '../../ui/overlay/toast-store.js';

/** Goes to sign in, because the session has ended, and back to the open page. Browser only. */
export function signInAgainHere(): void {
  const { pathname, search } = window.location;
  signInAgain(pathname + search);
}

/** Says why a change of lists failed. If the session has ended, goes to sign in and back. Browser only. */
export function reportListFailure(error: Error): void {
  if (statusOf(error) === 401) return signInAgainHere();
  toast({ title: 'Error', description: error.message, tone: 'danger' });
}
