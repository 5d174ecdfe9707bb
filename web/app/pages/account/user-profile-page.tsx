import { useLocation } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { Account } from '../../../features/account/account.js';
import { sectionAt } from '../../../features/account/account-sections.js';
import { ForgetViews } from '../../../features/recently-viewed/forget-views.js';

/** /user-profile and its sections. Not indexed. */
export function UserProfilePage() {
  const { title } = sectionAt(useLocation().pathname);
  return (
    <Page title={title} description="Your profile, preferences and notifications." className="pt-6 sm:pt-10">
      <ForgetViews />
      <div className="mx-auto max-w-5xl">
        <Account />
      </div>
    </Page>
  );
}
