import { Page } from '../../../ui/page/page.js';
import { AccountErased } from '../../../features/account/privacy/age-confirmation.js';

/** /account-erased: after a member said that they are under 13. Not indexed. */
export function AccountErasedPage() {
  return (
    <Page title="Your account has been erased" description="Your account has been erased.">
      <AccountErased />
    </Page>
  );
}
