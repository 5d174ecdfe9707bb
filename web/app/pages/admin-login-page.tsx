import { useSearchParams } from 'react-router-dom';
import { Page } from '../../ui/page/page.js';
import { AdminLogin } from '../../features/administration/admin-login.js';
import { adminPath } from '../../lib/path/admin-path.js';

/** /admin-login. Not indexed. */
export function AdminLoginPage() {
  const [params] = useSearchParams();
  return (
    <Page title="Admin login" description="Sign in as an administrator of this site.">
      <AdminLogin next={adminPath(params.get('next'))} />
    </Page>
  );
}
