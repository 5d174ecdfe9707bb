import { useSearchParams } from 'react-router-dom';
import { MemberSignIn } from '../../../features/sign-in/member-sign-in.js';
import { PageMeta } from '../../../lib/page/page-meta.js';
import { sitePath } from '../../../../interfaces/contract/shared/words.js';

/** /sign-in */
export function SignInPage() {
  const [params] = useSearchParams();
  return (
    <>
      <PageMeta
        title="Sign In"
        description="Sign in to write reviews, save favorites, and join our Guide Dog community."
        path="/sign-in"
      />
      <MemberSignIn returnTo={sitePath(params.get('returnTo')) ?? '/'} />
    </>
  );
}
