import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PROVIDER_MOUNT } from '../../../../application/identity/provider-paths.js';
import { isPageRender } from '../in-process-fetch.js';
import { isSigned } from '../body/signed-body.js';
import { addressKey, networkKey, registerRateLimit, type CounterOf } from './rate-limit.js';

/** Limits calls by address. Each call counts against exactly one limit. */
export function registerCallLimits(fastify: FastifyInstance, counterOf: CounterOf): void {
  const byAddress = ({ ip }: FastifyRequest): string => addressKey(ip);
  const { callerIdentity } = fastify;
  registerRateLimit(fastify, counterOf('writes'), isWrite, byAddress);
  // Runs before all other limits, which bounds the number of session lookups.
  registerRateLimit(fastify, counterOf('administrators'), isForAdministrators, byAddress);
  registerRateLimit(
    fastify,
    counterOf('reads'),
    (request) => (isForAdministrators(request) ? isUnknown(callerIdentity.administrator(request)) : isRead(request)),
    byAddress,
  );
  registerRateLimit(fastify, counterOf('interactions'), isInteraction, byAddress);
  registerRateLimit(fastify, counterOf('drawings'), (request) => routeOf(request) === '/drawings/*', byAddress);
  const [signIns, ofNetwork] = [counterOf('signIns'), counterOf('signInsOfNetwork')];
  const steps = [
    ['site', isSignInStart],
    ['provider', isSignInAtProvider],
  ] as const;
  for (const [where, begins] of steps) {
    registerRateLimit(fastify, signIns, begins, ({ ip }) => `${where} ${addressKey(ip)}`);
    registerRateLimit(fastify, ofNetwork, begins, ({ ip }) => `${where} ${networkKey(ip)}`);
  }
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? '';

const isInteraction = (request: FastifyRequest): boolean => routeOf(request) === '/api/businesses/:id/interactions';

const isSignInStart = (request: FastifyRequest): boolean => routeOf(request) === '/api/login';

/**
 * Returns whether a request is a step at the embedded provider that stores a sign-in in progress. The provider's router
 * ignores case.
 */
function isSignInAtProvider(request: FastifyRequest): boolean {
  if (routeOf(request) !== `${PROVIDER_MOUNT}/*`) return false;
  const { '*': step = '' } = request.params as Readonly<Record<string, string>>;
  return step.toLowerCase().startsWith('auth');
}

/** Reads that use another method than GET. */
const READING = new Set(['/api/businesses/batch', '/api/businesses/similar', '/api/recommendations']);

/** Returns whether a request changes something. Administrators' decisions don't count. */
export function isWrite(request: FastifyRequest): boolean {
  const route = routeOf(request);
  if (['GET', 'HEAD', 'OPTIONS'].includes(request.method) || !route.startsWith('/api/') || route === '/api/*')
    return false;
  return isCounted(request) && !READING.has(route) && !route.startsWith('/api/admin/');
}

const isRead = (request: FastifyRequest): boolean => isCounted(request) && !isWrite(request) && !isSignInStart(request);

const isForAdministrators = (request: FastifyRequest): boolean =>
  isCounted(request) && routeOf(request).startsWith('/api/admin/');

const isUnknown = async (caller: Promise<object | null>): Promise<boolean> => (await caller) === null;

/**
 * Returns whether a request counts: API calls, badges, widgets, and pages do; files, probes, and calls made while rendering a
 * page don't.
 */
function isCounted(request: FastifyRequest): boolean {
  const { url } = request.routeOptions;
  if (url === undefined || url === '/' || url === '/*') return true;
  if (isSigned(request)) return false;
  if (url.startsWith('/api/docs') || isInteraction(request)) return false;
  return /^\/(?:api\/|badges\/|embed\/places|sitemap)/.test(url) && !isPageRender(request);
}
