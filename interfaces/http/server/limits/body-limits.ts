import { MAX_TYPED_LENGTH } from '../../../contract/shared/typed-text.js';
import { MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES } from './limits.js';

/** The parts of a JSON schema that bound the size of a value. */
export interface BodySchema {
  readonly $ref?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly type?: string | readonly string[];
  readonly maxLength?: number;
  readonly items?: BodySchema;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, BodySchema>>;
  readonly anyOf?: readonly BodySchema[];
  readonly oneOf?: readonly BodySchema[];
}

/** The size of a JSON value. */
export interface BodySize {
  /** Length of its JSON text. */
  readonly bytes: number;
  /** Number of values in it, objects and arrays included. */
  readonly values: number;
  /** Length of all its keys and strings, without photos as data URLs. */
  readonly characters: number;
}

/** White space, comma, and quotes around a value in JSON that is laid out for people, in bytes. */
const LAYOUT_BYTES = 32;

/** A number, a boolean, or null, in bytes. */
const WORD_BYTES = 32;

/** A client may escape every UTF-16 code unit as \uXXXX. */
const BYTES_PER_CODE_UNIT = 6;

/** Assumed for text with a pattern or format and no maximum length, and for the address of a photo. */
const SHORT_LENGTH = 200;

/** Room for mistakes that have their own message, such as one photo too many. */
const EXTRA_VALUES = 100;

/** The limits of a call without a schema, which ignores its body. */
export const UNREAD_BODY: BodySize = { bytes: MAX_BODY_BYTES, values: EXTRA_VALUES, characters: MAX_BODY_BYTES };

/**
 * The largest body that a call reads: the largest one that its schema allows, with room for mistakes. `definitions` has
 * the schemas that a `$ref` names.
 */
export function bodyLimits(schema: BodySchema, definitions: Readonly<Record<string, BodySchema>>): BodySize {
  const { bytes, values, characters } = largest(schema, definitions);
  return {
    bytes: Math.min(Math.ceil(bytes / MAX_BODY_BYTES) * MAX_BODY_BYTES, MAX_LARGE_BODY_BYTES),
    values: 2 * values + EXTRA_VALUES,
    characters: Math.max(Math.ceil(1.5 * characters), MAX_BODY_BYTES),
  };
}

function largest(schema: BodySchema, definitions: Readonly<Record<string, BodySchema>>): BodySize {
  const sizeOf = (each: BodySchema): BodySize => largest(each, definitions);
  const { $ref, anyOf, oneOf = anyOf, properties, items, maxItems = 0 } = schema;
  if ($ref !== undefined) return sizeOf(definitions[$ref.split('/').at(-1) ?? ''] ?? {});
  if (oneOf !== undefined) return maximum(oneOf.map(sizeOf));
  if (properties !== undefined) {
    const keys = Object.keys(properties).map(({ length }) => ({ ...NOTHING, bytes: length, characters: length }));
    return total([...keys, ...Object.values(properties).map(sizeOf)]);
  }
  if (items !== undefined) {
    const { bytes, values, characters } = sizeOf(items);
    return total([{ bytes: maxItems * bytes, values: maxItems * values, characters: maxItems * characters }]);
  }
  return total([scalar(schema)]);
}

function scalar({ enum: allowed, const: only, type, maxLength = SHORT_LENGTH }: BodySchema): BodySize {
  const words = allowed ?? (only === undefined ? [] : [only]);
  if (words.length > 0) return maximum(words.map((word) => textSize(JSON.stringify(word).length)));
  const isText = type === undefined || [type].flat().includes('string');
  if (!isText) return { ...NOTHING, bytes: WORD_BYTES };
  const { bytes } = textSize(maxLength);
  return { ...textSize(maxLength > MAX_TYPED_LENGTH ? SHORT_LENGTH : maxLength), bytes };
}

const textSize = (characters: number): BodySize => ({
  ...NOTHING,
  bytes: characters * BYTES_PER_CODE_UNIT,
  characters,
});

const NOTHING: BodySize = { bytes: 0, values: 0, characters: 0 };

/** Returns the size of a value with these parts. */
function total(parts: readonly BodySize[]): BodySize {
  const sum = (of: keyof BodySize): number => parts.reduce((before, part) => before + part[of], 0);
  return { bytes: LAYOUT_BYTES + sum('bytes'), values: 1 + sum('values'), characters: sum('characters') };
}

/** Returns a size that holds each of these. */
function maximum(sizes: readonly BodySize[]): BodySize {
  const max = (of: keyof BodySize): number => Math.max(0, ...sizes.map((size) => size[of]));
  return { bytes: max('bytes'), values: max('values'), characters: max('characters') };
}
