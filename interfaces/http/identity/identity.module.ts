import type { FastifyRequest } from 'fastify';
import { SignInMember } from '../../../application/account/sign-in-member.js';
import { AccessTokenReads } from '../../../infrastructure/identity/access-token-reads.query.js';
import { EMBEDDED_ISSUER } from '../../../infrastructure/account/embedded-issuer.js';
import { MemberSessions } from '../../../infrastructure/identity/member-sessions.repository.js';
import { embeddedClient } from '../../../infrastructure/identity/provider/client-secret.js';
import { SignInClient, type SignInClientOptions } from '../../../infrastructure/identity/sign-in-client.js';
import { PostgresIdentities } from '../../../infrastructure/account/identities.repository.js';
import { inProcessFetch } from '../server/in-process-fetch.js';
import { AccessTokenStrategy } from './access-token.strategy.js';
import { MaybeMemberGuard, MemberGuard, SessionGuard } from './member.guard.js';
import { MemberSessionStrategy } from './member-session.strategy.js';
import { SessionCookies } from './session-cookies.js';
import { SignIn } from './sign-in.js';
import type { SignedIn } from './signed-in.js';
import { tokenHolder } from './token-holder.js';
import { SignInController } from './sign-in.controller.js';
import { use, type Dependencies, type Room } from '../server/dependencies.js';

/** Who is there: signing in and out, sessions and access tokens. */
export function identityRoom(parts: Dependencies): Room {
  const { database, work, clock, logger, settings, fastify } = parts;
  const { publicUrl } = settings.http;
  const cookies = new SessionCookies(publicUrl);
  const sessions = new MemberSessions(database);
  const tokens = new AccessTokenReads(database);
  const client = new SignInClient(database, issuerOf(parts));
  const signInMember = new SignInMember(work, new PostgresIdentities(work, clock));
  fastify.whoCalls.member = async (request: FastifyRequest): Promise<SignedIn | null> => {
    const token = cookies.member(request);
    return token === null ? null : sessions.find(token);
  };
  fastify.whoCalls.tokenHolder = (request) => tokenHolder(tokens, request);
  return {
    controllers: [SignInController],
    providers: [
      MemberSessionStrategy,
      AccessTokenStrategy,
      MemberGuard,
      SessionGuard,
      MaybeMemberGuard,
      use(SessionCookies, cookies),
      use(MemberSessions, sessions),
      use(SignIn, new SignIn({ client, signInMember, sessions, cookies, clock, logger, publicUrl })),
    ],
  };
}

/** The configured issuer, or the embedded provider, which is asked within the process. */
function issuerOf({ settings, fastify }: Dependencies): SignInClientOptions {
  const { publicUrl } = settings.http;
  if (settings.oidc !== undefined) return { ...settings.oidc, publicUrl };
  return {
    issuer: `${publicUrl}/oidc`,
    keptAs: EMBEDDED_ISSUER,
    ...embeddedClient(settings.appSecret),
    publicUrl,
    fetch: inProcessFetch(fastify),
  };
}
