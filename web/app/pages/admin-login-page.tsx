import { useSearchParams } from 'react-router-dom';
import { AdminLogin } from '../../features/administration/admin-login.js';
import { adminPath } from '../../lib/path/admin-path.js';
import { usePage } from '../../lib/page/page-context.js';
import { PageMeta } from '../../lib/page/page-meta.js';

/** /admin-login; not indexed. */
export function AdminLoginPage() {
  const { site } = usePage();
  const [params] = useSearchParams();
  return (
    <div className="page-width">
      <PageMeta title={`Admin Login | ${site.name}`} description="For the administrator of this site." />
      <AdminLogin next={adminPath(params.get('next'))} />
    </div>
  );
}
