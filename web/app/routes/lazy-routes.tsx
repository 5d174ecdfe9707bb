import { data, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PAGES } from './account-routes.js';
import { ADMIN_ROUTES } from './admin-routes.js';
import { BUSINESS_PAGES } from './business-routes.js';
import { COMMUNITY_PAGES } from './community-routes.js';
import { page } from './page.js';
import { SITE_PAGES } from './site-routes.js';

/** All pages except the most common entry pages. The browser loads this table when it needs one of them. */
export const LAZY_PAGES: RouteObject[] = [
  ...BUSINESS_PAGES,
  ...COMMUNITY_PAGES,
  ...SITE_PAGES,
  ...ACCOUNT_PAGES,
  page('admin-login', 'app/pages/admin-login-page', () => import('../pages/admin-login-page.js')),
  ADMIN_ROUTES,
  page(
    '*',
    'app/pages/not-found-page',
    () => import('../pages/not-found-page.js'),
    () => data(null, { status: 404 }),
  ),
];
