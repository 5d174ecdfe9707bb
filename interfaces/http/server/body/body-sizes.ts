import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { bodyLimits, UNREAD_BODY, type BodySchema, type BodySize } from '../limits/body-limits.js';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The largest body that the call reads. */
    bodySize?: BodySize;
  }
}

/** Returns the largest body that the call of a request reads. */
export function bodySizeOf({ routeOptions }: FastifyRequest): BodySize {
  return routeOptions.config.bodySize ?? UNREAD_BODY;
}

/** Gives each call the body limit that follows from its schema. Must run before any route is added. */
export function registerBodySizes(nest: NestFastifyApplication, fastify: FastifyInstance): void {
  for (const { controllers } of nest.get(ModulesContainer).values()) {
    for (const { metatype } of controllers.values()) if (typeof metatype === 'function') measureCalls(metatype);
  }
  fastify.addHook('onRoute', (route) => {
    const size = route.config?.bodySize;
    if (size !== undefined) route.bodyLimit = size.bytes;
  });
}

type Arguments = Readonly<Record<string, { readonly schema?: unknown }>>;

/** Adds the body size to each call of a controller, next to the route options set by decorators. */
function measureCalls(controller: { readonly prototype: unknown }): void {
  const methods = controller.prototype as Readonly<Record<string, object>>;
  for (const name of new MetadataScanner().getAllMethodNames(methods)) {
    const method = methods[name];
    const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, name) ?? {}) as Arguments;
    const body = Object.keys(args).find((key) => key.startsWith(`${RouteParamtypes.BODY}:`));
    const schema = body === undefined ? undefined : args[body]?.schema;
    if (method === undefined || !(schema instanceof z.ZodType)) continue;
    const config = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, method) as object | undefined;
    Reflect.defineMetadata(FASTIFY_ROUTE_CONFIG_METADATA, { ...config, bodySize: sizeOf(schema) }, method);
  }
}

function sizeOf(schema: z.ZodType): BodySize {
  const { $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'input' });
  return bodyLimits(own as BodySchema, $defs as Readonly<Record<string, BodySchema>>);
}
