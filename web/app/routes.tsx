import { data, matchRoutes, type RouteObject } from 'react-router-dom';
import { noticeByLinkQuery, noticePages } from '../features/account/notices/notices.queries.js';
import { sessionsQuery, tokensQuery } from '../features/account/security/access.queries.js';
import { analyticsQuery } from '../features/analytics/analytics.queries.js';
import { planQuery } from '../features/billing/plan.queries.js';
import { ownBusinessQuery, ownedBesideFormQuery } from '../features/business-form/business-form.queries.js';
import { businessQuery } from '../features/business/business.queries.js';
import { ownClaimsQuery } from '../features/claim/claims.queries.js';
import { takedownQuery } from '../features/copyright/copyright.queries.js';
import { ownFeedbackPages } from '../features/feedback/contact.queries.js';
import { guideDogQuery, guideDogsQuery } from '../features/guide-dog/guide-dogs.queries.js';
import { favoritesQuery, FEATURED_SHOWN, ownedQuery } from '../features/home/home.queries.js';
import { communityPetPages, ownPetPages, petQuery } from '../features/pet/pet.queries.js';
import { ownedPages } from '../features/my-businesses/my-businesses.queries.js';
import { reviewPages } from '../features/review/reviews.queries.js';
import { resultPages } from '../features/search/search.queries.js';
import { savedPages } from '../features/saved-place/saved-places.queries.js';
import { analyticsDaysOf } from '../lib/path/analytics-path.js';
import { businessIdOf } from '../lib/path/business-id.js';
import { browseSearchOf } from '../lib/path/browse-search.js';
import { noticeIdOf } from '../lib/path/copyright-path.js';
import { cursorOf } from '../lib/path/list-path.js';
import { petIdOf, petsAddressOf } from '../lib/path/pet-path.js';
import { ADMIN_ROUTES } from './admin-routes.js';
import { COMMUNITY_PAGES } from './community-routes.js';
import { Document, type PageFiles } from './document.js';
import { LostPage } from './lost-page.js';
import type { PageHandle } from './page-handle.js';
import { load, loadFor, memberOnly, one, pages, visitorOnly } from './page-loader.js';

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
    handle: { source: 'web/app/pages/browse-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/browse-page.js')).BrowsePage }),
    loader: ({ context, request }) => {
      const search = browseSearchOf(new URL(request.url).searchParams);
      return search.recentlyViewed ? load(context) : load(context, pages(resultPages(search)));
    },
  },
  {
    path: 'business/:id',
    handle: { source: 'web/app/pages/business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business-page.js')).BusinessPage }),
    loader: ({ context, params }) => {
      const id = businessIdOf(params['id']);
      return load(context, one(businessQuery(id)), pages(reviewPages(id)));
    },
  },
  {
    path: 'saved',
    handle: { source: 'web/app/pages/saved-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/saved-page.js')).SavedPage }),
    loader: ({ context, request }) => memberOnly(context, request, pages(savedPages(cursorIn(request)))),
  },
  {
    path: 'my-businesses',
    handle: { source: 'web/app/pages/my-businesses-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/my-businesses-page.js')).MyBusinessesPage }),
    loader: ({ context, request }) =>
      memberOnly(context, request, one(ownClaimsQuery()), (member) => pages(ownedPages(member.id, cursorIn(request)))),
  },
  {
    path: 'create-business',
    handle: { source: 'web/app/pages/create-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/create-business-page.js')).CreateBusinessPage }),
    loader: ({ context }) =>
      loadFor(context, (viewer) => (viewer === null ? [] : [one(ownedBesideFormQuery(viewer.id))])),
  },
  {
    path: 'recommend-business',
    handle: { source: 'web/app/pages/recommend-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/recommend-business-page.js')).RecommendBusinessPage }),
  },
  {
    path: 'my-businesses/:id/edit',
    handle: { source: 'web/app/pages/edit-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/edit-business-page.js')).EditBusinessPage }),
    loader: ({ context, request, params }) =>
      memberOnly(context, request, one(ownBusinessQuery(businessIdOf(params['id'])))),
  },
  {
    path: 'my-businesses/:id/plan',
    handle: { source: 'web/app/pages/plan-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/plan-page.js')).PlanPage }),
    loader: ({ context, request, params }) => memberOnly(context, request, one(planQuery(businessIdOf(params['id'])))),
  },
  {
    path: 'my-businesses/:id/poster',
    handle: { source: 'web/app/pages/poster-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/poster-page.js')).PosterPage }),
    loader: ({ context, request, params }) =>
      memberOnly(context, request, one(ownBusinessQuery(businessIdOf(params['id'])))),
  },
  {
    path: 'claim-business/:id',
    handle: { source: 'web/app/pages/claim-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/claim-business-page.js')).ClaimBusinessPage }),
    loader: ({ context, params }) => {
      const business = one(businessQuery(businessIdOf(params['id'])));
      return loadFor(context, (viewer) => (viewer === null ? [business] : [business, one(ownClaimsQuery())]));
    },
  },
  ...COMMUNITY_PAGES,
  {
    path: 'pet-profiles',
    handle: { source: 'web/app/pages/pet-profiles-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/pet-profiles-page.js')).PetProfilesPage }),
    loader: ({ context, request }) => {
      const { community, cursor } = petsAddressOf(new URL(request.url).searchParams);
      return loadFor(context, (viewer) => [
        viewer === null || community ? pages(communityPetPages(cursor)) : pages(ownPetPages(cursor)),
      ]);
    },
  },
  {
    path: 'pet-profiles/create',
    handle: { source: 'web/app/pages/create-pet-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/create-pet-page.js')).CreatePetPage }),
  },
  {
    path: 'pet-profiles/edit/:id',
    handle: { source: 'web/app/pages/edit-pet-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/edit-pet-page.js')).EditPetPage }),
    loader: ({ context, request, params }) => memberOnly(context, request, one(petQuery(petIdOf(params['id'])))),
  },
  {
    path: 'pet-profiles/:id',
    handle: { source: 'web/app/pages/pet-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/pet-page.js')).PetPage }),
    loader: ({ context, params }) => load(context, one(petQuery(petIdOf(params['id'])))),
  },
  {
    path: 'my-businesses/:id/analytics',
    handle: { source: 'web/app/pages/analytics-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/analytics-page.js')).AnalyticsPage }),
    loader: ({ context, request, params }) => {
      const id = businessIdOf(params['id']);
      const days = analyticsDaysOf(new URL(request.url).searchParams);
      return memberOnly(context, request, one(ownBusinessQuery(id)), one(analyticsQuery(id, days)));
    },
  },
  {
    path: 'sign-in',
    handle: { source: 'web/app/pages/sign-in-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/sign-in-page.js')).SignInPage }),
    loader: ({ context }) => visitorOnly(context, '/'),
  },
  {
    path: 'business-sign-in',
    handle: { source: 'web/app/pages/business-sign-in-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business-sign-in-page.js')).BusinessSignInPage }),
    loader: ({ context }) => visitorOnly(context, '/create-business'),
  },
  {
    path: 'public-business-listing',
    handle: { source: 'web/app/pages/public-business-listing-page.tsx' } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./pages/public-business-listing-page.js')).PublicBusinessListingPage,
    }),
  },
  {
    path: 'business-resources',
    handle: { source: 'web/app/pages/business-resources-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/business-resources-page.js')).BusinessResourcesPage }),
  },
  {
    path: 'terms-of-service',
    handle: { source: 'web/app/pages/terms-of-service-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/terms-of-service-page.js')).TermsOfServicePage }),
  },
  {
    path: 'privacy-policy',
    handle: { source: 'web/app/pages/privacy-policy-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/privacy-policy-page.js')).PrivacyPolicyPage }),
  },
  {
    path: 'community-guidelines',
    handle: { source: 'web/app/pages/community-guidelines-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/community-guidelines-page.js')).CommunityGuidelinesPage }),
  },
  {
    path: 'copyright',
    handle: { source: 'web/app/pages/copyright-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/copyright-page.js')).CopyrightPage }),
  },
  {
    path: 'copyright/:id/counter',
    handle: { source: 'web/app/pages/counter-notice-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/counter-notice-page.js')).CounterNoticePage }),
    loader: ({ context, request, params }) =>
      memberOnly(context, request, one(takedownQuery(noticeIdOf(params['id'])))),
  },
  {
    path: 'help-center',
    handle: { source: 'web/app/pages/help-center-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/help-center-page.js')).HelpCenterPage }),
  },
  {
    path: 'contact',
    handle: { source: 'web/app/pages/contact-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/contact-page.js')).ContactPage }),
    loader: ({ context, request }) =>
      loadFor(context, (viewer) => (viewer === null ? [] : [pages(ownFeedbackPages(cursorIn(request)))])),
  },
  {
    path: 'test-business',
    handle: { source: 'web/app/pages/test-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/test-business-page.js')).TestBusinessPage }),
  },
  {
    path: 'simple-test',
    handle: { source: 'web/app/pages/simple-test-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/simple-test-page.js')).SimpleTestPage }),
  },
  {
    path: 'auth-success',
    handle: { source: 'web/app/pages/auth-success-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/auth-success-page.js')).AuthSuccessPage }),
  },
  {
    path: 'auth-help',
    handle: { source: 'web/app/pages/auth-help-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/auth-help-page.js')).AuthHelpPage }),
  },
  {
    path: 'user-profile',
    handle: { source: 'web/app/pages/user-profile-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/user-profile-page.js')).UserProfilePage }),
    loader: ({ context, request }) =>
      memberOnly(context, request, one(sessionsQuery()), one(tokensQuery()), pages(noticePages())),
  },
  {
    path: 'appeal/:token',
    handle: { source: 'web/app/pages/appeal-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/appeal-page.js')).AppealPage }),
    loader: ({ context, params }) => load(context, one(noticeByLinkQuery(params['token'] ?? ''))),
  },
  {
    path: 'confirm-email',
    handle: { source: 'web/app/pages/confirm-email-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/confirm-email-page.js')).ConfirmEmailPage }),
  },
  {
    path: 'account-closed',
    handle: { source: 'web/app/pages/account-closed-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account-closed-page.js')).AccountClosedPage }),
  },
  {
    path: 'age-confirmation',
    handle: { source: 'web/app/pages/age-confirmation-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/age-confirmation-page.js')).AgeConfirmationPage }),
    loader: ({ context, request }) => memberOnly(context, request),
  },
  {
    path: 'account-erased',
    handle: { source: 'web/app/pages/account-erased-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account-erased-page.js')).AccountErasedPage }),
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
