import type { FastifyInstance } from 'fastify';
import { tracingNow, type RequestTrace } from '../../../../application/shared/tracing.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null if requests are not traced. */
    trace: RequestTrace | null;
  }
}

/** Routes that monitoring calls every few seconds. */
const NOT_TRACED: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Records each request with its route pattern, never its address. A trace always starts here: the caller's `traceparent`
 * header is ignored, because proxies forward it and strangers could choose what is recorded. Does nothing without a
 * collector. Register it before all asynchronous hooks.
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
  // The chunks of a body arrive outside the context of the trace, so this enters it again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.trace === null) done();
    else request.trace.enter(done);
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    request.trace?.end(reply.statusCode);
    done();
  });
}
