import type { Import, ImportOutcome } from '../../../interfaces/contract/import/import.js';

/** Where an import stands, in words. */
export function stateWords({ state, progress, rows }: Pick<Import, 'state' | 'progress' | 'rows'>): string {
  switch (state) {
    case 'waiting':
      return 'Waiting to begin';
    case 'running':
      return `${Math.floor(progress * 100)}% read, ${rows.toLocaleString('en-US')} rows`;
    case 'failed':
      return 'Could not be read';
    case 'done':
      return `${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'}`;
  }
}

/** What rows came to, or would come to in a dry run. */
export const OUTCOME_WORDS: Readonly<Record<ImportOutcome, string>> = {
  added: 'Added',
  changed: 'Changed',
  unchanged: 'Unchanged',
  kept: 'Kept as written by hand',
  duplicate: 'Likely listed already',
  wrong: 'Wrong',
};
