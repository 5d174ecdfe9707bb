import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}

interface Described {
  readonly $ref?: string;
  readonly name?: string;
  readonly description?: string;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

interface Operation {
  readonly operationId: string;
  readonly description: string;
  readonly parameters?: readonly Described[];
  readonly requestBody?: Described;
  readonly responses: Readonly<Record<string, Described>>;
}

interface Document {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly parameters: Readonly<Record<string, Described>>;
    readonly headers: Readonly<Record<string, Described>>;
    readonly responses: Readonly<Record<string, Described>>;
  };
}

const { info, paths, components } = parse(readFileSync('openapi.yaml', 'utf8')) as Document;
const operations = Object.values(paths).flatMap((item) => Object.values(item));

/** Fields that mean the same in every record. The guide at the top of the document describes them once. */
const SHARED = ['id', 'createdAt', 'updatedAt'];

/** A full sentence: starts with a capital letter or a code and ends with a period. */
const isSentence = (text = ''): boolean => /^[\p{Lu}\d`$].*[.]$/su.test(text);

/** Whether a schema is described, or only refers to one that is: a component, or a list of it, or null. */
function isDescribed(schema: Schema): boolean {
  if (isSentence(schema.description)) return true;
  if (schema.$ref !== undefined)
    return isSentence(components.schemas[schema.$ref.split('/').at(-1) ?? '']?.description);
  if (schema.items !== undefined) return isDescribed(schema.items);
  return (schema.anyOf ?? []).some(isDescribed);
}

/** Returns the paths of all fields without a description, as in `Claim.business.name`. */
function undescribed(schema: Schema | undefined, path: string): string[] {
  if (schema === undefined) return [];
  const { properties = {}, items, allOf = [], anyOf = [], oneOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, field]) => [
      ...(SHARED.includes(name) || isDescribed(field) ? [] : [`${path}.${name}`]),
      ...undescribed(field, `${path}.${name}`),
    ]),
    ...[items, ...allOf, ...anyOf, ...oneOf].flatMap((inner) => undescribed(inner, path)),
  ];
}

/** Returns the sentences of a text. A period inside code, a number, or an abbreviation does not end one. */
const sentencesOf = (text: string): readonly string[] => text.split(/(?<=[.!?]\)?) (?=[\p{Lu}\d`$])/u);

/** Without the paragraphs on limits, which are generated from the rules. */
const ownText = ({ description }: Operation): string => description.split('\n\n')[0] ?? '';

const MAX_WORDS = 60;

describe('the descriptions in openapi.yaml', () => {
  it('openapi.yaml describes every operation in two or three sentences', () => {
    const counts = operations.map((operation) => [operation.operationId, sentencesOf(ownText(operation)).length]);
    expect(counts.filter(([, count]) => count !== 2 && count !== 3)).toEqual([]);
  });

  it(`openapi.yaml describes every operation in at most ${String(MAX_WORDS)} words`, () => {
    const counts = operations.map(
      (operation) => [operation.operationId, ownText(operation).split(' ').length] as const,
    );
    expect(counts.filter(([, count]) => count > MAX_WORDS)).toEqual([]);
  });

  it('openapi.yaml describes every field, except those that mean the same everywhere', () => {
    const schemas = Object.entries(components.schemas).flatMap(([name, schema]) => undescribed(schema, name));
    const bodies = [
      ...operations.map(({ operationId, requestBody }) => [operationId, requestBody] as const),
      ...operations.flatMap(({ operationId, responses }) =>
        Object.values(responses).map((response) => [operationId, response] as const),
      ),
      ...Object.entries(components.responses),
    ];
    const inline = bodies.flatMap(([name, body]) =>
      Object.values(body?.content ?? {}).flatMap(({ schema }) => undescribed(schema, name)),
    );
    expect([...schemas, ...inline]).toEqual([]);
  });

  it('openapi.yaml describes every schema', () => {
    const without = Object.entries(components.schemas).filter(([, { description }]) => !isSentence(description));
    expect(without.map(([name, { description }]) => [name, description])).toEqual([]);
  });

  it('openapi.yaml describes every parameter and every header', () => {
    const inline = operations.flatMap(({ operationId, parameters = [] }) =>
      parameters.map((parameter) => [`${operationId} ${parameter.name ?? ''}`, parameter] as const),
    );
    const all = [...inline, ...Object.entries(components.parameters), ...Object.entries(components.headers)];
    const without = all.filter(([, { $ref, description }]) => $ref === undefined && !isSentence(description));
    expect(without.map(([name, { description }]) => [name, description])).toEqual([]);
  });

  it('the guide in openapi.yaml names the fields that mean the same everywhere', () => {
    for (const name of SHARED) expect(info.description).toContain(`\`${name}\``);
  });
});
