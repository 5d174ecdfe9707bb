import { createHash } from 'node:crypto';

/**
 * Maximum statements that get a name. A connection keeps each one that it ran, and the product has fewer; statements
 * beyond that were built at run time.
 */
const MAX_NAMES = 500;

const names = new Map<string, string>();

/** Gives a statement a name, so that connections prepare it once. Only for statements that are the same each time. */
export function prepare(text: string): void {
  if (names.has(text) || names.size >= MAX_NAMES) return;
  names.set(text, `change-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`);
}

/** Returns the statement's name; undefined if it has none. */
export const preparedName = (text: string): string | undefined => names.get(text);
