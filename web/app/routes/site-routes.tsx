import type { RouteObject } from 'react-router-dom';
import { idInPath } from '../../lib/path/id-in-path.js';
import { takedownQuery } from '../../features/copyright/copyright.queries.js';
import { ownFeedbackPages } from '../../features/feedback/contact.queries.js';
import { cursorOf } from '../../lib/path/list-path.js';
import { loadFor, memberOnly, one, pages } from '../loading/page-loader.js';
import { page } from './page.js';

/** The site's own texts, help, and contact pages. */
export const SITE_PAGES: RouteObject[] = [
  page(
    'public-business-listing',
    'app/pages/site/public-business-listing-page',
    () => import('../pages/site/public-business-listing-page.js'),
  ),
  page(
    'business-resources',
    'app/pages/site/business-resources-page',
    () => import('../pages/site/business-resources-page.js'),
  ),
  page(
    'terms-of-service',
    'app/pages/site/terms-of-service-page',
    () => import('../pages/site/terms-of-service-page.js'),
  ),
  page('privacy-policy', 'app/pages/site/privacy-policy-page', () => import('../pages/site/privacy-policy-page.js')),
  page(
    'community-guidelines',
    'app/pages/site/community-guidelines-page',
    () => import('../pages/site/community-guidelines-page.js'),
  ),
  page('copyright', 'app/pages/site/copyright-page', () => import('../pages/site/copyright-page.js')),
  page(
    'copyright/:id/counter',
    'app/pages/site/counter-notice-page',
    () => import('../pages/site/counter-notice-page.js'),
    ({ context, request, params }) => memberOnly(context, request, one(takedownQuery(idInPath(params['id'])))),
  ),
  page('help-center', 'app/pages/site/help-center-page', () => import('../pages/site/help-center-page.js')),
  page(
    'contact',
    'app/pages/site/contact-page',
    () => import('../pages/site/contact-page.js'),
    ({ context, request }) =>
      loadFor(context, (viewer) =>
        viewer === null ? [] : [pages(ownFeedbackPages(cursorOf(new URL(request.url).searchParams)))],
      ),
  ),
  page('partners', 'app/pages/site/partners-page', () => import('../pages/site/partners-page.js')),
  page('offline', 'app/pages/site/offline-page', () => import('../pages/site/offline-page.js')),
  page('test-business', 'app/pages/site/test-business-page', () => import('../pages/site/test-business-page.js')),
  page('simple-test', 'app/pages/site/simple-test-page', () => import('../pages/site/simple-test-page.js')),
];
