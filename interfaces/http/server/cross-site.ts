import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { WireError } from './problem/problem.js';

interface CrossSiteRules {
  /** Where people reach the site. */
  readonly publicUrl: string;
  /** Sites whose scripts may call with an access token. */
  readonly corsOrigins: readonly string[];
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** What a script of another site may send, read, and for how long (seconds) a browser need not ask again. */
const PREFLIGHT = {
  'Access-Control-Allow-Methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Idempotency-Key',
  'Access-Control-Max-Age': '600',
};
const EXPOSED = 'Location, Link, ETag, Retry-After, X-Total-Count, X-Total-Capped, X-Request-Id, Idempotency-Replayed';

/**
 * Refuses writes that another site started. Programs, which send neither header, are no browser and
 * pass. Sites of CORS_ORIGINS may call with an access token, and with nothing else: their calls are read as if the
 * browser had no cookies, and none are ever allowed.
 */
export function registerCrossSiteGuard(fastify: FastifyInstance, { publicUrl, corsOrigins }: CrossSiteRules): void {
  const listed = new Set(corsOrigins);
  fastify.addHook('onRequest', (request, reply, done) => {
    if (listed.size > 0 && request.url.startsWith('/api/')) {
      reply.header('Vary', 'Origin');
      const { origin } = request.headers;
      if (origin !== undefined && listed.has(origin)) {
        if (isPreflight(request)) return answerPreflight(reply, origin);
        if (isTokenCall(request)) {
          delete request.headers.cookie;
          reply.headers({ 'Access-Control-Allow-Origin': origin, 'Access-Control-Expose-Headers': EXPOSED });
          return done();
        }
      }
    }
    if (READS.has(request.method) || isOwn(request, new URL(publicUrl))) done();
    else done(new WireError('CROSS_SITE'));
  });
}

function isPreflight({ method, headers }: FastifyRequest): boolean {
  return method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;
}

function answerPreflight(reply: FastifyReply, origin: string): void {
  reply
    .code(204)
    .headers({ ...PREFLIGHT, 'Access-Control-Allow-Origin': origin })
    .send();
}

function isTokenCall({ headers }: FastifyRequest): boolean {
  return /^Bearer /i.test(headers.authorization ?? '');
}

/** Both of the browser's own words must be ours: another port is the same site, and an old browser sends `Origin` alone. */
function isOwn(request: FastifyRequest, publicUrl: URL): boolean {
  const { origin, 'sec-fetch-site': site, host } = request.headers;
  // 'none' is a person's doing, such as a bookmark.
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin === undefined || origin === publicUrl.origin) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host && (from.protocol === 'https:' || publicUrl.protocol === 'http:');
}
