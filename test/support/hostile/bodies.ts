import { fieldsOf, type Operation } from './operations.js';

const KEY = 'a key of a hundred characters, which is longer than what a refusal repeats of it, and has no end yet';

/** JSON texts that cost much to read or to refuse, each in a size of about `count` keys, entries, or levels. */
export const HOSTILE_BODIES: Readonly<Record<string, (operation: Operation, count: number) => string>> = {
  'unknown keys': (_, count) => object(count, (n) => [n.toString(36), 1]),
  'long unknown keys': (_, count) => object(Math.ceil(count / 10), (n) => [`${n} ${KEY}`, 1]),
  'one key again and again': (_, count) => `{${Array.from({ length: count }, () => '"ids":1').join()}}`,
  'an array of numbers': (_, count) => JSON.stringify(Array.from({ length: count }, () => 1)),
  'an array of objects in each field': (operation, count) => inEachField(operation, count, list(count, '{}')),
  'unknown keys in each field': (operation, count) =>
    inEachField(
      operation,
      count,
      list(
        3,
        object(Math.ceil(count / 3), (n) => [`${n}`, null]),
      ),
    ),
  'deep arrays': (_, count) => deep(count, '[', ']'),
  'deep objects': (_, count) => deep(count, '{"a":', '}', 'null'),
  'deep arrays in each field': (operation, count) => inEachField(operation, count, deep(count, '[', ']')),
  'escaped quotes': (operation, count) => inEachField(operation, 1, `"${String.raw`\"`.repeat(count)}"`),
  'white space': (_, count) => `{${' '.repeat(count)}}x`,
  'a long number': (operation, count) => inEachField(operation, 1, '1'.repeat(count)),
};

function object(count: number, entry: (n: number) => readonly [string, unknown]): string {
  return JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => entry(n))));
}

const list = (count: number, entry: string): string => `[${Array.from({ length: count }, () => entry).join()}]`;

const deep = (count: number, open: string, close: string, inside = ''): string =>
  open.repeat(count) + inside + close.repeat(count);

/** The value in every field of the body; in one field alone where it is large, so that all of it is read. */
function inEachField({ body }: Operation, count: number, value: string): string {
  const names = body === null ? [] : Object.keys(fieldsOf(body));
  const filled = count > 1000 ? names.slice(0, 1) : names;
  return `{${[...filled, 'other'].map((name) => `${JSON.stringify(name)}:${value}`).join()}}`;
}
