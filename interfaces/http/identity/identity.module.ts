import { Module } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Identities } from '../../../application/account/ports.js';
import { SignInMember } from '../../../application/account/sign-in-member.js';
import { MemberSessions, SignInClient } from '../../../application/identity/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresIdentities } from '../../../infrastructure/account/identities.repository.js';
import type { ServerSettings } from '../../../infrastructure/config/secrets.js';
import { EMBEDDED_ISSUER } from '../../../infrastructure/account/embedded-issuer.js';
import { embeddedClient } from '../../../infrastructure/identity/provider/client-secret.js';
import { OpenIdSignInClient, type SignInClientOptions } from '../../../infrastructure/identity/sign-in-client.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AccountModule } from '../account/account.module.js';
import { FASTIFY, LOGGER, SETTINGS } from '../server/core.module.js';
import { inProcessFetch } from '../server/in-process-fetch.js';
import { provideAs, provideBy } from '../server/provide.js';
import { ActivityMetrics } from '../site/activity-metrics.js';
import { SessionCookies } from '../server/caller/session-cookies.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.js';

/** Signing members in and out. */
@Module({
  imports: [AccountModule],
  controllers: [SignInController],
  providers: [
    provideAs(Identities, PostgresIdentities, UnitOfWork, Clock),
    provideBy(
      SignInMember,
      (transaction, identities, metrics) => new SignInMember(transaction, identities, () => metrics.countSignUp()),
      Transaction,
      Identities,
      ActivityMetrics,
    ),
    provideBy(
      SignInClient,
      (database, settings, fastify) => new OpenIdSignInClient(database, issuerOf(settings, fastify)),
      Database,
      SETTINGS,
      FASTIFY,
    ),
    provideBy(
      SignIn,
      (client, signInMember, sessions, cookies, secrets, logger, { http: { publicUrl }, site }, metrics) =>
        new SignIn({
          ...{ client, signInMember, sessions, cookies, secrets, logger, metrics },
          ...{ publicUrl, siteName: site.name },
        }),
      SignInClient,
      SignInMember,
      MemberSessions,
      SessionCookies,
      Secrets,
      LOGGER,
      SETTINGS,
      ActivityMetrics,
    ),
  ],
})
export class IdentityModule {}

/** Returns the options for the configured issuer, or for the embedded provider, which is called within the process. */
function issuerOf({ http, oidc, appSecret }: ServerSettings, fastify: FastifyInstance): SignInClientOptions {
  const { publicUrl } = http;
  if (oidc !== undefined) return { ...oidc, publicUrl };
  return {
    issuer: `${publicUrl}/oidc`,
    keptAs: EMBEDDED_ISSUER,
    ...embeddedClient(appSecret),
    publicUrl,
    fetch: inProcessFetch(fastify),
  };
}
