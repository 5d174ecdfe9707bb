import { deflateRawSync, inflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import type { Operation } from '../hostile/operations.js';
import type { Calls } from '../privacy/call.js';
import { addressesOf } from './addresses.js';
import { changedBody, encodedBody, hostileBody, hostileForm, validBody, validForm, type Body } from './bodies.js';
import { hostileHeader, type HeaderChange } from './headers.js';

export const CALLERS = ['visitor', 'member', 'owner', 'token', 'administrator'] as const;
/** The sender of a request. The token is the owner's. */
export type Caller = (typeof CALLERS)[number];

/** A request to send, without its caller's secrets. */
export interface Attack {
  /** Name in openapi.yaml, such as `POST /api/reviews`. The request may have another method. */
  readonly operation: string;
  readonly caller: Caller;
  readonly method: string;
  /** The path and query. Each character is one byte. */
  readonly target: string;
  readonly body: Body | null;
  readonly changes: readonly HeaderChange[];
}

const METHODS = [
  'GET',
  'HEAD',
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'CONNECT',
  'PROPFIND',
  'get',
  'FOO',
  '',
] as const;

/** Generates requests of an operation: valid ones with one change, and hostile ones. `calls` has requests of its tests. */
export function attacksOn(operation: Operation, calls: Calls): fc.Arbitrary<Attack> {
  const { valid, hostile } = addressesOf(operation, calls);
  const bodies = bodiesOf(operation, calls);
  const header = hostileHeader(operation.parameters.flatMap((each) => (each.in === 'header' ? [each.name] : [])));
  const base = {
    operation: fc.constant(operation.name),
    caller: fc.constantFrom(...CALLERS),
    method: fc.constant<string>(operation.method),
    target: valid,
    body: bodies.valid,
    changes: fc.constant<readonly HeaderChange[]>([]),
  };
  const hasBody = operation.body !== null || operation.form !== null;
  return fc.oneof(
    { weight: 2, arbitrary: fc.record(base) },
    { weight: hasBody ? 8 : 1, arbitrary: fc.record({ ...base, body: bodies.changed }) },
    { weight: hasBody ? 3 : 1, arbitrary: fc.record({ ...base, body: bodies.encoded }) },
    { weight: 5, arbitrary: fc.record({ ...base, target: hostile }) },
    { weight: 4, arbitrary: fc.record({ ...base, changes: header.map((each) => [each]) }) },
    { weight: 1, arbitrary: fc.record({ ...base, method: fc.constantFrom(...METHODS) }) },
    {
      weight: 2,
      arbitrary: fc.record({
        ...base,
        target: hostile,
        body: bodies.hostile,
        changes: fc.array(header, { maxLength: 3 }),
      }),
    },
  );
}

interface Bodies {
  readonly valid: fc.Arbitrary<Body | null>;
  readonly changed: fc.Arbitrary<Body>;
  readonly encoded: fc.Arbitrary<Body>;
  readonly hostile: fc.Arbitrary<Body>;
}

function bodiesOf({ name, body, form }: Operation, calls: Calls): Bodies {
  if (form !== null) {
    const hostile = hostileForm(form);
    return { valid: validForm(form), changed: hostile, encoded: encodedBody(validForm(form)), hostile };
  }
  const encoded = (of: fc.Arbitrary<Body>) => encodedBody(of);
  if (body === null)
    return { valid: fc.constant(null), changed: hostileBody, encoded: encoded(hostileBody), hostile: hostileBody };
  const known = (calls[name] ?? []).flatMap((call) => (call.body === undefined ? [] : [call.body]));
  const valid = validBody(body, known);
  return { valid, changed: changedBody(body, known), encoded: encoded(valid), hostile: hostileBody };
}

/** Returns the bytes of a request. `secrets` are the caller's headers; a change may replace each of them. */
export function bytesOf(attack: Attack, secrets: Readonly<Record<string, string>>, host: string): Buffer {
  const { method, target, body, changes } = attack;
  const replaced = new Set(changes.map(([name]) => name));
  const isChunked = changes.some(([name, values]) => name === 'transfer-encoding' && values.includes('chunked'));
  const own = {
    host,
    ...secrets,
    ...body?.headers,
    ...(body !== null && !isChunked && { 'content-length': String(body.bytes.length) }),
  };
  const lines = [
    ...Object.entries(own)
      .filter(([name]) => !replaced.has(name))
      .map(([name, value]) => `${name}: ${value}`),
    ...changes.flatMap(([name, values]) => values.map((value) => `${name}: ${value}`)),
  ];
  const head = Buffer.from([`${method} ${target} HTTP/1.1`, ...lines, '', ''].join('\r\n'), 'latin1');
  const bytes = body?.bytes ?? Buffer.alloc(0);
  return Buffer.concat(isChunked ? [head, chunk(bytes), Buffer.from('0\r\n\r\n')] : [head, bytes]);
}

function chunk(bytes: Buffer): Buffer {
  if (bytes.length === 0) return bytes;
  return Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
}

/** Returns whether the server may wait for bytes that are never sent. */
export function isHalfSent({ changes, body, method }: Attack): boolean {
  const framing = new Set(['content-length', 'transfer-encoding', 'expect']);
  return changes.some(([name]) => framing.has(name)) || method === 'CONNECT' || body?.bytes.length === 0;
}

/** Returns the request as one line of text for `--replay`. */
export function written(attack: Attack): string {
  const body = attack.body && { bytes: attack.body.bytes.toString('base64'), headers: attack.body.headers };
  return deflateRawSync(JSON.stringify({ ...attack, body })).toString('base64url');
}

export function readWritten(line: string): Attack {
  const attack = JSON.parse(inflateRawSync(Buffer.from(line, 'base64url')).toString()) as Omit<Attack, 'body'> & {
    readonly body: { readonly bytes: string; readonly headers: Body['headers'] } | null;
  };
  return { ...attack, body: attack.body && { ...attack.body, bytes: Buffer.from(attack.body.bytes, 'base64') } };
}
