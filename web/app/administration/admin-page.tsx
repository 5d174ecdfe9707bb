import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { PageMeta } from '../../lib/page/page-meta.js';
import { ADMIN_PAGES } from '../../features/administration/admin-pages.js';

/** The frame of an administrator page: its heading and introduction. Not indexed. */
export function AdminPage() {
  const { pathname } = useLocation();
  const { label = 'Administration', intro } = ADMIN_PAGES.find(({ path }) => matchPath(path, pathname)) ?? {};
  return (
    <>
      <PageMeta title={label} description="For the administrators of this site." />
      <div>
        <h1 className="text-2xl">{label}</h1>
        {intro !== undefined && <p className="mt-1 max-w-prose text-sm text-muted">{intro}</p>}
      </div>
      <Outlet />
    </>
  );
}
