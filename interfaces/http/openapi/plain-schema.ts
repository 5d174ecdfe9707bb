import { ENUM_NAMES, valuesOf } from './named-enums.js';
import type { Schema } from './schema-walk.js';

/** Formats whose pattern repeats what the format already says. */
const KNOWN_FORMATS = new Set(['date', 'date-time', 'email', 'uri', 'uuid']);

/** Simplifies a schema without changing its meaning. */
export function plainSchema(schema: Schema): Schema {
  return withNamedEnum(withoutNull(withoutNoise(schema)));
}

/** Removes what zod and Nest add and readers don't need. */
function withoutNoise({ example, ...schema }: Schema): Schema {
  if (schema.format !== undefined && KNOWN_FORMATS.has(schema.format)) delete schema.pattern;
  // zod limits every integer to JavaScript's safe range.
  if (schema['minimum'] === Number.MIN_SAFE_INTEGER) delete schema['minimum'];
  if (schema['maximum'] === Number.MAX_SAFE_INTEGER) delete schema['maximum'];
  if (schema.enum?.length === 1) {
    [schema.const] = schema.enum;
    delete schema.enum;
  }
  return example === undefined ? schema : { ...schema, examples: [example] };
}

/** Writes `type: [string, 'null']` instead of two schemas. */
function withoutNull({ anyOf, ...outer }: Schema): Schema {
  const [value, nothing] = anyOf ?? [];
  const isNullable = anyOf?.length === 2 && nothing?.type === 'null';
  if (!isNullable || typeof value?.type !== 'string' || isNamed(value)) return anyOf ? { ...outer, anyOf } : outer;
  return {
    ...value,
    ...outer,
    type: [value.type, 'null'],
    ...(value.enum === undefined ? {} : { enum: [...value.enum, null] }),
  };
}

function isNamed(schema: Schema): boolean {
  return schema.$ref !== undefined || schema.const !== undefined || enumNameOf(schema) !== undefined;
}

function withNamedEnum(schema: Schema): Schema {
  const name = enumNameOf(schema);
  if (name === undefined) return schema;
  const { type: _, enum: __, ...rest } = schema;
  return { ...rest, $ref: `#/components/schemas/${name}` };
}

function enumNameOf(schema: Schema): string | undefined {
  return schema.enum === undefined ? undefined : ENUM_NAMES.get(valuesOf(schema.enum));
}
