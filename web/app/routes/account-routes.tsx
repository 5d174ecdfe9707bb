import type { RouteObject } from 'react-router-dom';
import { sitePath } from '../../../interfaces/contract/shared/words.js';
import { noticeByLinkQuery, noticePages } from '../../features/account/notices/notices.queries.js';
import { sessionsQuery, tokensQuery } from '../../features/account/security/access.queries.js';
import { page } from './page.js';
import { load, memberOnly, one, pages, visitorOnly } from '../loading/page-loader.js';

/** Sign-in, the member's account, and pages that emails link to. */
export const ACCOUNT_PAGES: RouteObject[] = [
  page(
    'sign-in',
    'app/pages/sign-in/sign-in-page',
    () => import('../pages/sign-in/sign-in-page.js'),
    ({ context, request }) => visitorOnly(context, sitePath(new URL(request.url).searchParams.get('returnTo')) ?? '/'),
  ),
  page(
    'business-sign-in',
    'app/pages/sign-in/business-sign-in-page',
    () => import('../pages/sign-in/business-sign-in-page.js'),
    ({ context }) => visitorOnly(context, '/create-business'),
  ),
  page('auth-success', 'app/pages/sign-in/auth-success-page', () => import('../pages/sign-in/auth-success-page.js')),
  page('auth-help', 'app/pages/sign-in/auth-help-page', () => import('../pages/sign-in/auth-help-page.js')),
  page(
    'user-profile',
    'app/pages/account/user-profile-page',
    () => import('../pages/account/user-profile-page.js'),
    ({ context, request }) =>
      memberOnly(context, request, one(sessionsQuery()), one(tokensQuery()), pages(noticePages())),
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
