import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { SignInMember } from '../../../application/account/sign-in-member.js';
import {
  IssuerUnavailable,
  SignInRefused,
  type FoundSession,
  type MemberSessions,
  type SignInClient,
} from '../../../application/identity/ports.js';
import { PROVIDER_PATHS } from '../../../application/identity/provider-paths.js';
import type { Actor } from '../../../application/shared/actor.js';
import type { Secrets } from '../../../application/shared/secrets.js';
import { RETRY_AFTER_S, Unavailable } from '../../../application/shared/unavailable.js';
import { MAX_USER_AGENT_LENGTH } from '../../../domain/account/browser-words.js';
import { sitePath } from '../../../domain/shared/site-path.js';
import { MAX_SESSION_S, MAX_SIGN_IN_S } from '../../../domain/account/session-life.js';
import { WireError } from '../server/problem/problem.js';
import { sentencePage, type Look } from '../html/page.js';
import { lookOf, sendPage } from '../html/send-page.js';
import type { SessionCookies } from './session-cookies.js';
import { recordOf } from './signed-in.js';

interface SignInDependencies {
  readonly client: SignInClient;
  readonly signInMember: SignInMember;
  readonly sessions: MemberSessions;
  readonly cookies: SessionCookies;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly siteName: string;
}

/** Leaving for the issuer, coming back, and signing out: what a browser is sent through. */
export class SignIn {
  constructor(private readonly dependencies: SignInDependencies) {}

  /** Sends the browser to the issuer; `returnTo` is where it will end, and without one where the last that did not come back was to. */
  async begin(request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): Promise<void> {
    const { client, cookies, secrets, publicUrl } = this.dependencies;
    // Cookies of one name of this site are not sent to its other names: begin where it will end.
    const elsewhere = request.host !== new URL(publicUrl).host && !query.has('moved');
    if (elsewhere) {
      query.set('moved', '1');
      reply.redirect(`${publicUrl}/api/login?${query.toString()}`, 302);
      return;
    }
    const browser = cookies.signIn(request) ?? secrets.newSecret();
    const wanted = query.get('returnTo');
    const returnTo = (wanted === null ? cookies.wayBack(request) : wayBackTo(wanted)) ?? '/';
    await this.guarded(request, reply, async () => {
      const url = await client.begin(returnTo, browser, query.get('prompt') === 'login');
      cookies.setSignIn(reply, browser, MAX_SIGN_IN_S);
      cookies.setWayBack(reply, returnTo);
      reply.redirect(url.href, 302);
    });
  }

  /** Takes the browser back from the issuer: a new session, or a page that says why not. */
  async finish(request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): Promise<void> {
    const { client, cookies, sessions, signInMember } = this.dependencies;
    await this.guarded(request, reply, async () => {
      const { identity, returnTo, idToken, authenticatedAt } = await client.finish(query, cookies.signIn(request));
      const userId = await signInMember.run(identity);
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_USER_AGENT_LENGTH);
      const session = { userId, userAgent, issuer: identity.issuer, idToken };
      const before = cookies.member(request);
      const token = await sessions.begin(session, { signedInAt: authenticatedAt, before });
      if (token === null) throw new SignInRefused('the login is older than the end of its sessions');
      cookies.setMember(reply, token, MAX_SESSION_S);
      cookies.clear(reply, 'way-back');
      reply.redirect(wayOn(await sessions.find(token), returnTo), 302);
    });
  }

  /** Ends the session here and, where it can, at the issuer. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { client, cookies, sessions } = this.dependencies;
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      sendPage(reply, whetherToSignOut(this.look(request)));
      return;
    }
    const token = cookies.member(request);
    const session = token === null ? null : await sessions.end(token);
    cookies.clear(reply, 'session');
    const url = session === null ? null : await client.endSessionUrl(session.idToken);
    reply.redirect(url?.href ?? '/', 302);
  }

  /** The member of a closed account, by the session that signing in to it began; else UNAUTHORIZED. */
  async closedMember(request: FastifyRequest): Promise<Actor> {
    const { cookies, sessions } = this.dependencies;
    const token = cookies.member(request);
    const userId = token === null ? null : await sessions.findClosed(token);
    if (userId === null) throw new WireError('UNAUTHORIZED');
    return { userId };
  }

  private look(request: FastifyRequest): Look {
    return lookOf(request, this.dependencies.siteName);
  }

  private async guarded(request: FastifyRequest, reply: FastifyReply, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof SignInRefused) {
        this.dependencies.logger.warn({ requestId: request.id, reason: error.reason }, 'Sign-in refused');
        sendPage(reply, refused(this.look(request)), 401);
      } else if (error instanceof IssuerUnavailable || error instanceof Unavailable) {
        this.dependencies.logger.error({ requestId: request.id, err: error }, 'Nobody can be signed in right now');
        reply.header('Retry-After', RETRY_AFTER_S);
        const who = error instanceof IssuerUnavailable ? OTHERS_FAIL : OURS_FAILS;
        sendPage(reply, unavailable(this.look(request), who), 503);
      } else throw error;
    }
  }
}

/** A page of the site, or the one of the provider that is for members: all its other addresses are steps on the way here. */
function wayBackTo(wanted: string): string | null {
  return wanted === PROVIDER_PATHS.password ? wanted : sitePath(wanted);
}

/** Where somebody is led who has just signed in: on, or to what has to be said first. */
function wayOn(session: FoundSession | null, returnTo: string): string {
  if (session === null) return '/account-closed';
  if (recordOf(session).ageConfirmed) return returnTo;
  return `/age-confirmation?returnTo=${encodeURIComponent(returnTo)}`;
}

// By password: what was refused would come back by itself from a provider that remembers it.
const AGAIN = ['Try again', '/api/login?prompt=login'] as const;
const HOME = ['Homepage', '/'] as const;

const refused = (look: Look): string =>
  sentencePage(
    look,
    'Sign-in was not completed',
    'This sign-in was begun in another browser, took too long, or was used before. Nothing has changed; please try again.',
    [AGAIN, ['Sign-in help', '/auth-help'], HOME],
  );

const OTHERS_FAIL =
  'The sign-in service does not answer. Everything else works as usual; please try again in a moment.';
const OURS_FAILS = 'The site does not answer right now. Nothing was changed; please try again in a moment.';

const unavailable = (look: Look, sentence: string): string =>
  sentencePage(look, 'Sign-in is not available right now', sentence, [AGAIN, HOME]);

const whetherToSignOut = (look: Look): string =>
  sentencePage(look, 'Sign out?', 'Another site asked to sign you out.', [
    ['Sign out', '/api/logout'],
    ['Stay signed in', '/'],
  ]);
