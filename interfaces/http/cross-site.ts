import type { FastifyInstance, FastifyRequest } from 'fastify';
import { WireError } from './problem.js';

const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE']);

/** Refuses writes that another site started (api.md, Cross-site). Programs, which send neither header, are no browser and pass. */
export function registerCrossSiteGuard(fastify: FastifyInstance, publicOrigin: string): void {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (READS.has(request.method) || isOwn(request, publicOrigin)) done();
    else done(new WireError('CROSS_SITE'));
  });
}

function isOwn(request: FastifyRequest, publicOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site, host } = request.headers;
  // The browser's own word; 'none' is a person's doing, such as a bookmark.
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
