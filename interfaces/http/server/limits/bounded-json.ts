import { DomainError } from '../../../../domain/shared/domain-error.js';
import { isDataUrl } from '../../../../domain/upload/data-url.js';
import { MAX_TYPED_LENGTH } from '../../../contract/shared/typed-text.js';
import { WireError } from '../problem/problem.js';
import type { BodySize } from './body-limits.js';

/**
 * Most bytes outside strings, and most escapes in photos. Parsing is slow for these, while a megabyte of base64 costs
 * next to nothing. PHP escapes each slash of base64, about 45,000 in three photos.
 */
const MAX_STEPS = 65_536;

const BYTE = { quote: 0x22, comma: 0x2c, bracket: 0x5b, backslash: 0x5c, u: 0x75, brace: 0x7b } as const;

const UTF_8 = new TextDecoder();

/**
 * Returns the value of a JSON text in UTF-8. Counts first and stops early, because parsing 100,000 keys takes longer
 * than a request may. Throws INVALID_INPUT if the text exceeds the limits, MALFORMED_REQUEST if it is not JSON.
 */
export function parseBoundedJson(bytes: Buffer, limits: Pick<BodySize, 'values' | 'characters'>): unknown {
  if (!isBounded(bytes, limits)) {
    const [values, characters] = [limits.values, limits.characters].map((limit) => limit.toLocaleString('en-US'));
    const message = `The body is too complex. This call accepts at most ${values} values and ${characters} characters.`;
    throw new DomainError('INVALID_INPUT', message);
  }
  try {
    return JSON.parse(UTF_8.decode(bytes), refusePrototypes);
  } catch (cause) {
    throw new WireError('MALFORMED_REQUEST', {}, { cause });
  }
}

/** Returns whether a text is within its limits. Each value but the first adds a comma or an opening bracket. */
function isBounded(bytes: Buffer, limits: Pick<BodySize, 'values' | 'characters'>): boolean {
  let [values, characters, steps] = [0, 0, 0];
  let isString = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === BYTE.quote) {
      isString = !isString;
      const end = isString ? endOfPhoto(bytes, at + 1) : -1;
      if (end !== -1) at = end - 1;
    } else if (isString) {
      if (!isContinuation(byte)) characters += 1;
      if (byte === BYTE.backslash) at += bytes[at + 1] === BYTE.u ? 5 : 1;
    } else {
      steps += 1;
      if (byte === BYTE.comma || byte === BYTE.bracket || byte === BYTE.brace) values += 1;
    }
    if (values > limits.values || characters > limits.characters || steps > MAX_STEPS) return false;
  }
  return true;
}

/** Returns whether a byte continues a UTF-8 character. */
const isContinuation = (byte: number): boolean => (byte & 0xc0) === 0x80;

/**
 * Returns the position of the quote after the data URL of a photo that starts here; -1 if there is none. To count as a
 * photo, the text must be too long to be typed and have few escapes.
 */
function endOfPhoto(bytes: Buffer, start: number): number {
  if (!isDataUrl(bytes.toString('latin1', start, start + 'data:'.length))) return -1;
  const end = bytes.indexOf(BYTE.quote, start);
  if (end - start <= MAX_TYPED_LENGTH || bytes[end - 1] === BYTE.backslash) return -1;
  return escapesIn(bytes.subarray(start, end)) <= MAX_STEPS ? end : -1;
}

function escapesIn(bytes: Buffer): number {
  let escapes = 0;
  if (bytes.includes(BYTE.backslash)) for (const byte of bytes) if (byte === BYTE.backslash) escapes += 1;
  return escapes;
}

/** Throws for keys that could change the prototype of the object into which a body is copied. */
function refusePrototypes(key: string, value: unknown): unknown {
  const isPrototype = key === '__proto__' || (key === 'constructor' && hasPrototype(value));
  if (isPrototype) throw new SyntaxError(`The key ${key} is not allowed.`);
  return value;
}

const hasPrototype = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype');
