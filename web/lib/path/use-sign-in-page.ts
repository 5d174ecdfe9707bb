import { useLocation } from 'react-router-dom';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { signInPage } from './sign-in-path.js';

/** Pages that sign-in never returns to; some have their own `returnTo`. */
const NO_RETURN: ReadonlySet<string> = new Set([
  '/sign-in',
  '/business-sign-in',
  '/auth-success',
  '/account-closed',
  '/account-erased',
]);

/** Returns the address of the sign-in page that returns to the current page. */
export function useSignInPage(): string {
  const { pathname, search } = useLocation();
  if (!NO_RETURN.has(pathname)) return signInPage(pathname + search);
  return signInPage(sitePath(new URLSearchParams(search).get('returnTo')) ?? '/');
}
