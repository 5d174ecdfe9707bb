import { useLocation, useNavigate } from 'react-router-dom';
import { navigateFully } from '../browser/full-navigation.js';
import { usePage } from '../page/page-context.js';
import { signInPage, signInPath } from '../path/sign-in-path.js';
import { keepActionAfterSignIn, withActionAfterSignIn, type PendingAction } from './action-after-sign-in.js';

/**
 * Returns a function that sends a visitor to sign in and back to this page, where the action then runs. The site's own
 * provider says what the sign-in is for. Another one doesn't, so our sign-in page comes before it.
 */
export function useSignInFor(action: PendingAction): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOwnProvider = usePage().site.passwordPath !== null;
  return () => {
    keepActionAfterSignIn(action);
    const to = withActionAfterSignIn(pathname + search, action);
    if (isOwnProvider) navigateFully(signInPath(to));
    else void navigate(signInPage(to));
  };
}
