import type { OpenAPIObject } from '@nestjs/swagger';
import { MAX_KEY_LENGTH } from '../server/idempotency/idempotency.js';
import { operationsOf } from './operations.js';
import { refusalComponents } from './refusals.js';
import type { Schema } from './schema-walk.js';
import { HEADER_COMPONENTS } from './shared-headers.js';

type Components = NonNullable<OpenAPIObject['components']>;
type Named<T> = Record<string, T>;

interface Parameter {
  readonly name: string;
  readonly in: string;
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Answer {
  readonly description: string;
  readonly content?: Named<{ schema?: Schema; example?: unknown }>;
}

interface Reference {
  readonly $ref: string;
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A key of your choice, such as a UUID, that makes it safe to repeat the call. The call is made once per key; for 24 hours, repeated calls get the first response.',
  schema: { type: 'string', minLength: 1, maxLength: MAX_KEY_LENGTH },
};

/** Moves what several calls share into components. Returns all components except the schemas. */
export function shareComponents(document: OpenAPIObject): Components {
  const parameters: Named<unknown> = { IdempotencyKey: IDEMPOTENCY_KEY };
  const responses: Named<unknown> = refusalComponents();
  const operations = operationsOf(document);
  const known = operations.flatMap((operation) => (operation.parameters ?? []) as (Parameter | Reference)[]);
  known.forEach(tidyParameter);
  const shareParameter = sharing(known, 'parameters', parameters, parameterName);
  const answers = operations.flatMap(({ responses: each }) => Object.values(each) as (Answer | Reference)[]);
  const shareAnswer = sharing(answers, 'responses', responses, answerName);
  for (const operation of operations) {
    const own = (operation.parameters ?? []) as (Parameter | Reference)[];
    delete operation.parameters;
    if (own.length > 0) operation.parameters = own.map(shareParameter) as NonNullable<typeof operation.parameters>;
    for (const [status, answer] of Object.entries(operation.responses))
      operation.responses[status] = shareAnswer(answer as Answer | Reference) as typeof answer;
  }
  known.forEach(withoutTitle);
  return { headers: HEADER_COMPONENTS, parameters, responses } as Components;
}

/** Replaces repeated parts with references to their component. */
function sharing<T extends object>(
  parts: readonly (T | Reference)[],
  kind: 'parameters' | 'responses',
  components: Named<unknown>,
  nameOf: (part: T) => string,
): (part: T | Reference) => T | Reference {
  const counts = new Map<string, number>();
  for (const part of parts) counts.set(JSON.stringify(part), (counts.get(JSON.stringify(part)) ?? 0) + 1);
  return (part) => {
    const text = JSON.stringify(part);
    if ('$ref' in part || counts.get(text) === 1) return part;
    const name = freeName(nameOf(part), (each) => each in components && JSON.stringify(components[each]) !== text);
    components[name] = part;
    return { $ref: `#/components/${kind}/${name}` };
  };
}

/** Returns the name, with a number appended if another part already has it. */
function freeName(name: string, isTaken: (name: string) => boolean): string {
  let free = name;
  for (let number = 2; isTaken(free); number += 1) free = `${name}${String(number)}`;
  return free;
}

/** Removes defaults: `required: false`, and descriptions repeated in the parameter's schema. */
function tidyParameter(parameter: Parameter | Reference): void {
  if ('$ref' in parameter) return;
  if (parameter.required === false) delete parameter.required;
  const { description, ...schema } = parameter.schema;
  if (description === undefined) return;
  parameter.description = description;
  parameter.schema = schema;
}

/** Returns the title of the parameter's schema if there is one, else a name made from the parameter's own. */
function parameterName({ name, schema }: Parameter): string {
  return schema.title ?? pascal(name);
}

function withoutTitle(parameter: Parameter | Reference): void {
  if ('schema' in parameter) delete parameter.schema.title;
}

/** Returns the name of a response's content, or its description if it has no body, such as `Deleted`. */
function answerName({ description, content = {} }: Answer): string {
  const [{ schema } = {}] = Object.values(content);
  const ref = (schema?.$ref ?? schema?.items?.$ref)?.split('/').at(-1);
  if (ref === undefined) return pascal(description);
  return schema?.$ref === undefined ? `${ref}List` : ref;
}

function pascal(words: string): string {
  return words
    .split(/[^A-Za-z0-9]+/)
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join('');
}

/** Moves the example of a response to its schema, once per schema. */
export function shareExamples(document: OpenAPIObject): void {
  const { schemas = {} } = document.components as { schemas?: Named<Schema> };
  for (const { responses } of operationsOf(document)) {
    for (const { content = {} } of Object.values(responses) as Answer[]) {
      for (const medium of Object.values(content)) moveExample(medium, schemas);
    }
  }
}

function moveExample(medium: { schema?: Schema; example?: unknown }, schemas: Named<Schema>): void {
  const isList = medium.schema?.type === 'array';
  const ref = isList ? medium.schema?.items?.$ref : medium.schema?.$ref;
  const schema = schemas[ref?.split('/').at(-1) ?? ''];
  if (schema === undefined || medium.example === undefined) return;
  const shown: unknown = isList ? (medium.example as unknown[])[0] : medium.example;
  if (shown !== undefined) schema.examples ??= [shown];
  delete medium.example;
}
