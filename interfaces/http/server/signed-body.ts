import { RouteConfig } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { MAX_SIGNED_BODY_BYTES } from './limits/limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call proves by a signature over its body who makes it. */
    signedBody?: boolean;
  }
}

/**
 * Another server makes the call, and proves it by a signature over the body, which therefore arrives as it was sent, as a
 * text of at most 256 KiB. Neither cookies nor origin nor how often it comes say anything about it.
 */
export const SignedBody = () => RouteConfig({ signedBody: true });

/** Whether a request goes to a call with `@SignedBody`. */
export function isSigned({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.signedBody === true;
}

/** Sets the body limit of those calls; to be registered before any route is added. */
export function registerSignedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onRoute', (route) => {
    if (route.config?.signedBody === true) route.bodyLimit = MAX_SIGNED_BODY_BYTES;
  });
}
