import { useSearchParams } from 'react-router-dom';
import { AccountClosed } from '../../../features/account/account-closed.js';
import { usePage } from '../../../lib/page/page-context.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /account-closed: after an account was closed, and when its member signs in before it is erased; not indexed. */
export function AccountClosedPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title={`Your account is closed | ${site.name}`} description="Your account is closed." />
      <AccountClosed day={params.get('on') ?? ''} />
    </div>
  );
}
