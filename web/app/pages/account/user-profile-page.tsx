import { Account } from '../../../features/account/account.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /user-profile. Not indexed. */
export function UserProfilePage() {
  return (
    <div className="page-width pt-6 sm:pt-10">
      <PageMeta title="My Account" description="Your profile, preferences and notifications." />
      <ForgetViews />
      <div className="mx-auto max-w-4xl">
        <Account />
      </div>
    </div>
  );
}
