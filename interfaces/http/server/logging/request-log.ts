import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';

/**
 * One line per request. The pattern of its route stands for its address, so that neither an id nor a search text is
 * ever written down. Nothing is done where the level is above `info`.
 */
export function registerRequestLog(fastify: FastifyInstance, logger: Logger): void {
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    logger.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        requestId: request.id,
      },
      'Request',
    );
    done();
  });
}
