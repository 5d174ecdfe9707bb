import cors from '@fastify/cors';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSigned } from './body/signed-body.js';
import { WireError } from './problem/problem.js';

interface CrossSiteRules {
  /** The public address of the site. */
  readonly publicUrl: string;
  /** Origins whose scripts may call the API with an access token. */
  readonly corsOrigins: readonly string[];
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Headers and methods allowed for scripts of other origins. Browsers may cache the preflight for `maxAge` seconds. */
const SHARED = {
  methods: 'GET, HEAD, POST, PUT, PATCH, DELETE',
  allowedHeaders: 'Authorization, Content-Type, Idempotency-Key',
  exposedHeaders:
    'Location, Link, ETag, Retry-After, X-Total-Count, X-Total-Capped, X-Search-Origin, X-Includes-Nearby, X-Location-Unknown, Search-Understood, X-Request-Id, Idempotency-Replayed',
  maxAge: 600,
};

/**
 * Rejects writes started by another site. Programs other than browsers send neither header and pass. Origins in
 * CORS_ORIGINS may call with an access token only: their cookies are ignored, and credentials are never allowed.
 */
export async function registerCrossSiteGuard(
  fastify: FastifyInstance,
  { publicUrl, corsOrigins }: CrossSiteRules,
): Promise<void> {
  const own = new URL(publicUrl);
  const isListed = ({ url, headers }: FastifyRequest): boolean =>
    url.startsWith('/api/') && headers.origin !== undefined && corsOrigins.includes(headers.origin);
  if (corsOrigins.length > 0) {
    await fastify.register(cors, {
      delegator: (request: FastifyRequest, done) => {
        const mayAsk = isListed(request) && (isPreflight(request) || isTokenCall(request));
        done(null, { ...SHARED, origin: mayAsk ? [...corsOrigins] : false });
      },
    });
  }
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isListed(request) && isTokenCall(request)) {
      delete request.headers.cookie;
      done();
    } else if (READS.has(request.method) || isSigned(request) || isOwn(request, own)) done();
    else done(new WireError('CROSS_SITE'));
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function isTokenCall({ headers }: FastifyRequest): boolean {
  return /^Bearer /i.test(headers.authorization ?? '');
}

/** Checks both headers: another port counts as the same site, and old browsers send only `Origin`. */
function isOwn(request: FastifyRequest, publicUrl: URL): boolean {
  const { origin, 'sec-fetch-site': site, host } = request.headers;
  // 'none' means that the user started it, for example from a bookmark.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && (from.protocol === 'https:' || publicUrl.protocol === 'http:');
}
