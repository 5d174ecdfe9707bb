import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * Logs one line per request, with the route's pattern instead of the address, so that no ID or search text is logged.
 * The line of a refused request has the error code, so that attempts to get around limits, checks, and permissions can be counted.
 * Does nothing if the log level is above `info`.
 */
export function registerRequestLog(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ...((request.problemCode ?? null) === null ? {} : { code: request.problemCode }),
        ms: Math.round(reply.elapsedTime * 10) / 10,
        requestId: request.id,
        ...(request.trace?.id != null && { traceId: request.trace.id }),
      },
      'Request',
    );
    done();
  });
}

const ACCEPTABLE = /^[\w-]{1,64}$/;

/** Returns the ID of a request for responses and logs: the proxy's if it is plain text, else a new one. */
export function requestId(request: Pick<IncomingMessage, 'headers'>): string {
  const sentId = request.headers['x-request-id'];
  return typeof sentId === 'string' && ACCEPTABLE.test(sentId) ? sentId : randomUUID();
}
