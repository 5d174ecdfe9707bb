import { AuthHelp } from '../../../features/sign-in/auth-help.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /auth-help */
export function AuthHelpPage() {
  return (
    <>
      <PageMeta title="Sign-in help" description="What to do if you can’t sign in." />
      <AuthHelp />
    </>
  );
}
