import { data, type RouteObject } from 'react-router-dom';
import { ACCOUNT_PAGES } from './account-routes.js';
import { ADMIN_ROUTES } from './admin-routes.js';
import { BUSINESS_PAGES } from './business-routes.js';
import { COMMUNITY_PAGES } from './community-routes.js';
import type { PageHandle } from './page-handle.js';
import { SITE_PAGES } from './site-routes.js';

/** Every page but those that most readers come to first; a browser fetches this table when it needs one of them. */
export const FURTHER_PAGES: RouteObject[] = [
  ...BUSINESS_PAGES,
  ...COMMUNITY_PAGES,
  ...SITE_PAGES,
  ...ACCOUNT_PAGES,
  {
    path: 'admin-login',
    handle: { source: 'web/app/pages/admin-login-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/admin-login-page.js')).AdminLoginPage }),
  },
  ADMIN_ROUTES,
  {
    path: '*',
    handle: { source: 'web/app/pages/not-found-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/not-found-page.js')).NotFoundPage }),
    loader: () => data(null, { status: 404 }),
  },
];
