import type { RouteObject } from 'react-router-dom';
import { takedownQuery } from '../features/copyright/copyright.queries.js';
import { ownFeedbackPages } from '../features/feedback/contact.queries.js';
import { noticeIdOf } from '../lib/path/copyright-path.js';
import { cursorOf } from '../lib/path/list-path.js';
import type { PageHandle } from './page-handle.js';
import { loadFor, memberOnly, one, pages } from './page-loader.js';

/** What the site says about itself: its texts, help, and the ways to reach who runs it. */
export const SITE_PAGES: RouteObject[] = [
  {
    path: 'public-business-listing',
    handle: { source: 'web/app/pages/site/public-business-listing-page.tsx' } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./pages/site/public-business-listing-page.js')).PublicBusinessListingPage,
    }),
  },
  {
    path: 'business-resources',
    handle: { source: 'web/app/pages/site/business-resources-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/business-resources-page.js')).BusinessResourcesPage }),
  },
  {
    path: 'terms-of-service',
    handle: { source: 'web/app/pages/site/terms-of-service-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/terms-of-service-page.js')).TermsOfServicePage }),
  },
  {
    path: 'privacy-policy',
    handle: { source: 'web/app/pages/site/privacy-policy-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/privacy-policy-page.js')).PrivacyPolicyPage }),
  },
  {
    path: 'community-guidelines',
    handle: { source: 'web/app/pages/site/community-guidelines-page.tsx' } satisfies PageHandle,
    lazy: async () => ({
      Component: (await import('./pages/site/community-guidelines-page.js')).CommunityGuidelinesPage,
    }),
  },
  {
    path: 'copyright',
    handle: { source: 'web/app/pages/site/copyright-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/copyright-page.js')).CopyrightPage }),
  },
  {
    path: 'copyright/:id/counter',
    handle: { source: 'web/app/pages/site/counter-notice-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/counter-notice-page.js')).CounterNoticePage }),
    loader: ({ context, request, params }) =>
      memberOnly(context, request, one(takedownQuery(noticeIdOf(params['id'])))),
  },
  {
    path: 'help-center',
    handle: { source: 'web/app/pages/site/help-center-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/help-center-page.js')).HelpCenterPage }),
  },
  {
    path: 'contact',
    handle: { source: 'web/app/pages/site/contact-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/contact-page.js')).ContactPage }),
    loader: ({ context, request }) =>
      loadFor(context, (viewer) =>
        viewer === null ? [] : [pages(ownFeedbackPages(cursorOf(new URL(request.url).searchParams)))],
      ),
  },
  {
    path: 'test-business',
    handle: { source: 'web/app/pages/site/test-business-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/test-business-page.js')).TestBusinessPage }),
  },
  {
    path: 'simple-test',
    handle: { source: 'web/app/pages/site/simple-test-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/site/simple-test-page.js')).SimpleTestPage }),
  },
];
