import { Page } from '../../../ui/page/page.js';
import { Account } from '../../../features/account/account.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';

/** /user-profile. Not indexed. */
export function UserProfilePage() {
  return (
    <Page title="My Account" description="Your profile, preferences and notifications." className="pt-6 sm:pt-10">
      <ForgetViews />
      <div className="mx-auto max-w-4xl">
        <Account />
      </div>
    </Page>
  );
}
