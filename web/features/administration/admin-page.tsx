import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { PageMeta } from '../../lib/page/page-meta.js';
import { ADMIN_PAGES } from './admin-pages.js';

/** The frame of an administrator page: its heading and introduction. Not indexed. */
export function AdminPage() {
  const { pathname } = useLocation();
  const { label = 'Administration', intro } = ADMIN_PAGES.find(({ path }) => matchPath(path, pathname)) ?? {};
  return (
    <>
      <PageMeta title={label} description="For the administrators of this site." />
      <div>
        <h1>{label}</h1>
        {intro !== undefined && <p className="mt-2 max-w-prose text-muted">{intro}</p>}
      </div>
      <Outlet />
    </>
  );
}
