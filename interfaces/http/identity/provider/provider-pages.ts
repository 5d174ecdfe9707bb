import type { FastifyInstance } from 'fastify';
import type { KoaContextWithOIDC } from 'oidc-provider';
import type { Logger } from 'pino';
import { lookOf } from '../../html/send-page.js';
import { expiredPage, failedPage, signOutPage } from './account-pages.js';
import type { PageKit } from './page-kit.js';
import { mountProvider } from './provider-mount.js';

/** The embedded provider with its pages, under /oidc. It queries the database only during requests. */
export class ProviderPages {
  constructor(
    private readonly kit: PageKit,
    private readonly logger: Logger,
  ) {}

  async register(fastify: FastifyInstance): Promise<void> {
    await mountProvider(fastify, this.kit, this.logger);
  }
}

/** Returns the provider's built-in pages with the site's appearance. */
export function providerViews(siteName: string) {
  const look = (ctx: { readonly req: Parameters<typeof lookOf>[0] }) => lookOf(ctx.req, siteName);
  return {
    failed: (ctx: KoaContextWithOIDC, error: string): string =>
      error === 'invalid_request' && ctx.oidc.route === 'resume'
        ? expiredPage(look(ctx))
        : failedPage(look(ctx), 'This sign-in can’t continue', `The request was refused (${error}).`),
    signOut: (ctx: KoaContextWithOIDC, action: string, xsrf: string): string => signOutPage(look(ctx), action, xsrf),
  };
}
