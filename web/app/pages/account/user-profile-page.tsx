import { Account } from '../../../features/account/account.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /user-profile; not indexed. */
export function UserProfilePage() {
  const { site } = usePage();
  return (
    <div className="page-width pt-6 sm:pt-10">
      <PageMeta title={`My Account | ${site.name}`} description="Your profile, preferences and notifications." />
      <ForgetViews />
      <div className="mx-auto max-w-4xl">
        <Account />
      </div>
    </div>
  );
}
