import { Module } from '@nestjs/common';
import { PasswordChange, SignInCheck, SignUp } from '../../../../application/identity/provider-ports.js';
import { Clock } from '../../../../application/shared/clock.js';
import { Outbox } from '../../../../application/shared/outbox.js';
import { SharedLimits } from '../../../../application/shared/shared-limits.js';
import { EMBEDDED_ISSUER } from '../../../../infrastructure/account/embedded-issuer.js';
import { ProviderAccounts } from '../../../../infrastructure/identity/provider/provider-accounts.js';
import { derivedSecret } from '../../../../infrastructure/identity/provider/client-secret.js';
import { createEmbeddedProvider } from '../../../../infrastructure/identity/provider/embedded-provider.js';
import { ProviderLinks } from '../../../../infrastructure/identity/provider/provider-links.js';
import { MailLimits } from '../../../../infrastructure/identity/provider/mail-limits.js';
import { EmbeddedPasswordChange } from '../../../../infrastructure/identity/provider/password/password-change.js';
import { newPasswordProblem } from '../../../../infrastructure/identity/provider/password/new-password.js';
import type { ProviderDependencies } from '../../../../infrastructure/identity/provider/provider-dependencies.js';
import { EmbeddedSignInCheck } from '../../../../infrastructure/identity/provider/sign-in-check.js';
import { SignInLimits } from '../../../../infrastructure/identity/provider/sign-in-limits.js';
import { RunningProvider } from '../../../../infrastructure/identity/provider/running-provider.js';
import { SigningKeys } from '../../../../infrastructure/identity/provider/signing-keys.js';
import { EmbeddedSignUp } from '../../../../infrastructure/identity/provider/sign-up.js';
import { PostgresBadgeReads } from '../../../../infrastructure/business/badge-reads.query.js';
import { Database } from '../../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../../infrastructure/postgres/unit-of-work.js';
import { LOGGER, SETTINGS } from '../../server/core.module.js';
import { LIMITS } from '../../server/limits/limits.js';
import { provide, provideAs, provideBy, token } from '../../server/provide.js';
import { SessionCookies } from '../../server/caller/session-cookies.js';
import { ActivityMetrics } from '../../site/activity-metrics.js';
import { DeviceCookie } from './device-cookie.js';
import { SignUpCookie } from './sign-up-cookie.js';
import { ProviderPages, providerViews } from './provider-pages.js';

const PROVIDER = token<ProviderDependencies>('embedded provider');

/** The embedded OpenID provider, used if no other issuer is configured. */
@Module({
  providers: [
    provideBy(
      PROVIDER,
      (database, work, outbox, clock, settings): ProviderDependencies => ({
        ...{ database, work, outbox, clock },
        appSecret: settings.appSecret,
        publicUrl: settings.http.publicUrl,
        siteName: settings.site.name,
        production: settings.production,
      }),
      Database,
      UnitOfWork,
      Outbox,
      Clock,
      SETTINGS,
    ),
    provideBy(
      ProviderAccounts,
      ({ database, work }) => new ProviderAccounts(database, work, EMBEDDED_ISSUER),
      PROVIDER,
    ),
    provide(ProviderLinks, Database, UnitOfWork),
    provideBy(SignInLimits, (limits) => new SignInLimits(limits, LIMITS.signInFailures), SharedLimits),
    provideBy(
      MailLimits,
      (limits) => new MailLimits(limits, { forms: LIMITS.accountForms, mails: LIMITS.accountMails }),
      SharedLimits,
    ),
    provideBy(
      SignInCheck,
      (accounts, limits, { production }) => new EmbeddedSignInCheck(accounts, limits, production),
      ProviderAccounts,
      SignInLimits,
      PROVIDER,
    ),
    provideAs(SignUp, EmbeddedSignUp, PROVIDER, ProviderAccounts, ProviderLinks, SignInLimits, MailLimits),
    provideAs(
      PasswordChange,
      EmbeddedPasswordChange,
      PROVIDER,
      ProviderAccounts,
      ProviderLinks,
      SignInLimits,
      MailLimits,
    ),
    provideBy(
      DeviceCookie,
      ({ publicUrl, appSecret }) => new DeviceCookie(publicUrl, derivedSecret(appSecret, 'embedded provider: devices')),
      PROVIDER,
    ),
    provideBy(
      ProviderPages,
      (
        { siteName, publicUrl, appSecret, database },
        accounts,
        signInCheck,
        signUp,
        passwordChange,
        devices,
        cookies,
        logger,
        metrics,
      ) => {
        const views = providerViews(siteName);
        const providerDependencies = { database, logger, accounts, appSecret, publicUrl, views };
        const running = new RunningProvider(new SigningKeys(database, appSecret), (keys) =>
          createEmbeddedProvider(providerDependencies, keys),
        );
        const names = new PostgresBadgeReads(database);
        const kit = {
          ...{ siteName, publicUrl, signInCheck, signUp, passwordChange, devices, cookies },
          signUpCookie: new SignUpCookie(publicUrl),
          publicName: async (id: number) => (await names.of(id))?.name ?? null,
          newPasswordProblem: (password: string, email: string) => newPasswordProblem(password, email, siteName),
          recordFailure: ({ id }: { readonly id: string }, kind: 'wrong' | 'wait') => {
            const outcome = kind === 'wrong' ? 'wrong password' : 'too many failures';
            metrics.countSignIn('member', 'failed');
            logger.warn({ requestId: id, outcome }, 'Member sign-in');
          },
        };
        return new ProviderPages({ ...kit, provider: () => running.present() }, logger);
      },
      PROVIDER,
      ProviderAccounts,
      SignInCheck,
      SignUp,
      PasswordChange,
      DeviceCookie,
      SessionCookies,
      LOGGER,
      ActivityMetrics,
    ),
  ],
})
export class EmbeddedProviderModule {}
