import type { OpenAPIObject } from '@nestjs/swagger';
import { operationsOf } from './operations.js';

/** The part of JSON Schema (2020-12) that the document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  title?: string;
  description?: string;
  enum?: readonly unknown[];
  const?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: readonly string[];
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  examples?: readonly unknown[];
  /** Name of the base whose fields this schema has, until the document is complete. */
  extends?: string;
  [rule: string]: unknown;
}

interface Described {
  schema?: Schema;
  description?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, Described>>;
}

/** Replaces every schema of a document and the schemas inside it, innermost first. */
export function rewriteSchemas(document: OpenAPIObject, rewrite: (schema: Schema) => Schema): void {
  const { schemas = {} } = (document.components ?? {}) as { schemas?: Record<string, Schema> };
  for (const [name, schema] of Object.entries(schemas)) schemas[name] = rewritten(schema, rewrite);
  for (const operation of operationsOf(document)) {
    const bodies = [operation.requestBody, ...Object.values(operation.responses)] as readonly (Content | undefined)[];
    const holders = [
      ...((operation.parameters ?? []) as readonly Described[]),
      ...bodies.flatMap((body) => Object.values(body?.content ?? {})),
    ];
    for (const holder of holders) {
      if (holder.schema !== undefined) holder.schema = rewritten(holder.schema, rewrite);
    }
  }
}

function rewritten(schema: Schema, rewrite: (schema: Schema) => Schema): Schema {
  const inner = (each: Schema): Schema => rewritten(each, rewrite);
  const { properties, items, anyOf, oneOf } = schema;
  return rewrite({
    ...schema,
    ...(properties === undefined
      ? {}
      : { properties: Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, inner(each)])) }),
    ...(items === undefined ? {} : { items: inner(items) }),
    ...(anyOf === undefined ? {} : { anyOf: anyOf.map(inner) }),
    ...(oneOf === undefined ? {} : { oneOf: oneOf.map(inner) }),
  });
}
