import { useSearchParams } from 'react-router-dom';
import { AdminLogin } from '../../features/administration/admin-login.js';
import { adminPath } from '../../lib/path/admin-path.js';
import { PageMeta } from '../../lib/page/page-meta.js';

/** /admin-login. Not indexed. */
export function AdminLoginPage() {
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title="Admin Login" description="Sign in as an administrator of this site." />
      <AdminLogin next={adminPath(params.get('next'))} />
    </div>
  );
}
