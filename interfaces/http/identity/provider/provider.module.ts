import type Provider from 'oidc-provider';
import { EMBEDDED_ISSUER } from '../../../../infrastructure/account/embedded-issuer.js';
import { AccountsRepository } from '../../../../infrastructure/identity/provider/accounts.repository.js';
import { derivedSecret } from '../../../../infrastructure/identity/provider/client-secret.js';
import {
  createEmbeddedProvider,
  type ProviderViews,
} from '../../../../infrastructure/identity/provider/embedded-provider.js';
import { LinksRepository } from '../../../../infrastructure/identity/provider/links.repository.js';
import { MailLimits } from '../../../../infrastructure/identity/provider/mail-limits.js';
import { PasswordChange } from '../../../../infrastructure/identity/provider/password/password-change.js';
import type { ProviderDependencies } from '../../../../infrastructure/identity/provider/provider-dependencies.js';
import { SignInCheck } from '../../../../infrastructure/identity/provider/sign-in-check.js';
import { SignInLimits } from '../../../../infrastructure/identity/provider/sign-in-limits.js';
import { SignUp } from '../../../../infrastructure/identity/provider/sign-up.js';
import { AttemptsRepository } from '../../../../infrastructure/identity/provider/attempts.repository.js';
import { expiredPage, failedPage, signOutPage } from './account-pages.js';
import { DeviceCookie } from './device-cookie.js';
import { lookOf, type PageKit } from '../../html/page-kit.js';
import { mountProvider } from './provider-mount.js';
import { LIMITS } from '../../server/limits/limits.js';
import type { Dependencies } from '../../server/dependencies.js';

/**
 * The embedded OpenID provider with its pages, below /oidc. The database is asked only when the first request comes, and
 * again after a failure.
 */
export async function registerEmbeddedProvider({ settings, ...parts }: Dependencies): Promise<void> {
  const { appSecret, production, site, http } = settings;
  const { publicUrl } = http;
  const provider: ProviderDependencies = {
    ...parts,
    appSecret,
    publicUrl,
    production,
    siteName: site.name,
    limits: http.rateLimit
      ? { failures: LIMITS.signInFailures, forms: LIMITS.accountForms, mails: LIMITS.accountMails }
      : null,
  };
  const accounts = new AccountsRepository(parts.database, parts.work, EMBEDDED_ISSUER);
  const views = providerViews(site.name);
  const create = () =>
    createEmbeddedProvider({ database: parts.database, logger: parts.logger, accounts, appSecret, publicUrl, views });
  await mountProvider(parts.fastify, pageKit(provider, accounts, onceMade(create)), parts.logger);
}

function pageKit(
  parts: ProviderDependencies,
  accounts: AccountsRepository,
  provider: () => Promise<Provider>,
): PageKit {
  const attempts = new AttemptsRepository(parts.database, derivedSecret(parts.appSecret, 'embedded provider: tries'));
  const links = new LinksRepository(parts.database, parts.work);
  const signInLimits = new SignInLimits(attempts, parts.clock, parts.limits?.failures ?? null);
  const mailLimits = new MailLimits(attempts, parts.clock, parts.limits);
  return {
    siteName: parts.siteName,
    publicUrl: parts.publicUrl,
    provider,
    signInCheck: new SignInCheck(accounts, signInLimits, parts.production),
    signUp: new SignUp(parts, accounts, links, signInLimits, mailLimits),
    passwordChange: new PasswordChange(parts, accounts, links, signInLimits, mailLimits),
    devices: new DeviceCookie(parts.publicUrl, derivedSecret(parts.appSecret, 'embedded provider: devices')),
  };
}

function providerViews(siteName: string): ProviderViews {
  const look = (ctx: { readonly req: Parameters<typeof lookOf>[0] }) => lookOf(ctx.req, siteName);
  return {
    failed: (ctx, error) =>
      error === 'invalid_request' && ctx.oidc.route === 'resume'
        ? expiredPage(look(ctx))
        : failedPage(look(ctx), 'This sign-in cannot go on', `The request was refused (${error}).`),
    signOut: (ctx, action, xsrf) => signOutPage(look(ctx), action, xsrf),
  };
}

/** The same promise for everybody; a new one after a failure. */
function onceMade<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
