import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CountedPictures } from '../limits/counted-pictures.js';
import { MAX_BODY_BYTES } from '../limits/limits.js';
import { WireError } from '../problem/problem.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True if the call accepts photos as data URLs. */
    largeBody?: boolean;
  }
}

/**
 * The call accepts photos as data URLs: its body may have 4 MB, and each photo counts as an upload. It also needs
 * `@ForMember`.
 */
export const LargeBody = () => applyDecorators(RouteConfig({ largeBody: true }), CountedPictures());

/** Rejects large bodies from visitors on calls with `@LargeBody`. Must run before any route is added. */
export function registerLargeBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.config?.largeBody !== true) return;
    route.preParsing = [...[route.preParsing ?? []].flat(), membersOnly];
  });
}

/** Rejects visitors before a large body is read. */
async function membersOnly(request: FastifyRequest): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  if (encoding === undefined && Number(length ?? 0) <= MAX_BODY_BYTES) return;
  if ((await request.server.callerIdentity.memberOrTokenHolder(request)) === null) throw new WireError('UNAUTHORIZED');
}
