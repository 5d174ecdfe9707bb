import { AuthHelp } from '../../../features/sign-in/auth-help.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /auth-help */
export function AuthHelpPage() {
  const { site } = usePage();
  return (
    <>
      <PageMeta title={`Sign-in help | ${site.name}`} description="What helps when signing in does not work." />
      <AuthHelp />
    </>
  );
}
