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

/** What bounds a value of each type, and with it what a call can cost. */
const BOUNDED_BY: Readonly<Record<string, readonly string[]>> = {
  string: ['maxLength', 'pattern', 'enum', 'const', 'format'],
  integer: ['maximum', 'enum'],
  number: ['maximum', 'enum'],
  array: ['maxItems'],
};

/** Only ever compared with what a record has, so that their size costs nothing; bodies hold at most 1 MiB of them. */
const COMPARED = new Set(['version', 'versions', 'ids', 'petProfileId']);

/** The parts of a value that nothing bounds, by their path. */
function unbounded(schema: Schema, path: string, schemas: Readonly<Record<string, Schema>>): string[] {
  const { $ref, anyOf = [], properties = {}, items } = schema;
  if ($ref !== undefined) return unbounded(schemas[$ref.split('/').at(-1) ?? ''] ?? {}, path, schemas);
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

describe('what a call may be sent', () => {
  it('has a bound that the documentation states: every length, number of items and number', () => {
    const { paths, components } = openApiDocument(app.nest);
    const schemas = (components?.schemas ?? {}) as Readonly<Record<string, Schema>>;
    const open = Object.entries(paths).flatMap(([path, item]) =>
      (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((method) => {
        const { parameters = [], requestBody } = item[method] ?? {};
        // What stands in a path or a header is bounded for all of them: by the router, and by what a request's head may hold.
        const queries = (parameters as unknown as readonly { in: string; name: string; schema: Schema }[])
          .filter((parameter) => parameter.in === 'query')
          .flatMap(({ name, schema }) => unbounded(schema, `${method} ${path}?${name}`, schemas));
        const contents = (requestBody as { content?: Record<string, { schema: Schema }> } | undefined)?.content ?? {};
        // A file has the limits of its kind.
        const bodies = Object.entries(contents).flatMap(([type, { schema }]) =>
          type.startsWith('multipart/') ? [] : unbounded(schema, `${method} ${path} `, schemas),
        );
        return [...queries, ...bodies];
      }),
    );
    expect(open).toEqual([]);
  });
});
