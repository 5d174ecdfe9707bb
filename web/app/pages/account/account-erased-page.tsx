import { AccountErased } from '../../../features/account/privacy/age-confirmation.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /account-erased: after somebody under 13 said so; not indexed. */
export function AccountErasedPage() {
  const { site } = usePage();
  return (
    <div className="page-width">
      <PageMeta title={`Your account is erased | ${site.name}`} description="Your account is erased." />
      <AccountErased />
    </div>
  );
}
