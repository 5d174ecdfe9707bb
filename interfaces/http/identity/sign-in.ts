import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import type { SignInMember } from '../../../application/account/sign-in-member.js';
import {
  IssuerUnavailable,
  SignInRefused,
  type ClosedMember,
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
import type { SessionCookies } from '../server/caller/session-cookies.js';
import type { ActivityMetrics } from '../site/activity-metrics.js';
import { recordOf } from '../server/caller/signed-in.js';

interface SignInDependencies {
  readonly client: SignInClient;
  readonly signInMember: SignInMember;
  readonly sessions: MemberSessions;
  readonly cookies: SessionCookies;
  readonly secrets: Secrets;
  readonly logger: Logger;
  readonly publicUrl: string;
  readonly siteName: string;
  readonly metrics: Pick<ActivityMetrics, 'countSignIn'>;
}

/** The browser's way to the issuer and back, and signing out. */
export class SignIn {
  constructor(private readonly dependencies: SignInDependencies) {}

  /**
   * Redirects the browser to the issuer. `returnTo` is where the sign-in ends; defaults to the target of the last
   * unfinished sign-in.
   */
  async begin(request: FastifyRequest, reply: FastifyReply, query: URLSearchParams): Promise<void> {
    const { client, cookies, secrets, publicUrl } = this.dependencies;
    // Cookies are bound to a host, so the sign-in must start on the host on which it ends.
    const elsewhere = request.host !== new URL(publicUrl).host && !query.has('moved');
    if (elsewhere) {
      query.set('moved', '1');
      reply.redirect(`${publicUrl}/api/login?${query.toString()}`, 302);
      return;
    }
    const browser = cookies.signIn(request) ?? secrets.newSecret();
    const wanted = query.get('returnTo');
    const returnTo = (wanted === null ? cookies.returnPath(request) : returnPathOf(wanted)) ?? '/';
    await this.guarded(request, reply, async () => {
      const url = await client.begin(returnTo, browser, query.get('prompt') === 'login');
      cookies.setSignIn(reply, browser, MAX_SIGN_IN_S);
      cookies.setReturnPath(reply, returnTo);
      reply.redirect(url.href, 302);
    });
  }

  /** Handles the return from the issuer: starts a session, or shows a page with the reason why not. */
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
      this.dependencies.metrics.countSignIn('member', 'succeeded');
      this.dependencies.logger.info({ requestId: request.id, outcome: 'signed in' }, 'Member sign-in');
      cookies.setMember(reply, token, MAX_SESSION_S);
      cookies.clear(reply, 'way-back');
      const found = await sessions.find(token);
      const page = found === null ? closedPage(await sessions.findClosed(token)) : pageAfterSignIn(found, returnTo);
      reply.redirect(page, 302);
    });
  }

  /** Ends the session here and, if possible, at the issuer. */
  async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { client, cookies, sessions } = this.dependencies;
    if (request.headers['sec-fetch-site'] === 'cross-site') {
      sendPage(reply, signOutQuestion(this.look(request)));
      return;
    }
    const token = cookies.member(request);
    const session = token === null ? null : await sessions.end(token);
    cookies.clear(reply, 'session');
    const url = session === null ? null : await client.endSessionUrl(session.idToken);
    reply.redirect(url?.href ?? '/', 302);
  }

  /**
   * Returns the member of a closed account, identified by the session from its sign-in. Throws UNAUTHORIZED otherwise.
   */
  async closedMember(request: FastifyRequest): Promise<Actor> {
    const { cookies, sessions } = this.dependencies;
    const token = cookies.member(request);
    const member = token === null ? null : await sessions.findClosed(token);
    if (member === null) throw new WireError('UNAUTHORIZED');
    return { userId: member.userId };
  }

  private look(request: FastifyRequest): Look {
    return lookOf(request, this.dependencies.siteName);
  }

  private async guarded(request: FastifyRequest, reply: FastifyReply, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (error instanceof SignInRefused) {
        this.dependencies.metrics.countSignIn('member', 'failed');
        this.dependencies.logger.warn(
          { requestId: request.id, outcome: 'refused', reason: error.reason },
          'Member sign-in',
        );
        sendPage(reply, refused(this.look(request)), 401);
      } else if (error instanceof IssuerUnavailable || error instanceof Unavailable) {
        this.dependencies.logger.error({ requestId: request.id, err: error }, 'Sign-in is currently unavailable');
        reply.header('Retry-After', RETRY_AFTER_S);
        const sentence = error instanceof IssuerUnavailable ? ISSUER_DOWN : SITE_DOWN;
        sendPage(reply, unavailable(this.look(request), sentence), 503);
      } else throw error;
    }
  }
}

/** Allows a page of the site or the provider's password page. All other provider addresses are steps of a sign-in. */
function returnPathOf(wanted: string): string | null {
  return wanted === PROVIDER_PATHS.password ? wanted : sitePath(wanted);
}

/**
 * Returns the path of the page for a member whose account is closed. It says when the account will be erased, and lets
 * the member restore it if possible.
 */
function closedPage(member: ClosedMember | null): string {
  if (member?.canRestore === false) return '/account-closed?by=us';
  return member === null ? '/account-closed' : `/account-closed?on=${member.erasureAt.toISOString().slice(0, 10)}`;
}

/** Returns the page to open after signing in: the requested one, or one that the member must complete first. */
function pageAfterSignIn(session: FoundSession, returnTo: string): string {
  if (recordOf(session).ageConfirmed) return returnTo;
  return `/age-confirmation?returnTo=${encodeURIComponent(returnTo)}`;
}

// Forces the password prompt, because a provider that remembers the member would return the same rejection at once.
const AGAIN = ['Try again', '/api/login?prompt=login'] as const;
const HOME = ['Homepage', '/'] as const;

const refused = (look: Look): string =>
  sentencePage(
    look,
    'Sign-in was not completed',
    'This sign-in was started in another browser, took too long, or was already used. Nothing has changed. Please try again.',
    [AGAIN, ['Sign-in help', '/auth-help'], HOME],
  );

const ISSUER_DOWN =
  'The sign-in service is not responding. Everything else works as usual; please try again in a moment.';
const SITE_DOWN = 'The site is not responding right now. Nothing was changed. Please try again in a moment.';

const unavailable = (look: Look, sentence: string): string =>
  sentencePage(look, 'Sign-in is currently unavailable', sentence, [AGAIN, HOME]);

const signOutQuestion = (look: Look): string =>
  sentencePage(look, 'Sign out?', 'Another site asked to sign you out.', [
    ['Sign out', '/api/logout'],
    ['Stay signed in', '/'],
  ]);
