import type { RouteObject } from 'react-router-dom';
import { sitePath } from '../../interfaces/contract/shared/words.js';
import { noticeByLinkQuery, noticePages } from '../features/account/notices/notices.queries.js';
import { sessionsQuery, tokensQuery } from '../features/account/security/access.queries.js';
import type { PageHandle } from './page-handle.js';
import { load, memberOnly, one, pages, visitorOnly } from './page-loader.js';

/** Signing in, and the account: one's own, and what a link in a mail leads to. */
export const ACCOUNT_PAGES: RouteObject[] = [
  {
    path: 'sign-in',
    handle: { source: 'web/app/pages/sign-in/sign-in-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/sign-in/sign-in-page.js')).SignInPage }),
    loader: ({ context, request }) =>
      visitorOnly(context, sitePath(new URL(request.url).searchParams.get('returnTo')) ?? '/'),
  },
  {
    path: 'business-sign-in',
    handle: { source: 'web/app/pages/sign-in/business-sign-in-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/sign-in/business-sign-in-page.js')).BusinessSignInPage }),
    loader: ({ context }) => visitorOnly(context, '/create-business'),
  },
  {
    path: 'auth-success',
    handle: { source: 'web/app/pages/sign-in/auth-success-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/sign-in/auth-success-page.js')).AuthSuccessPage }),
  },
  {
    path: 'auth-help',
    handle: { source: 'web/app/pages/sign-in/auth-help-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/sign-in/auth-help-page.js')).AuthHelpPage }),
  },
  {
    path: 'user-profile',
    handle: { source: 'web/app/pages/account/user-profile-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account/user-profile-page.js')).UserProfilePage }),
    loader: ({ context, request }) =>
      memberOnly(context, request, one(sessionsQuery()), one(tokensQuery()), pages(noticePages())),
  },
  {
    path: 'appeal/:token',
    handle: { source: 'web/app/pages/account/appeal-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account/appeal-page.js')).AppealPage }),
    loader: ({ context, params }) => load(context, one(noticeByLinkQuery(params['token'] ?? ''))),
  },
  {
    path: 'confirm-email',
    handle: { source: 'web/app/pages/account/confirm-email-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account/confirm-email-page.js')).ConfirmEmailPage }),
  },
  {
    path: 'account-closed',
    handle: { source: 'web/app/pages/account/account-closed-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account/account-closed-page.js')).AccountClosedPage }),
  },
  {
    path: 'age-confirmation',
    handle: { source: 'web/app/pages/account/age-confirmation-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account/age-confirmation-page.js')).AgeConfirmationPage }),
    loader: ({ context, request }) => memberOnly(context, request),
  },
  {
    path: 'account-erased',
    handle: { source: 'web/app/pages/account/account-erased-page.tsx' } satisfies PageHandle,
    lazy: async () => ({ Component: (await import('./pages/account/account-erased-page.js')).AccountErasedPage }),
  },
];
