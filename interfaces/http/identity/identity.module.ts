import { Module } from '@nestjs/common';
import type { FastifyInstance } from 'fastify';
import { Identities } from '../../../application/account/ports.js';
import { SignInMember } from '../../../application/account/sign-in-member.js';
import { AdministratorSessions } from '../../../application/administration/ports.js';
import { AccessTokenReads, MemberSessions, SignInClient } from '../../../application/identity/ports.js';
import { Clock } from '../../../application/shared/clock.js';
import { Secrets } from '../../../application/shared/secrets.js';
import { Transaction } from '../../../application/shared/transaction.js';
import { PostgresIdentities } from '../../../infrastructure/account/identities.repository.js';
import type { ServerSettings } from '../../../infrastructure/config/secrets.js';
import { PostgresAccessTokenReads } from '../../../infrastructure/identity/access-token-reads.query.js';
import { EMBEDDED_ISSUER } from '../../../infrastructure/account/embedded-issuer.js';
import { PostgresMemberSessions } from '../../../infrastructure/identity/member-sessions.repository.js';
import { embeddedClient } from '../../../infrastructure/identity/provider/client-secret.js';
import { OpenIdSignInClient, type SignInClientOptions } from '../../../infrastructure/identity/sign-in-client.js';
import { Database } from '../../../infrastructure/postgres/database.js';
import { UnitOfWork } from '../../../infrastructure/postgres/unit-of-work.js';
import { AccountModule } from '../account/account.module.js';
import { AdministrationModule } from '../administration/administration.module.js';
import { FASTIFY, LOGGER, SETTINGS } from '../server/core.module.js';
import { inProcessFetch } from '../server/in-process-fetch.js';
import { provide, provideAs, provideBy } from '../server/provide.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { MemberSessionStrategy } from './member-session.strategy.js';
import { SessionCookies } from './session-cookies.js';
import { SignInController } from './sign-in.controller.js';
import { SignIn } from './sign-in.js';
import { WhoCalls } from './who-calls.js';

/** Who is there: signing in and out, sessions and access tokens. */
@Module({
  imports: [AccountModule, AdministrationModule],
  controllers: [SignInController],
  providers: [
    MemberSessionStrategy,
    AccessTokenStrategy,
    provideAs(MemberSessions, PostgresMemberSessions, Database, Clock),
    provideAs(AccessTokenReads, PostgresAccessTokenReads, Database),
    provideAs(Identities, PostgresIdentities, UnitOfWork, Clock),
    provide(SignInMember, Transaction, Identities),
    provideBy(
      SignInClient,
      (database, settings, fastify) => new OpenIdSignInClient(database, issuerOf(settings, fastify)),
      Database,
      SETTINGS,
      FASTIFY,
    ),
    provideBy(
      WhoCalls,
      (cookies, sessions, tokens, administrators) => new WhoCalls({ cookies, sessions, tokens, administrators }),
      SessionCookies,
      MemberSessions,
      AccessTokenReads,
      AdministratorSessions,
    ),
    provideBy(
      SignIn,
      (client, signInMember, sessions, cookies, secrets, logger, { http: { publicUrl }, site }) =>
        new SignIn({ client, signInMember, sessions, cookies, secrets, logger, publicUrl, siteName: site.name }),
      SignInClient,
      SignInMember,
      MemberSessions,
      SessionCookies,
      Secrets,
      LOGGER,
      SETTINGS,
    ),
  ],
})
export class IdentityModule {}

/** The configured issuer, or the embedded provider, which is asked within the process. */
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
