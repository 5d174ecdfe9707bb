import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { documentationApp } from '../../interfaces/cli/documentation-app.js';
import type { App } from '../../interfaces/http/create-app.js';
import { openApiDocument } from '../../interfaces/http/openapi/open-api.js';

let app: App;

beforeAll(async () => {
  app = await documentationApp();
});

afterAll(() => app?.nest.close());

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly additionalProperties?: unknown;
  readonly [rule: string]: unknown;
}

interface Parameter {
  readonly in: string;
  readonly name: string;
  readonly schema: Schema;
}

const nameIn = ($ref: string): string => $ref.split('/').at(-1) ?? '';

/** The schema keywords that limit a value of each type, and so the cost of a call. */
const BOUNDED_BY: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength', 'pattern', 'enum', 'const', 'format'],
  integer: ['maximum', 'enum'],
  number: ['maximum', 'enum'],
  array: ['maxItems'],
};

/** These values are only compared with stored ones, so their size costs nothing. Each body has a limit. */
const COMPARED = new Set(['version', 'versions', 'ids', 'petProfileId']);

/** Returns the paths of the parts of a value that have no limit. */
function unbounded(schema: Schema, path: string, schemas: Readonly<Record<string, Schema>>): string[] {
  const { $ref, anyOf = [], properties = {}, items } = schema;
  if ($ref !== undefined) return unbounded(schemas[nameIn($ref)] ?? {}, path, schemas);
  const types = [schema.type ?? []].flat();
  const open = types.filter((type) => BOUNDED_BY[type]?.every((rule) => schema[rule] === undefined) === true);
  const numbers = COMPARED.has(path.split('.').at(-1) ?? '') ? open.filter((type) => type !== 'integer') : open;
  return [
    ...numbers.map((type) => `${path}: ${type}`),
    ...anyOf.flatMap((each) => unbounded(each, path, schemas)),
    ...Object.entries(properties).flatMap(([name, each]) => unbounded(each, `${path}.${name}`, schemas)),
    ...(items === undefined ? [] : unbounded(items, path, schemas)),
  ];
}

describe('API input', () => {
  it('documents a limit for the length, item count, or value of every API input', () => {
    const { paths, components } = openApiDocument(app.nest);
    const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
    const shared = (components?.parameters ?? {}) as unknown as Readonly<Record<string, Parameter>>;
    const open = Object.entries(paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const { parameters = [], requestBody } = item[method] ?? {};
        // Paths and headers are limited by the router and by the maximum size of request headers.
        const queries = (parameters as unknown as readonly (Parameter | { readonly $ref: string })[])
          .map((parameter) => ('$ref' in parameter ? shared[nameIn(parameter.$ref)] : parameter) as Parameter)
          .filter((parameter) => parameter.in === 'query')
          .flatMap(({ name, schema }) => unbounded(schema, `${method} ${path}?${name}`, schemas));
        const contents = (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {};
        // Files have the limits of their kind.
        const bodies = Object.entries(contents).flatMap(([type, { schema }]) =>
          type.startsWith('multipart/') ? [] : unbounded(schema, `${method} ${path} `, schemas),
        );
        return [...queries, ...bodies];
      }),
    );
    expect(open).toEqual([]);
  });
});
