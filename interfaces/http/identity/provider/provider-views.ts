import type { KoaContextWithOIDC } from 'oidc-provider';
import { lookOf } from '../../html/send-page.js';
import { expiredPage, failedPage, signOutPage } from './account-pages.js';

/** What the provider shows by itself, in the look of the site. */
export function providerViews(siteName: string) {
  const look = (ctx: { readonly req: Parameters<typeof lookOf>[0] }) => lookOf(ctx.req, siteName);
  return {
    failed: (ctx: KoaContextWithOIDC, error: string): string =>
      error === 'invalid_request' && ctx.oidc.route === 'resume'
        ? expiredPage(look(ctx))
        : failedPage(look(ctx), 'This sign-in cannot go on', `The request was refused (${error}).`),
    signOut: (ctx: KoaContextWithOIDC, action: string, xsrf: string): string => signOutPage(look(ctx), action, xsrf),
  };
}
