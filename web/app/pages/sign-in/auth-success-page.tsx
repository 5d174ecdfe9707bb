import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';
import { AuthSuccess } from '../../../features/sign-in/auth-success.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /auth-success */
export function AuthSuccessPage() {
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title="Welcome" description="Your account is verified." />
      <AuthSuccess returnTo={sitePath(params.get('returnTo'))} />
    </div>
  );
}
