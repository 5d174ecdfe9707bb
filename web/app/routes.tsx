import { data, matchRoutes, type RouteObject } from 'react-router-dom';
import { analyticsQuery } from '../features/analytics/analytics.queries.js';
import { planQuery } from '../features/billing/plan.queries.js';
import { ownBusinessQuery, ownedBesideFormQuery } from '../features/business-form/business-form.queries.js';
import { businessQuery } from '../features/business/business.queries.js';
import { ownClaimsQuery } from '../features/claim/claims.queries.js';
import { guideDogQuery, guideDogsQuery } from '../features/guide-dog/guide-dogs.queries.js';
import { favoritesQuery, FEATURED_SHOWN, ownedQuery } from '../features/home/home.queries.js';
import { ownedPages } from '../features/my-businesses/my-businesses.queries.js';
import { linkedReviewPages, reviewPages } from '../features/review/reviews.queries.js';
import { resultPages } from '../features/search/search.queries.js';
import { savedPages } from '../features/saved-place/saved-places.queries.js';
import { analyticsDaysOf } from '../lib/path/analytics-path.js';
import { businessIdOf } from '../lib/path/business-id.js';
import { browseSearchOf } from '../lib/path/browse-search.js';
import { cursorOf } from '../lib/path/list-path.js';
import { linkedReviewOf } from '../lib/path/review-path.js';
import { ACCOUNT_PAGES } from './account-routes.js';
import { ADMIN_ROUTES } from './admin-routes.js';
import { COMMUNITY_PAGES } from './community-routes.js';
import { Document, type PageFiles } from './document.js';
import { LostPage } from './lost-page.js';
import type { PageHandle } from './page-handle.js';
import { leadOn, load, loadFor, memberOnly, one, pages } from './page-loader.js';
import { SITE_PAGES } from './site-routes.js';

const cursorIn = (request: Request) => cursorOf(new URL(request.url).searchParams);

/** Every page of the site. Loaders stand here so that data are asked for while the page's code is still on its way. */
const PAGES: RouteObject[] = [
  {
    index: true,
    handle: { source: 'web/app/pages/home-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/home-page.js')).HomePage }),
    loader: ({ context, request }) =>
      loadFor(context, (viewer) => {
        if (viewer === null) return [one(favoritesQuery()), one(guideDogsQuery())];
        const own = [one(ownedQuery(viewer.id)), one(guideDogQuery(viewer.id))];
        return request.url.includes('view=dashboard') ? [...own, one(favoritesQuery(FEATURED_SHOWN))] : own;
      }),
  },
  {
    path: 'browse',
    handle: { source: 'web/app/pages/business/browse-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/browse-page.js')).BrowsePage }),
    loader: ({ context, request }) => {
      const search = browseSearchOf(new URL(request.url).searchParams);
      return search.recentlyViewed ? load(context) : load(context, pages(resultPages(search)));
    },
  },
  {
    path: 'business/:id',
    handle: { source: 'web/app/pages/business/business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/business-page.js')).BusinessPage }),
    loader: async ({ context, params, request }) => {
      const id = businessIdOf(params['id']);
      const linked = linkedReviewOf(new URL(request.url).searchParams);
      const review = linked === null ? [] : [pages(linkedReviewPages(id, linked))];
      const result = await load(context, one(businessQuery(id)), pages(reviewPages(id)), ...review);
      return leadOn(context, { request, id, queryKey: businessQuery(id).queryKey }, result);
    },
  },
  {
    path: 'saved',
    handle: { source: 'web/app/pages/business/saved-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/saved-page.js')).SavedPage }),
    loader: ({ context, request }) => memberOnly(context, request, pages(savedPages(cursorIn(request)))),
  },
  {
    path: 'my-businesses',
    handle: { source: 'web/app/pages/my-businesses/my-businesses-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/my-businesses/my-businesses-page.js')).MyBusinessesPage }),
    loader: ({ context, request }) =>
      memberOnly(context, request, one(ownClaimsQuery()), (member) => pages(ownedPages(member.id, cursorIn(request)))),
  },
  {
    path: 'create-business',
    handle: { source: 'web/app/pages/business/create-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/create-business-page.js')).CreateBusinessPage }),
    loader: ({ context }) =>
      loadFor(context, (viewer) => (viewer === null ? [] : [one(ownedBesideFormQuery(viewer.id))])),
  },
  {
    path: 'recommend-business',
    handle: { source: 'web/app/pages/business/recommend-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./pages/business/recommend-business-page.js')).RecommendBusinessPage,
    }),
  },
  {
    path: 'my-businesses/:id/edit',
    handle: { source: 'web/app/pages/my-businesses/edit-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/my-businesses/edit-business-page.js')).EditBusinessPage }),
    loader: ({ context, request, params }) =>
      memberOnly(context, request, one(ownBusinessQuery(businessIdOf(params['id'])))),
  },
  {
    path: 'my-businesses/:id/plan',
    handle: { source: 'web/app/pages/my-businesses/plan-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/my-businesses/plan-page.js')).PlanPage }),
    loader: ({ context, request, params }) => memberOnly(context, request, one(planQuery(businessIdOf(params['id'])))),
  },
  {
    path: 'my-businesses/:id/poster',
    handle: { source: 'web/app/pages/my-businesses/poster-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/my-businesses/poster-page.js')).PosterPage }),
    loader: ({ context, request, params }) =>
      memberOnly(context, request, one(ownBusinessQuery(businessIdOf(params['id'])))),
  },
  {
    path: 'claim-business/:id',
    handle: { source: 'web/app/pages/business/claim-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business/claim-business-page.js')).ClaimBusinessPage }),
    loader: async ({ context, request, params }) => {
      const id = businessIdOf(params['id']);
      const business = one(businessQuery(id));
      const wanted = (viewer: unknown) => (viewer === null ? [business] : [business, one(ownClaimsQuery())]);
      const result = await loadFor(context, wanted);
      return leadOn(context, { request, id, queryKey: businessQuery(id).queryKey }, result);
    },
  },
  ...COMMUNITY_PAGES,
  ...SITE_PAGES,
  ...ACCOUNT_PAGES,
  {
    path: 'my-businesses/:id/analytics',
    handle: { source: 'web/app/pages/my-businesses/analytics-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/my-businesses/analytics-page.js')).AnalyticsPage }),
    loader: ({ context, request, params }) => {
      const id = businessIdOf(params['id']);
      const days = analyticsDaysOf(new URL(request.url).searchParams);
      return memberOnly(context, request, one(ownBusinessQuery(id)), one(analyticsQuery(id, days)));
    },
  },
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

/** The routes, in the document that starts with these files. A new tree each time: the router writes into it. */
export function routesOf(files: PageFiles): RouteObject[] {
  return [
    {
      path: '/',
      element: <Document files={files} />,
      children: [{ errorElement: <LostPage />, children: PAGES.map((page) => ({ ...page })) }],
    },
  ];
}

/** The source files of the pages that an address shows. */
export function chunksOf(path: string): string[] {
  const { pathname } = new URL(path, 'http://localhost');
  const tree: RouteObject[] = [{ path: '/', children: PAGES }];
  const matches = matchRoutes(tree, pathname) ?? [];
  return matches.flatMap(({ route }) => (route.handle as PageHandle | undefined)?.source ?? []);
}
