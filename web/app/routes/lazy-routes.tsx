import { data, type RouteObject } from 'react-router-dom';
import { PageFailed } from '../loading/page-failed.js';
import { ACCOUNT_PAGES } from './account-routes.js';
import { ADMIN_ROUTES } from './admin-routes.js';
import { BUSINESS_PAGES } from './business-routes.js';
import { COMMUNITY_PAGES } from './community-routes.js';
import { inFrame } from './frames.js';
import { page, type PageHandle } from './page.js';
import { SITE_PAGES } from './site-routes.js';

/** Marks a route whose table of pages is in this file. */
const handle: PageHandle = { source: 'web/app/routes/lazy-routes.tsx' };

/**
 * All pages except the most common entry pages, in the site's frame or their own. The browser loads this table when it
 * needs one of them.
 */
export const LAZY_PAGES: readonly RouteObject[] = [
  {
    ...inFrame([
      ...BUSINESS_PAGES,
      ...COMMUNITY_PAGES,
      ...SITE_PAGES,
      ...ACCOUNT_PAGES,
      page('admin-login', 'app/pages/admin-login-page', () => import('../pages/admin-login-page.js')),
      page(
        '*',
        'app/pages/not-found-page',
        () => import('../pages/not-found-page.js'),
        () => data(null, { status: 404 }),
      ),
    ]),
    handle,
  },
  {
    errorElement: (
      <main id="main" tabIndex={-1}>
        <PageFailed />
      </main>
    ),
    handle,
    children: [ADMIN_ROUTES],
  },
];
