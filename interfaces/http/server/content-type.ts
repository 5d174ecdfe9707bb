import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSigned } from './signed-body.js';
import { WireError } from './problem/problem.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** SHA-256 of the JSON body as it was sent; null without one. */
    bodyHash: string | null;
  }
}

const JSON_TYPE = /^application\/json\s*(?:;|$)/i;

/** Take multipart; their controllers read and refuse the rest themselves. */
const UPLOADS = ['/api/uploads', '/api/admin/imports'];

/**
 * Bodies of the API are JSON: any other type is 415, also one that a plugin could read for another route, because a form
 * of another site can send those types without asking first. A body that is empty counts as none, so that the contract
 * refuses it where one is needed (400).
 */
export function registerContentTypes(fastify: FastifyInstance): void {
  fastify.decorateRequest('bodyHash', null);
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isTaken(request)) done();
    else done(new WireError('UNSUPPORTED_MEDIA_TYPE'));
  });
  const parse = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['application/json', 'text/plain']);
  fastify.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    request.bodyHash = hash('sha256', body);
    if (body === '') done(null, undefined);
    // The signature is one of these very bytes.
    else if (isSigned(request)) done(null, body);
    else void parse(request, body, done);
  });
}

function isTaken({ headers, routeOptions }: FastifyRequest): boolean {
  const route = routeOptions.url ?? '';
  if (!route.startsWith('/api/') || UPLOADS.includes(route) || !hasBody(headers)) return true;
  return JSON_TYPE.test(headers['content-type'] ?? '');
}

function hasBody(headers: FastifyRequest['headers']): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}
