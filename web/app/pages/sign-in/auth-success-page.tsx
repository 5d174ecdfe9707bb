import { useSearchParams } from 'react-router-dom';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';
import { AuthSuccess } from '../../../features/sign-in/auth-success.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /auth-success */
export function AuthSuccessPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title={`Welcome | ${site.name}`} description="Your account is verified." />
      <AuthSuccess returnTo={sitePath(params.get('returnTo'))} />
    </div>
  );
}
