import { AccountErased } from '../../../features/account/privacy/age-confirmation.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /account-erased: after a member said that they are under 13. Not indexed. */
export function AccountErasedPage() {
  return (
    <div className="page-width">
      <PageMeta title="Your account has been erased" description="Your account has been erased." />
      <AccountErased />
    </div>
  );
}
