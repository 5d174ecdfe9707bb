import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROVIDER_MOUNT } from '../../../../application/identity/provider-paths.js';
import { isPageRender } from '../in-process-fetch.js';
import { isSigned } from '../signed-body.js';
import { LIMITS } from './limits.js';
import { addressKey, networkKey, registerRateLimit } from './rate-limit.js';

/** Counts calls by address in this process: each is of one kind, and no kind takes from the limit of another. */
export function registerCallLimits(fastify: FastifyInstance): void {
  const byAddress = ({ ip }: FastifyRequest): string => addressKey(ip);
  const { whoCalls } = fastify;
  registerRateLimit(fastify, LIMITS.writes, isWrite, byAddress);
  // First of all that call so, which bounds how often a session is looked for.
  registerRateLimit(fastify, LIMITS.administrators, isForAdministrators, byAddress);
  registerRateLimit(
    fastify,
    LIMITS.reads,
    (request) => (isForAdministrators(request) ? isNobody(whoCalls.administrator(request)) : isRead(request)),
    byAddress,
  );
  registerRateLimit(fastify, LIMITS.interactions, isInteraction, byAddress);
  for (const begins of [isWayToSignIn, isSignInAtProvider]) {
    registerRateLimit(fastify, LIMITS.signIns, begins, byAddress);
    registerRateLimit(fastify, LIMITS.signInsOfNetwork, begins, ({ ip }) => networkKey(ip));
  }
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

const isInteraction = (request: FastifyRequest): boolean => routeOf(request) === '/api/businesses/:id/interactions';

const isWayToSignIn = (request: FastifyRequest): boolean => routeOf(request) === '/api/login';

/** Steps of the embedded provider that write down a sign-in under way; its router knows no case. */
function isSignInAtProvider(request: FastifyRequest): boolean {
  if (routeOf(request) !== `${PROVIDER_MOUNT}/*`) return false;
  const { '*': step = '' } = request.params as Readonly<Record<string, string>>;
  return step.toLowerCase().startsWith('auth');
}

/** Calls that only read and yet are none by their method. */
const READING = new Set(['/api/businesses/batch', '/api/businesses/similar', '/api/recommendations']);

/** What changes something, but for what administrators decide one after the other. */
function isWrite(request: FastifyRequest): boolean {
  const route = routeOf(request);
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || !route.startsWith('/api/') || route === '/api/*')
    return false;
  return isCounted(request) && !READING.has(route) && !route.startsWith('/api/admin/');
}

const isRead = (request: FastifyRequest): boolean => isCounted(request) && !isWrite(request) && !isWayToSignIn(request);

const isForAdministrators = (request: FastifyRequest): boolean =>
  isCounted(request) && routeOf(request).startsWith('/api/admin/');

const isNobody = async (caller: Promise<object | null>): Promise<boolean> => (await caller) === null;

/** Calls of the API, badges and pages count; files, probes and what a page itself asks for while it is rendered do not. */
function isCounted(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  if (url === undefined || url === '/' || url === '/*') return true;
  if (isSigned(request)) return false;
  if (url.startsWith('/api/docs') || isInteraction(request)) return false;
  return /^\/(?:api\/|badges\/|sitemap)/.test(url) && !isPageRender(request);
}
