import { firstCharacters } from '../shared/characters.js';

/** Results for a row of a file. */
export const IMPORT_OUTCOMES = [
  'added',
  'changed',
  'joined',
  'unchanged',
  'kept',
  'missing',
  'duplicate',
  'skipped',
  'wrong',
] as const;

export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** Number of rows per outcome. */
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

export const NO_ROWS = Object.fromEntries(IMPORT_OUTCOMES.map((outcome) => [outcome, 0])) as ImportCounts;

/** Adds outcomes to the counts. */
export function sumOf(one: ImportCounts, outcomes: readonly ImportOutcome[]): ImportCounts {
  const sum = { ...one };
  for (const outcome of outcomes) sum[outcome] += 1;
  return sum;
}

/** States of an import: waiting for a worker, running, or ended. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];

/**
 * Returns a text as the report stores it: at most `max` characters, without NUL and half surrogate pairs, which the
 * database can't store.
 */
export function reportText(text: string, max: number): string {
  return firstCharacters(text.replaceAll('\0', ''), max);
}
