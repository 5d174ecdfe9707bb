import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';
import { Page } from '../../../ui/page/page.js';
import { AuthSuccess } from '../../../features/sign-in/auth-success.js';

/** /auth-success */
export function AuthSuccessPage() {
  const [params] = useSearchParams();
  return (
    <Page title="Welcome" description="Your account is verified.">
      <AuthSuccess returnTo={sitePath(params.get('returnTo'))} />
    </Page>
  );
}
