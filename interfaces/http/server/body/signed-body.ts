import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { UNREAD_BODY } from '../limits/body-limits.js';
import { MAX_SIGNED_BODY_BYTES } from '../limits/limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The caller proves its identity with a signature over the body. */
    signedBody?: boolean;
  }
}

/** In the draft of openapi.yaml: the largest body of the call, in bytes, if it does not follow from its schema. */
export const BODY_LIMIT_EXTENSION = 'x-body-limit';

/**
 * Another server makes the call and proves it with a signature over the body. The body therefore arrives as text, as it
 * was sent, of at most 256 KB. Cookies, origin, and call limits do not apply.
 */
export const SignedBody = () =>
  applyDecorators(
    RouteConfig({ signedBody: true, bodySize: { ...UNREAD_BODY, bytes: MAX_SIGNED_BODY_BYTES } }),
    ApiExtension(BODY_LIMIT_EXTENSION, MAX_SIGNED_BODY_BYTES),
  );

/** Returns whether a request goes to a call with `@SignedBody`. */
export function isSigned({ routeOptions }: FastifyRequest): boolean {
  return routeOptions.config?.signedBody === true;
}
