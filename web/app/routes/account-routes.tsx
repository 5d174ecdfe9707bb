import type { RouteObject } from 'react-router-dom';
import { signInPurposeOf, sitePath } from '../../../interfaces/contract/shared/words.js';
import { businessQuery } from '../../features/business/business.queries.js';
import { alertsQuery } from '../../features/account/alerts/alerts.queries.js';
import { noticeByLinkQuery, noticePages } from '../../features/account/notices/notices.queries.js';
import { sessionsQuery, tokensQuery } from '../../features/account/security/access.queries.js';
import { webhooksShown } from '../loading/webhooks-shown.js';
import { page, pageCode } from './page.js';
import { load, memberOnly, one, pages, visitorOnly, type Wanted } from '../loading/page-loader.js';

/** Loads the data of a section of the account. The page above it shows the section. */
const accountSection = (...wanted: Wanted[]): Pick<RouteObject, 'element' | 'loader'> => ({
  element: null,
  loader: ({ context, request }) => memberOnly(context, request, ...wanted),
});

/** Sign-in, the member's account, and pages that emails link to. */
export const ACCOUNT_PAGES: RouteObject[] = [
  page(
    'sign-in',
    'app/pages/sign-in/sign-in-page',
    () => import('../pages/sign-in/sign-in-page.js'),
    async ({ context, request }) => {
      const returnTo = sitePath(new URL(request.url).searchParams.get('returnTo')) ?? '/';
      const result = await visitorOnly(context, returnTo);
      const businessId = signInPurposeOf(returnTo)?.businessId ?? null;
      // If it fails, the page only lacks the name.
      if (businessId !== null) await load(context, one(businessQuery(businessId)));
      return result;
    },
  ),
  page(
    'business-sign-in',
    'app/pages/sign-in/business-sign-in-page',
    () => import('../pages/sign-in/business-sign-in-page.js'),
    ({ context }) => visitorOnly(context, '/create-business'),
  ),
  page('auth-success', 'app/pages/sign-in/auth-success-page', () => import('../pages/sign-in/auth-success-page.js')),
  page('auth-help', 'app/pages/sign-in/auth-help-page', () => import('../pages/sign-in/auth-help-page.js')),
  {
    // One page for all sections, so that nothing typed in one is lost in another.
    ...pageCode('app/pages/account/user-profile-page', () => import('../pages/account/user-profile-page.js')),
    children: [
      { path: 'user-profile', ...accountSection() },
      { path: 'user-profile/notices', ...accountSection(pages(noticePages())) },
      { path: 'user-profile/alerts', ...accountSection(one(alertsQuery())) },
      { path: 'user-profile/privacy', ...accountSection() },
      { path: 'user-profile/security', ...accountSection(one(sessionsQuery()), one(tokensQuery())) },
    ],
  },
  page(
    'webhooks',
    'app/pages/account/webhooks-page',
    () => import('../pages/account/webhooks-page.js'),
    ({ context, request }) => memberOnly(context, request, ...webhooksShown('user', request)),
  ),
  page(
    'appeal/:token',
    'app/pages/account/appeal-page',
    () => import('../pages/account/appeal-page.js'),
    ({ context, params }) => load(context, one(noticeByLinkQuery(params['token'] ?? ''))),
  ),
  page('confirm-email', 'app/pages/account/confirm-email-page', () => import('../pages/account/confirm-email-page.js')),
  page(
    'account-closed',
    'app/pages/account/account-closed-page',
    () => import('../pages/account/account-closed-page.js'),
  ),
  page(
    'age-confirmation',
    'app/pages/account/age-confirmation-page',
    () => import('../pages/account/age-confirmation-page.js'),
    ({ context, request }) => memberOnly(context, request),
  ),
  page(
    'account-erased',
    'app/pages/account/account-erased-page',
    () => import('../pages/account/account-erased-page.js'),
  ),
];
