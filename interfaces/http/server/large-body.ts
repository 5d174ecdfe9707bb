import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BODY_LIMIT, LARGE_BODY_LIMIT } from './limits/limits.js';
import { WireError } from './problem/problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes pictures as data URLs. */
    largeBody?: boolean;
  }
}

/** The call takes bodies of 4 MiB from a member instead of 1 MiB; it needs `@ForMember` too. */
export const LargeBody = () => RouteConfig({ largeBody: true });

/** Gives the calls with `@LargeBody` their room. Before any route is added. */
export function registerLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.config?.largeBody !== true) return;
    route.bodyLimit = LARGE_BODY_LIMIT;
    route.preParsing = [...[route.preParsing ?? []].flat(), membersOnly];
  });
}

/** Whoever is not signed in is told so before anything large is read. */
async function membersOnly(request: FastifyRequest): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) <= BODY_LIMIT) return;
  if ((await request.server.whoCalls.memberOrTokenHolder(request)) === null) throw new WireError('UNAUTHORIZED');
}
