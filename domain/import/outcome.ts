/** What became of a row of a file. */
export const IMPORT_OUTCOMES = ['added', 'changed', 'unchanged', 'kept', 'duplicate', 'wrong'] as const;

export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** How many rows came to what. */
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

export const NO_ROWS: ImportCounts = { added: 0, changed: 0, unchanged: 0, kept: 0, duplicate: 0, wrong: 0 };

/** The sums of two counts. */
export function sumOf(one: ImportCounts, outcomes: readonly ImportOutcome[]): ImportCounts {
  const sum = { ...one };
  for (const outcome of outcomes) sum[outcome] += 1;
  return sum;
}

/** Where an import stands: it waits for a worker, runs, or has ended. */
export const IMPORT_STATES = ['waiting', 'running', 'done', 'failed'] as const;

export type ImportState = (typeof IMPORT_STATES)[number];
