import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Anyone may store a public read but must revalidate it. With the ETag, an unchanged response has no body. */
const REVALIDATE = 'public, max-age=0, must-revalidate';

/**
 * Sets `Cache-Control` unless the controller did: only public reads may be stored. Gives every stored read an ETag, and
 * returns 304 if the caller already has that response. Streams have no ETag.
 */
export function registerCaching(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const isGoodRead = reply.statusCode === 200 && isRead(request);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', policyOf(request, isGoodRead, payload));
    done(null, isGoodRead ? tagged(request, reply, payload) : payload);
  });
}

function policyOf(request: FastifyRequest, isGoodRead: boolean, payload: unknown): string {
  const isForCaller = (request.user ?? request.administratorToo ?? null) !== null && (payload ?? '') !== '';
  if (isForCaller) return 'private, no-store';
  return isGoodRead ? REVALIDATE : 'no-store';
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
  // Headers of a 304 replace the stored ones, so it carries only those that may change.
  for (const name of ['content-type', 'content-length', 'content-security-policy']) reply.removeHeader(name);
  return null;
}

/** Returns whether `If-None-Match` contains the tag. The comparison is weak (RFC 9110). */
export function isKnown({ headers }: Pick<FastifyRequest, 'headers'>, tag: string): boolean {
  const clientTags = headers['if-none-match']?.split(',').map((each) => each.trim()) ?? [];
  return clientTags.some((word) => word === '*' || word === tag || word === `W/${tag}`);
}
