import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors } from 'oidc-provider';
import type Provider from 'oidc-provider';
import type { Logger } from 'pino';
import { PROVIDER_MOUNT } from '../../../../application/identity/provider-paths.js';
import { hasProviderSession } from './provider-session.js';
import { RETRY_AFTER_S, Unavailable } from '../../../../application/shared/unavailable.js';
import { PROBLEM_STATUS } from '../../server/problem/problem-status.js';
import { WireError } from '../../server/problem/problem.js';
import { expiredPage, failedPage } from './account-pages.js';
import { stateCookieAges } from './cookie-ages.js';
import { lookOf, sendPage } from '../../html/send-page.js';
import type { PageKit } from './page-kit.js';
import { PAGE_POLICY } from '../../html/page.js';
import { registerPasswordForms } from './password-forms.js';
import { registerSignInForm } from './sign-in-form.js';
import { registerSignUpForms } from './sign-up-form.js';

/** Maximum size of a form, in bytes: large enough for a password that is far too long to still get its own message. */
const MAX_FORM_BYTES = 16 * 1024;

/** Maximum length of addresses and bodies passed on to the provider, in bytes. Its only client needs a fifth of it. */
const MAX_REQUEST_BYTES = 4 * 1024;

/** Mounts our own pages under /oidc, and the provider itself for everything else. */
export async function mountProvider(fastify: FastifyInstance, kit: PageKit, logger: Logger): Promise<void> {
  const { protocol, host } = new URL(kit.publicUrl);
  await fastify.register(async (mount) => {
    mount.removeAllContentTypeParsers();
    mount.addHook('onRequest', (request, reply, done) => {
      presentAsPublic(request, protocol, host);
      stateCookieAges(reply.raw);
      reply.headers({
        'content-security-policy': PAGE_POLICY,
        // Links contain secrets. Not `no-referrer`, because browsers then hide the origin of a form.
        'referrer-policy': 'same-origin',
        'cache-control': 'no-store',
      });
      done();
    });
    await mount.register((pages) => registerPages(pages, kit, logger));
    await mount.register(async (provider) => {
      provider.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, kit, logger));
      registerProvider(provider, kit.provider);
    });
  });
}

/**
 * Overwrites the headers from which the provider builds its addresses and cookies, because a caller could forge them.
 */
function presentAsPublic({ raw, ip }: FastifyRequest, protocol: string, host: string): void {
  delete raw.headers.forwarded;
  raw.headers.host = host;
  raw.headers['x-forwarded-host'] = host;
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1);
  raw.headers['x-forwarded-for'] = ip;
}

async function registerPages(pages: FastifyInstance, kit: PageKit, logger: Logger): Promise<void> {
  await pages.register(formbody, { bodyLimit: MAX_FORM_BYTES });
  pages.setErrorHandler((error, request, reply) => sendFailure(error, request, reply, kit, logger));
  registerSignInForm(pages, kit);
  registerSignUpForms(pages, kit);
  registerPasswordForms(pages, kit);
}

function sendFailure(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  kit: PageKit,
  logger: Logger,
): FastifyReply {
  const look = lookOf(request, kit.siteName);
  if (error instanceof errors.SessionNotFound) return sendPage(reply, expiredPage(look), 400);
  if (error instanceof WireError) {
    void reply.headers(error.headers);
    return sendPage(reply, failedPage(look, 'Something went wrong', error.message), PROBLEM_STATUS[error.code]);
  }
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status < 500)
    return sendPage(reply, failedPage(look, 'Something went wrong', 'The request is malformed.'), status);
  logger.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'Request failed');
  const isDown = error instanceof Unavailable;
  if (isDown) void reply.header('Retry-After', String(RETRY_AFTER_S));
  const text = 'Nothing was changed. Please try again in a moment.';
  return sendPage(reply, failedPage(look, 'Something went wrong', text), isDown ? 503 : 500);
}

function registerProvider(mount: FastifyInstance, provider: () => Promise<Provider>): void {
  mount.addHook('onRequest', (request, _reply, done) => done(refusalOf(request)));
  // The provider reads bodies itself.
  mount.addContentTypeParser('*', (_request, _payload, done) => done(null));
  mount.get(`${PROVIDER_MOUNT}/session/end`, async (request, reply) => {
    const running = await provider();
    // Nobody is signed in, so no confirmation is needed. The provider would respond with a form that needs a script.
    if (!(await hasProviderSession(running, request.raw, reply.raw))) return reply.redirect('/', 303);
    return handOver(running, request, reply);
  });
  mount.all(`${PROVIDER_MOUNT}/*`, async (request, reply) => handOver(await provider(), request, reply));
}

/** The stored record of a sign-in in progress is as large as its address. */
function refusalOf({ url, headers }: FastifyRequest): WireError | undefined {
  const length = Number(headers['content-length'] ?? 0);
  const isTooLarge = headers['transfer-encoding'] !== undefined || length > MAX_REQUEST_BYTES;
  return isTooLarge || url.length > MAX_REQUEST_BYTES ? new WireError('BODY_TOO_LARGE') : undefined;
}

async function handOver(provider: Provider, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  reply.hijack();
  const { raw } = request;
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  // The provider expects paths relative to its root, and derives its public addresses from the difference.
  Object.assign(raw, { originalUrl: raw.url });
  raw.url = raw.url?.slice(PROVIDER_MOUNT.length);
  await provider.callback()(raw, reply.raw);
  return reply;
}
