import { subtle } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodySizeOf } from './body-sizes.js';
import { parseBoundedJson } from '../limits/bounded-json.js';
import { isSigned } from './signed-body.js';
import { WireError } from '../problem/problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the raw JSON body; null without a body or without an Idempotency-Key. */
    bodyHash: string | null;
  }
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Accept multipart. Their controllers read the body and reject everything else. */
const UPLOADS = ['/api/uploads', '/api/admin/imports'];

/**
 * Accepts only JSON bodies. Any other type gets 415, even one that a plugin parses for another route, because a form on
 * another site can send those types without a CORS preflight. An empty body counts as absent, so the contract rejects
 * it (400) where a body is required.
 */
export function registerContentTypes(fastify: FastifyInstance): void {
  fastify.decorateRequest('bodyHash', null);
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isAccepted(request)) done();
    else done(new WireError('UNSUPPORTED_MEDIA_TYPE'));
  });
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.headers['idempotency-key'] !== undefined) request.bodyHash = await sha256(body);
      if (body.length === 0) return undefined;
      // The signature covers the exact bytes.
      if (isSigned(request)) return body.toString();
      return parseBoundedJson(body, bodySizeOf(request));
    },
  );
}

/** Returns the hash in hexadecimal. Runs in a thread, because a body can have 4 MB and other requests must not wait. */
async function sha256(bytes: Buffer): Promise<string> {
  return Buffer.from(await subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>)).toString('hex');
}

function isAccepted({ headers, routeOptions }: FastifyRequest): boolean {
  const route = routeOptions.url ?? '';
  if (!route.startsWith('/api/') || UPLOADS.includes(route) || !hasBody(headers)) return true;
  return JSON_TYPE.test(headers['content-type'] ?? '');
}

function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
