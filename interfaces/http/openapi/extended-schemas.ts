import type { Schema } from './schema-walk.js';

/**
 * Writes each schema that names its base in `extends` as the base and its own fields, so that shared fields are
 * described once. Throws if the base does not exist, or a field differs from that of the base.
 */
export function composeExtended(schemas: Record<string, Schema>): void {
  const complete = new Map(Object.entries(schemas));
  for (const [name, { extends: base, ...schema }] of complete) {
    if (base === undefined) continue;
    const parent = complete.get(base);
    if (parent === undefined) throw new Error(`${name} extends ${base}, which does not exist.`);
    schemas[name] = ownPart(name, schema, base, parent);
  }
}

function ownPart(name: string, schema: Schema, base: string, parent: Schema): Schema {
  const { properties = {}, required = [], description, ...rest } = schema;
  for (const [field, inherited] of Object.entries(parent.properties ?? {})) {
    if (JSON.stringify(properties[field]) !== JSON.stringify(inherited))
      throw new Error(`${name}.${field} differs from ${base}.${field}.`);
  }
  const isOwn = (field: string): boolean => parent.properties?.[field] === undefined;
  const ownRequired = required.filter(isOwn);
  return {
    ...(description === undefined ? {} : { description }),
    allOf: [{ $ref: `#/components/schemas/${base}` }],
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).filter(([field]) => isOwn(field))),
    ...(ownRequired.length === 0 ? {} : { required: ownRequired }),
  };
}
