import fc from 'fast-check';
import type { BodySchema } from '../../../interfaces/http/server/limits/body-limits.js';
import { SCHEMAS } from '../hostile/operations.js';

/** The parts of a JSON schema that describe a valid value. */
export interface Schema extends BodySchema {
  readonly allOf?: readonly Schema[];
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly minItems?: number;
  readonly pattern?: string;
  readonly format?: string;
  readonly examples?: readonly unknown[];
}

/** Maximum length of texts and lists in valid requests, to keep the requests fast. */
const MAX_LENGTH = 40;
const MAX_ITEMS = 3;

/** Maximum depth of schemas that contain themselves. */
const MAX_DEPTH = 6;

const PARAGRAPH = 'A quiet patio, water bowls at the door, and treats for every dog that says hello to the staff. ';

/** Generates values that the schema allows. */
export function validValue(given: BodySchema, depth = 0): fc.Arbitrary<unknown> {
  const schema = given as Schema;
  const { $ref, const: constant, enum: choices, examples = [], allOf, anyOf, oneOf = anyOf } = schema;
  if ($ref !== undefined) return validValue(SCHEMAS[$ref.split('/').at(-1)!]!, depth);
  if (constant !== undefined) return fc.constant(constant);
  if (choices !== undefined) return fc.constantFrom(...choices);
  if (allOf !== undefined) return validValue(merged(allOf), depth);
  if (oneOf !== undefined) return fc.oneof(...oneOf.map((each) => validValue(each, depth + 1)));
  const ofType = valueOfType(schema, depth);
  return examples.length === 0 ? ofType : fc.oneof(fc.constantFrom(...examples), ofType);
}

/** Merges schemas into one with the properties of all. */
function merged(schemas: readonly Schema[]): Schema {
  const all = schemas.map(
    ({ $ref, ...own }) => ($ref === undefined ? own : SCHEMAS[$ref.split('/').at(-1)!]!) as Schema,
  );
  const properties = Object.assign({}, ...all.map((each) => each.properties)) as Record<string, Schema>;
  return { ...Object.assign({}, ...all), properties, required: all.flatMap((each) => each.required ?? []) } as Schema;
}

function valueOfType(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map((type) => GENERATORS[type]!(schema, depth)));
}

const GENERATORS: Readonly<Record<string, (schema: Schema, depth: number) => fc.Arbitrary<unknown>>> = {
  null: () => fc.constant(null),
  boolean: () => fc.boolean(),
  integer: ({ minimum = 0, maximum = 2_147_483_647 }) =>
    fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), minimum + 10_000) }),
  number: ({ minimum = 0, maximum = 1_000_000 }) => fc.double({ min: minimum, max: maximum, noNaN: true }),
  string: text,
  array: ({ items = {}, minItems = 0, maxItems = MAX_ITEMS }, depth) =>
    depth > MAX_DEPTH
      ? fc.constant([])
      : fc.array(validValue(items, depth + 1), {
          minLength: Math.min(minItems, MAX_ITEMS),
          maxLength: Math.min(maxItems, MAX_ITEMS),
        }),
  object: record,
};

function record(schema: Schema, depth: number): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties: others, propertyNames } = schema;
  if (Object.keys(properties).length === 0 && typeof others === 'object') {
    const key =
      propertyNames === undefined ? fc.string({ minLength: 1, maxLength: 12 }) : validValue(propertyNames, depth);
    return fc.dictionary(key as fc.Arbitrary<string>, validValue(others, depth + 1), { maxKeys: MAX_ITEMS });
  }
  const wanted = Object.entries(properties).filter(([name]) => depth <= MAX_DEPTH || required.includes(name));
  const fields = Object.fromEntries(wanted.map(([name, each]) => [name, validValue(each, depth + 1)]));
  return fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
}

const FORMATS: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  date: fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((each) => each.toISOString().slice(0, 10)),
  'date-time': fc
    .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
    .map((each) => each.toISOString()),
  uri: fc.webUrl(),
  binary: fc.constant('file'),
};

function text({ format, pattern, minLength = 0, maxLength = MAX_LENGTH }: Schema): fc.Arbitrary<string> {
  if (format !== undefined && format in FORMATS) return FORMATS[format]!;
  if (pattern !== undefined) return matching(pattern);
  const least = PARAGRAPH.repeat(Math.ceil(Math.max(minLength, 1) / PARAGRAPH.length));
  const words = fc.constantFrom(
    'Austin',
    'Biscuit',
    'walker@example.com',
    'https://example.com/',
    '+15125550142',
    '123456',
    least,
  );
  const typed = fc.string({
    unit: 'grapheme',
    minLength,
    maxLength: Math.max(minLength, Math.min(maxLength, MAX_LENGTH)),
  });
  return fc
    .oneof({ weight: 3, arbitrary: words }, typed)
    .map((each) => (each.length < minLength ? least : each.slice(0, maxLength)));
}

/** Works around fast-check, which supports neither lookahead nor Unicode classes. */
function matching(pattern: string): fc.Arbitrary<string> {
  const simple = pattern.replaceAll(/\(\?=[^)]*\)/g, '').replaceAll(String.raw`\p{L}`, '[a-z]');
  return fc.stringMatching(new RegExp(simple)).filter((each) => new RegExp(pattern, 'u').test(each));
}
