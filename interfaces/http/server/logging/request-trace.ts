import type { FastifyInstance } from 'fastify';
import { tracingNow, type RequestTrace } from '../../../../application/shared/tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if requests are not traced. */
    trace: RequestTrace | null;
  }
}

/** Asked by machines every few seconds. */
const NOT_TRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Records each request with its route’s pattern, never its address. A trace always begins here: a `traceparent` header
 * of the caller is ignored, because a proxy passes on what strangers send, who could then choose what is recorded. Does
 * nothing without a collector. Register it before all hooks that wait for something.
 */
export function registerTracing(fastify: FastifyInstance): void {
  fastify.decorateRequest('trace', null);
  if (tracingNow() === null) return;
  fastify.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    request.trace = NOT_TRACED.has(route) ? null : (tracingNow()?.request(request.method, route) ?? null);
    if (request.trace === null) done();
    else request.trace.enter(done);
  });
  // The parts of a body arrive outside of it.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.trace === null) done();
    else request.trace.enter(done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    request.trace?.end(reply.statusCode);
    done();
  });
}
