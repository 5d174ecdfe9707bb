import { useLocation } from 'react-router-dom';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { signInPage } from './sign-in-path.js';

/** Pages that nobody wants to come back to once they are signed in; some of them know the page before. */
const PASSED_BY: ReadonlySet<string> = new Set([
  '/sign-in',
  '/business-sign-in',
  '/auth-success',
  '/account-closed',
  '/account-erased',
]);

/** The address of the sign-in page that comes back to the page on which it is asked for. */
export function useSignInPage(): string {
  const { pathname, search } = useLocation();
  if (!PASSED_BY.has(pathname)) return signInPage(pathname + search);
  return signInPage(sitePath(new URLSearchParams(search).get('returnTo')) ?? '/');
}
