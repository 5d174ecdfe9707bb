import { leaveFor } from '../../lib/path/leave.js';
import { signInPath } from '../../lib/path/sign-in-path.js';
import { toast } from './toast-store.js';

/** Before whoever is signed out is led to sign in: long enough to read why. In ms. */
const SIGN_IN_AGAIN_MS = 500;

/** Says that nobody is signed in, and leads to sign in and back to the path. Answers how to call it off. */
export function signInAgain(returnTo: string): () => void {
  toast({ title: 'Unauthorized', description: 'You are logged out. Logging in again...', tone: 'danger' });
  const leaving = setTimeout(() => leaveFor(signInPath(returnTo)), SIGN_IN_AGAIN_MS);
  return () => clearTimeout(leaving);
}
