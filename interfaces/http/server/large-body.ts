import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CountedPictures } from './limits/counted-pictures.js';
import { MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES } from './limits/limits.js';
import { WireError } from './problem/problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call takes pictures as data URLs. */
    largeBody?: boolean;
  }
}

/**
 * The call takes pictures as data URLs: bodies of 4 MiB from a member instead of 1 MiB, and each picture counts as an upload.
 * It needs `@ForMember` too.
 */
export const LargeBody = () => applyDecorators(RouteConfig({ largeBody: true }), CountedPictures());

/** Raises the body limit of the calls with `@LargeBody`; to be registered before any route is added. */
export function registerLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.config?.largeBody !== true) return;
    route.bodyLimit = MAX_LARGE_BODY_BYTES;
    route.preParsing = [...[route.preParsing ?? []].flat(), membersOnly];
  });
}

/** Whoever is not signed in is refused before anything large is read. */
async function membersOnly(request: FastifyRequest): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) <= MAX_BODY_BYTES) return;
  if ((await request.server.whoCalls.memberOrTokenHolder(request)) === null) throw new WireError('UNAUTHORIZED');
}
