import { globSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';
import { DomainError } from '../../domain/shared/domain-error.js';
import { ContractPipe } from '../../interfaces/http/server/contract.pipe.js';

const CONTRACT = join(import.meta.dirname, '../../interfaces/contract');
const pipe = new ContractPipe();

/** Words of the library's own messages, and of schemas rather than of people. */
const LIBRARY_TEXT =
  /Invalid (?:option|discriminator|string|number|key|value|input:|UUID|URL|ISO|email)|Too (?:big|small)|expected |input: expected|Unrecognized|[<>]=/;

interface JsonSchema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly maximum?: number;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly maxItems?: number;
  readonly minItems?: number;
}

type Definitions = Readonly<Record<string, JsonSchema>>;

const WRONG_TYPES: readonly unknown[] = [undefined, null, true, 1.5, -1e30, 1e30, 'no such value', {}, [], [null], NaN];

/** Returns values that break each rule of a JSON schema at least once. */
function wrongValues(schema: JsonSchema, defs: Definitions, depth = 0): unknown[] {
  if (depth > 6) return [];
  if (schema.$ref !== undefined) return wrongValues(defs[schema.$ref.split('/').at(-1) ?? ''] ?? {}, defs, depth + 1);
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const { properties = {}, items, maximum, minimum, maxLength = 0, maxItems, minLength, minItems } = schema;
  const constants = Object.entries(properties).filter(([, each]) => each.const !== undefined);
  const base = Object.fromEntries(constants.map(([name, each]) => [name, each.const]));
  return [
    ...(depth === 0 ? [] : WRONG_TYPES),
    ...(maximum === undefined ? [] : [maximum + 1]),
    ...(minimum === undefined ? [] : [minimum - 1]),
    ...(minLength === undefined ? [] : ['']),
    ...(schema.type === 'string' ? ['x'.repeat(Math.min(maxLength, 30_000) + 1), 'a\0b'] : []),
    ...(maxItems === undefined || maxItems > 1000 ? [] : [Array.from({ length: maxItems + 1 }, (_, n) => `${n}`)]),
    ...(minItems === undefined ? [] : [[]]),
    ...(items === undefined ? [] : wrongValues(items, defs, depth + 1).map((value) => [value])),
    ...(schema.type === 'object' ? [{ ...base, noSuchField: 1 }] : []),
    ...Object.entries(properties).flatMap(([name, each]) =>
      wrongValues(each, defs, depth + 1).map((value) => ({ ...base, [name]: value })),
    ),
    ...options.flatMap((each) => wrongValues(each, defs, depth + 1)),
  ];
}

/** Returns each message that a schema gives for wrong values, as 'path: message'. */
function messagesOf(schema: z.ZodType): Set<string> {
  const { $defs = {}, ...own } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const messages = new Set<string>();
  for (const value of [undefined, null, [], 'text', 7, {}, ...wrongValues(own, $defs)]) {
    try {
      pipe.transform(value, { type: 'custom', schema } as Parameters<ContractPipe['transform']>[1]);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      messages.add(error.message);
      for (const { path, message } of error.errors) messages.add(`${path}: ${message}`);
    }
  }
  return messages;
}

const files = globSync('**/*.ts', { cwd: CONTRACT });
const schemas: [string, z.ZodType][] = [];
for (const file of files) {
  const module = (await import(`../../interfaces/contract/${file}`)) as Record<string, unknown>;
  for (const [name, value] of Object.entries(module))
    if (value instanceof z.ZodType) schemas.push([`${file} ${name}`, value]);
}

/** Nobody sends these: they describe responses. */
const RESPONSES = /ReviewSummary|ShownPet|AdminReport|ReportedContent|MapPoint/;

describe('messages of the contract', () => {
  it('no schema of the contract answers a wrong value with text of the zod library', () => {
    expect(schemas.length).toBeGreaterThan(150);
    const found = schemas.flatMap(([name, schema]) =>
      [...messagesOf(schema)].filter((message) => LIBRARY_TEXT.test(message)).map((message) => `${name}: ${message}`),
    );
    expect(found).toEqual([]);
  });

  it('no schema of a request answers a wrong value with "Invalid input"', () => {
    const requests = schemas.filter(([name]) => !RESPONSES.test(name));
    const found = requests.flatMap(([name, schema]) =>
      [...messagesOf(schema)].filter((message) => message.endsWith('Invalid input')).map((text) => `${name}: ${text}`),
    );
    expect(found).toEqual([]);
  });
});
