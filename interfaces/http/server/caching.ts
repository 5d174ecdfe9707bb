import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Public reads may be kept by anybody and are asked about each time: with the ETag that costs no body, and nothing shown is ever stale. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/** Gives every answered GET an ETag, and answers 304 where the caller has that very answer. Streams and `no-store` have none. */
export function registerCaching(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || !isRead(request)) {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      done(null, payload);
      return;
    }
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', REVALIDATE);
    done(null, tagged(request, reply, payload));
  });
}

function isRead(request: FastifyRequest): boolean {
  return request.method === 'GET' || request.method === 'HEAD';
}

function tagged(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return payload;
  if (String(reply.getHeader('cache-control')).includes('no-store')) return payload;
  if (reply.hasHeader('etag')) return payload;
  const tag = `"${hash('sha1', payload, 'base64url')}"`;
  reply.header('etag', tag);
  if (!isKnown(request, tag)) return payload;
  reply.code(304);
  // A 304 refreshes stored headers: what it does not bear stays as it was.
  for (const name of ['content-type', 'content-length', 'content-security-policy']) reply.removeHeader(name);
  return null;
}

/** True where the caller has the answer of this tag: If-None-Match is compared weakly, with any of its list (RFC 9110, section 13.1.2). */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const known = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  return known.some((word) => word === '*' || word === tag || word === `W/${tag}`);
}
