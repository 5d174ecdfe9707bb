import type { RouteObject } from 'react-router-dom';
import { analyticsQuery } from '../features/analytics/analytics.queries.js';
import { planQuery } from '../features/billing/plan.queries.js';
import { ownBusinessQuery, ownedBesideFormQuery } from '../features/business-form/business-form.queries.js';
import { businessQuery } from '../features/business/business.queries.js';
import { ownClaimsQuery } from '../features/claim/claims.queries.js';
import { ownedPages } from '../features/my-businesses/my-businesses.queries.js';
import { savedPages } from '../features/saved-place/saved-places.queries.js';
import { analyticsDaysOf } from '../lib/path/analytics-path.js';
import { businessIdOf } from '../lib/path/business-id.js';
import { cursorOf } from '../lib/path/list-path.js';
import type { PageHandle } from './page-handle.js';
import { leadOn, loadFor, memberOnly, one, pages } from './page-loader.js';

const cursorIn = (request: Request) => cursorOf(new URL(request.url).searchParams);

/** What members save, list, claim and pay for, and the form in which anybody recommends a business. */
export const BUSINESS_PAGES: RouteObject[] = [
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
];
