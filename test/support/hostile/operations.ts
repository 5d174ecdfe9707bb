import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { BodySchema } from '../../../interfaces/http/server/limits/body-limits.js';

/** A parameter of an operation, in its path, its query, or a header. */
export interface Parameter {
  readonly in: 'path' | 'query' | 'header';
  readonly name: string;
  readonly schema: BodySchema;
}

interface Described {
  readonly description?: string;
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: BodySchema }>> };
}

/** An operation as openapi.yaml describes it. */
export interface Operation {
  /** `POST /api/businesses/batch`. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Names of its query parameters. */
  readonly query: readonly string[];
  /** The schema of its JSON body; null without one. */
  readonly body: BodySchema | null;
  /** The schema of the form's fields if the call takes files; otherwise null. */
  readonly form: BodySchema | null;
  /** The documented limit of its body, in bytes. */
  readonly bodyLimit: number;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

const { paths, components } = parse(readFileSync('openapi.yaml', 'utf8')) as {
  readonly paths: Readonly<Record<string, Partial<Record<(typeof METHODS)[number], Described>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, BodySchema>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
    readonly responses: Readonly<Record<string, { readonly description: string }>>;
  };
};

/** The schemas that a `$ref` names. */
export const SCHEMAS = components.schemas;

export const OPERATIONS: readonly Operation[] = Object.entries(paths).flatMap(([path, item]) =>
  METHODS.flatMap((method) => (item[method] === undefined ? [] : [operationOf(method, path, item[method])])),
);

function operationOf(method: (typeof METHODS)[number], path: string, described: Described): Operation {
  const { description = '', parameters = [], requestBody } = described;
  const upper = method.toUpperCase() as Operation['method'];
  const known = parameters.map((each) => ('$ref' in each ? components.parameters[nameOf(each.$ref)]! : each));
  return {
    name: `${upper} ${path}`,
    method: upper,
    path,
    parameters: known,
    query: known.flatMap((each) => (each.in === 'query' ? [each.name] : [])),
    body: requestBody?.content['application/json']?.schema ?? null,
    form: requestBody?.content['multipart/form-data']?.schema ?? null,
    bodyLimit: sizeIn(/Body limit: ([\w ]+)\./.exec(description)?.[1] ?? defaultLimit()),
  };
}

function nameOf($ref: string): string {
  return $ref.split('/').at(-1)!;
}

function defaultLimit(): string {
  return /The limit is ([\w ]+),/.exec(components.responses['TooLarge']!.description)![1]!;
}

/** '16 KB' in bytes. */
function sizeIn(words: string): number {
  const [, count, unit] = /^(\d+) (KB|MB)$/.exec(words)!;
  return Number(count) * (unit === 'KB' ? 1024 : 1024 * 1024);
}

/** The fields of a body, each with its schema; of a body with several shapes those of all. */
export function fieldsOf(schema: BodySchema): Readonly<Record<string, BodySchema>> {
  const { $ref, anyOf = [], oneOf = anyOf, properties = {} } = schema;
  if ($ref !== undefined) return fieldsOf(SCHEMAS[nameOf($ref)]!);
  return Object.assign({}, properties, ...oneOf.map(fieldsOf)) as Readonly<Record<string, BodySchema>>;
}
