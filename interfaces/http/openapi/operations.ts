import type { OpenAPIObject } from '@nestjs/swagger';

export type Operation = NonNullable<OpenAPIObject['paths'][string]['post']>;

export const METHODS = ['get', 'put', 'post', 'patch', 'delete'] as const;

/** Returns every operation of a document, in its order. */
export function operationsOf(document: OpenAPIObject): readonly Operation[] {
  return Object.values(document.paths).flatMap((item) => METHODS.flatMap((method) => item[method] ?? []));
}
