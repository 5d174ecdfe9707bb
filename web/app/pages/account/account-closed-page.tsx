import { useSearchParams } from 'react-router-dom';
import { Page } from '../../../ui/page/page.js';
import { AccountClosed, ClosedByUs } from '../../../features/account/account-closed.js';

/** /account-closed: after closing an account, and when its member signs in before it is erased. Not indexed. */
export function AccountClosedPage() {
  const [params] = useSearchParams();
  return (
    <Page title="Your account is closed" description="Your account is closed.">
      {params.get('by') === 'us' ? <ClosedByUs /> : <AccountClosed day={params.get('on') ?? ''} />}
    </Page>
  );
}
