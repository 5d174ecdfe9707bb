import { useSearchParams } from 'react-router-dom';
import { AccountClosed } from '../../../features/account/account-closed.js';
import { PageMeta } from '../../../lib/page/page-meta.js';

/** /account-closed: after closing an account, and when its member signs in before it is erased. Not indexed. */
export function AccountClosedPage() {
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title="Your account is closed" description="Your account is closed." />
      <AccountClosed day={params.get('on') ?? ''} />
    </div>
  );
}
