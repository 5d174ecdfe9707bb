import { useLocation, useNavigate } from 'react-router-dom';
import { navigateFully } from '../../lib/browser/full-navigation.js';
import {
  keepActionAfterSignIn,
  withActionAfterSignIn,
  type PendingAction,
} from '../../lib/member/action-after-sign-in.js';
import { usePage } from '../../lib/page/page-context.js';
import { signInPage, signInPath } from '../../lib/path/sign-in-path.js';
import { signInAgain } from './sign-in-again.js';

/**
 * Returns a function that goes to sign in and back to this page, where the action then runs. The site's own provider
 * says what the sign-in is for. Another one doesn't, so our sign-in page comes before it. `hasEnded` is true for a member
 * whose session has ended, who first reads that. If `isWanted` is false, only the way back is kept.
 */
export function useSignInFor(action: PendingAction): (hasEnded: boolean, isWanted?: boolean) => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOwnProvider = usePage().site.passwordPath !== null;
  return (hasEnded, isWanted = true) => {
    let to = pathname + search;
    if (isWanted) {
      keepActionAfterSignIn(action);
      to = withActionAfterSignIn(to, action);
    }
    if (hasEnded) signInAgain(to);
    else if (isOwnProvider) navigateFully(signInPath(to));
    else void navigate(signInPage(to));
  };
}
